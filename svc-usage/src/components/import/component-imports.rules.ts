import { faultOf, type KnownReferences, type Reference } from '@carnet/fact-log';
import { checkedAs } from '@carnet/fields';
import { type CheckedEntry, checkedEntry, entriesOfFile, isEntry, wellFormed } from '@carnet/imports';
import { Invalid } from '@carnet/messages';
import type { EntryFields } from '../../entries/entry.entity.js';
import { newEntry } from '../../entries/entry.rules.js';
import type { FitmentFields } from '../../fitments/fitment.entity.js';
import { daysOf, inTheWay, newFitment, overlap } from '../../fitments/fitment.rules.js';
import { placesFor } from '../../life/life.rules.js';
import type { Placed } from '../../life/place.rules.js';
import * as m from '../../messages/component.js';
import { inTheWay as isInTheWay } from '../../messages/fitment.js';
import { VEHICLES } from '../../references.rules.js';
import type { TyreOfSet } from '../component.dto.js';
import { type ComponentFields, TYRE_POSITIONS, type TyrePosition } from '../component.entity.js';
import { homeOf, newComponent } from '../component.rules.js';
import { ImportedComponent } from './component-imports.dto.js';

/** A component with its fitments and entries, before it has an id. */
export interface WholeComponent {
  component: ComponentFields;
  mounted: FitmentFields[];
  happened: EntryFields[];
}

export type CheckedComponent = CheckedEntry<{ whole: WholeComponent }>;

/** A fitment with its component's name, for a refusal message. */
export interface NamedPlace extends Placed {
  name: string;
}

/** The components of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendComponents, none: m.noComponents, tooMany: m.tooManyComponents });

/** Checks one entry by the rules of the forms, without comparing it to stored data. */
export const checked = (entry: unknown, index: number): CheckedComponent =>
  checkedEntry(index, () => ({ whole: toWhole(isEntry(entry) ? entry : {}) }));

/** References of a component's fitments, all to other services. */
export const referencesOf = ({ mounted }: WholeComponent): Reference[] =>
  mounted.map(({ vehicle_id }) => ({ target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] }));

/** The limit is needed because each fitment is compared with all others of its kind. */
const MOST_FITMENTS = 5_000;

/** @throws Invalid (400) */
export function requireFew(entries: readonly CheckedComponent[]): void {
  const count = entries.reduce((sum, entry) => sum + ('whole' in entry ? entry.whole.mounted.length : 0), 0);
  if (count > MOST_FITMENTS) throw Invalid.field('mounted', m.tooManyMounted({ most: MOST_FITMENTS }));
}

/** Refuses an entry that is mounted on an unknown vehicle. */
export function withKnownVehicles(entry: CheckedComponent, known: KnownReferences): CheckedComponent {
  if ('why' in entry) return entry;
  const fault = faultOf(referencesOf(entry.whole), known);
  return fault ? { index: entry.index, why: fault.said } : entry;
}

/**
 * Refuses entries whose place is already taken, by stored components or by earlier entries.
 * @param isMade tells whether an earlier request has stored the entry, which must not collide with itself
 */
export function withFreePlaces(
  entries: readonly CheckedComponent[],
  stored: readonly NamedPlace[],
  isMade: (index: number) => boolean,
): CheckedComponent[] {
  const taken = [...stored];
  return entries.map((entry) => {
    if ('why' in entry || isMade(entry.index)) return entry;
    const wanted = placesOf(entry.whole, entry.index);
    const clash = wanted.flatMap((one) => inTheWay(one, taken) as NamedPlace[])[0];
    if (clash) return { index: entry.index, why: isInTheWay({ name: clash.name }) };
    taken.push(...wanted);
    return entry;
  });
}

const TEXTS = ['name', 'maker', 'number', 'size', 'stored_at', 'note'] as const;
/** A placeholder id of a component during the checks. */
const NONE_YET = { id: 0, owner_id: 0 as never, version: 0 };
const NEW = { component_id: NONE_YET.id };

/** Tyre positions of vehicles with one wheel at each end. */
const ENDS: readonly TyrePosition[] = ['front', 'rear'];

/** Derives the tyres of a set without a list of tyres, from the positions in its fitments, rotations or tread readings. */
function tyresNamed(
  kind: ImportedComponent['kind'],
  mounted: ImportedComponent['mounted'],
  happened: ImportedComponent['happened'],
): TyreOfSet[] | null {
  if (kind !== 'tyres') return null;
  const placed = [...(mounted ?? []), ...(happened ?? [])].find(({ positions }) => positions?.length)?.positions;
  const read = (happened ?? []).flatMap(({ depths }) => (depths ?? []).map(({ position }) => position));
  const isAtEnds = read.length > 0 && read.every((position) => ENDS.some((one) => one === position));
  const named = placed?.toSorted((a, b) => placeOf(a) - placeOf(b)) ?? (isAtEnds ? ENDS : null);
  return named?.map((position) => ({ position: position as TyrePosition })) ?? null;
}

const placeOf = (position: string): number => TYRE_POSITIONS.findIndex((one) => one === position);

function toWhole(entry: Record<string, unknown>): WholeComponent {
  const texts = Object.fromEntries(TEXTS.flatMap((key) => (key in entry ? [[key, wellFormed(entry[key])]] : [])));
  const { mounted, happened, ...input } = checkedAs(ImportedComponent, { ...entry, ...texts });
  const component = newComponent({ ...input, tyres: input.tyres ?? tyresNamed(input.kind, mounted, happened) });
  const stored = { ...component, ...NONE_YET };
  const moved = (happened ?? [])
    .filter(({ kind }) => kind === 'rotation')
    .map((one, id) => ({ ...newEntry({ ...one, ...NEW }, { ...stored, fitments: [], entries: [] }), id }));
  const said = (mounted ?? []).flatMap((one, id) =>
    one.positions ? [{ ...newFitment({ ...one, ...NEW }, stored, []), id }] : [],
  );
  const fitments = (mounted ?? []).map((one) =>
    newFitment({ ...one, ...NEW }, stored, placesFor(daysOf(one), homeOf(component), said, moved)),
  );
  requireApart(fitments, component);
  const followed = { ...stored, driven: [], fitments: fitments.map((one, id) => ({ ...one, id })) };
  const entries: EntryFields[] = [];
  for (const one of happened ?? []) {
    const before = entries.map((fields, id) => ({ ...fields, id }));
    entries.push(newEntry({ ...one, ...NEW }, { ...followed, entries: before }));
  }
  return { component, mounted: fitments, happened: entries };
}

/** A component is only on one vehicle at a time. @throws Invalid (400) */
function requireApart(fitments: readonly FitmentFields[], { kind }: ComponentFields): void {
  const placed = fitments.map((one, id): Placed => ({ ...one, id, kind }));
  if (placed.some((one, at) => placed.slice(at + 1).some((other) => overlap(one, other))))
    throw Invalid.field('mounted', m.mountedTwice);
}

/** Negative ids, which no stored row has. */
const placesOf = ({ component: { kind, name }, mounted }: WholeComponent, index: number): NamedPlace[] =>
  mounted.map((one, at) => ({ ...one, kind, name, component_id: -1 - index, id: -1 - index * 1_000 - at }));
