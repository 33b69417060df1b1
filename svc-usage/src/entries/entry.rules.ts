import type { Reference } from '@carnet/fact-log';
import { merged } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { homeOf } from '../components/component.rules.js';
import { requirePlaces } from '../fitments/fitment.rules.js';
import type { FollowedComponent } from '../life/followed.repository.js';
import { arrangementOn } from '../life/life.rules.js';
import { shallowest } from '../life/tread.rules.js';
import * as m from '../messages/entry.js';
import { COMPONENTS } from '../references.rules.js';
import type { CreateEntry, DepthOfTyre, UpdateEntry } from './entry.dto.js';
import type { Entry, EntryFields } from './entry.entity.js';

/** The parts of a component that an entry needs: fitments and rotations tell which tyre was at a measured position. */
export type ArrangedComponent = Pick<FollowedComponent, 'tyres' | 'fitments'> & {
  entries: readonly Pick<EntryFields & { id: number }, 'id' | 'kind' | 'happened_on' | 'positions'>[];
};

/** @throws Invalid (400) if a required field is missing, or the component does not support the entry */
export const newEntry = (input: CreateEntry, component: ArrangedComponent): EntryFields =>
  checked(
    {
      component_id: input.component_id,
      kind: input.kind,
      happened_on: input.happened_on,
      mileage: input.mileage ?? null,
      positions: input.positions ?? null,
      depth_unit: input.depth_unit ?? null,
      depths: depthsOf(input.depths),
      distance: input.distance ?? null,
      distance_unit: input.distance_unit ?? null,
      hours: input.hours ?? null,
      sessions: input.sessions ?? null,
      open: input.open ?? null,
      note: input.note ?? null,
    },
    component,
  );

/** The entry after an update: omitted fields stay unchanged, null clears (contract §1). */
export function changedEntry(stored: Entry, input: UpdateEntry, component: ArrangedComponent): Entry {
  const { depths, ...rest } = input;
  return checked(merged(stored, { ...rest, ...(depths !== undefined && { depths: depthsOf(depths) }) }), component);
}

const depthsOf = (depths: readonly DepthOfTyre[] | null | undefined): EntryFields['depths'] =>
  depths?.map(({ position, inner = null, middle = null, outer = null }) => ({ position, inner, middle, outer })) ??
  null;

/** Checks that an entry has the fields of its kind, and no others. */
function checked<Fields extends EntryFields>(fields: Fields, component: ArrangedComponent): Fields {
  const { kind, positions, depths, depth_unit, distance, distance_unit, hours, sessions, open } = fields;
  const isOf = (one: EntryFields['kind']): boolean => kind === one;
  if ((isOf('rotation') || isOf('tread')) && !component.tyres) throw Invalid.field('kind', m.onlyTyres);
  if (isOf('rotation')) requirePlaces('positions', positions ?? [], component.tyres!.length);
  if (isOf('tread')) requireDepths(fields, component);
  if (isOf('use') && distance === null && hours === null && sessions === null && open === null)
    throw Invalid.field('distance', m.useRequired);
  return {
    ...fields,
    positions: isOf('rotation') ? positions : null,
    depth_unit: isOf('tread') ? (depth_unit ?? 'mm') : null,
    depths: isOf('tread') ? depths : null,
    distance: isOf('use') ? distance : null,
    distance_unit: isOf('use') && distance !== null ? (distance_unit ?? 'km') : null,
    hours: isOf('use') ? hours : null,
    sessions: isOf('use') ? sessions : null,
    open: isOf('use') ? open : null,
  };
}

function requireDepths({ depths, happened_on }: EntryFields, component: ArrangedComponent): void {
  if (!depths || depths.length === 0) throw Invalid.field('depths', m.depthsRequired);
  const places = arrangementOn(homeOf(component), component.fitments, component.entries, happened_on);
  const isTwice = new Set(depths.map(({ position }) => position)).size < depths.length;
  if (isTwice || depths.some((depth) => shallowest(depth) === null)) throw Invalid.field('depths', m.depthMeasured);
  const elsewhere = depths.find(({ position }) => !places.includes(position));
  if (elsewhere) throw Invalid.field('depths', m.depthPosition({ position: elsewhere.position }));
}

export const referencesOf = ({ component_id }: Pick<EntryFields, 'component_id'>): Reference[] => [
  { target: COMPONENTS, field: 'component_id', ids: [component_id] },
];
