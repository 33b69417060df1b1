import { formatMileage, formatMoney, personUnit } from '../../formats/format';
import type { OdometerUnit } from '../../formats/person';
import { formatKnownDate } from '../../formats/known-date';
import type { ChangedField, ChangedRecord, ChangesOf, History, HistoryEntry, NamedItem } from './changes-of';
import * as units from '../../messages/forms';

/** One line of a change: the values before and after, null for no value; or only what `became` of the field, if the values are not shown. */
export type ChangeLine =
  | { label: string; before: string | null; after: string | null }
  | { label: string; became: 'added' | 'changed' | 'removed' };

export interface Told {
  seq: number;
  action: HistoryEntry['action'];
  at: string;
  /** Id of the person who made the change; undefined for the owner. */
  by?: number;
  lines: ChangeLine[];
}

type Values = Readonly<Record<string, string | null>>;
type Fields<Shown extends ChangedRecord> = ChangesOf<Shown>['fields'];
type ShownField<Shown> = Exclude<ChangedField<Shown>, { with: string }>;

/**
 * A record's history for display, in the order of the answer. The values at creation are left out: later changes or the page itself show them. An
 * entry without any visible field is left out.
 */
export function toldOf<Shown extends ChangedRecord>(
  { entries, more = false }: History,
  fields: Fields<Shown>,
  record: Shown,
): Told[] {
  const told: Told[] = [];
  let after: Values = {};
  for (const { seq, action, at, actor_id, changes } of entries.toReversed()) {
    // If older entries are left out, `before: null` does not mean that the field was empty.
    const said = more ? changes.filter((change) => change.before !== null) : changes;
    const before = { ...Object.fromEntries(said.map(({ name, before }) => [name, before])), ...after };
    after = { ...before, ...Object.fromEntries(changes.map(({ name, after }) => [name, after])) };
    const names = action === 'changed' ? changes.map(({ name }) => name) : [];
    const lines = linesOf(names, { fields, record, before, after, more });
    if (action !== 'changed' || lines.length > 0) told.push({ seq, action, at, by: actor_id ?? undefined, lines });
  }
  return told.reverse();
}

interface Change<Shown extends ChangedRecord> {
  fields: Fields<Shown>;
  record: Shown;
  before: Values;
  after: Values;
  more: boolean;
}

/** The changed fields in the order of their description. Each appears once, even if several of its parts changed. */
function linesOf<Shown extends ChangedRecord>(names: readonly string[], change: Change<Shown>): ChangeLine[] {
  const changed = new Set(names.map((name) => mainOf(name, change.fields)));
  return Object.entries(change.fields).flatMap(([name, field]) =>
    field && 'as' in field && changed.has(name) ? lineOf(name, field, change) : [],
  );
}

const EDTF = /_edtf$/;

/** The field that shows the value of a given field. */
export function mainOf<Shown extends ChangedRecord>(name: string, fields: Fields<Shown>): string {
  const field = fields[name];
  return field && 'with' in field ? field.with : name.replace(EDTF, '');
}

function lineOf<Shown extends ChangedRecord>(
  name: string,
  field: ShownField<Shown>,
  { record, before, after, more }: Change<Shown>,
): ChangeLine[] {
  const [was, is] = [before[name] ?? null, after[name] ?? null];
  const [textBefore, textAfter] = [before, after].map((values) => textOf(name, field, values, record));
  const { label } = field;
  if (more && partsOf(name, field).some((part) => !(part in before)))
    return [{ label, became: is === null ? 'removed' : 'changed' }];
  if (textBefore === undefined || textAfter === undefined)
    return [{ label, became: was === null ? 'added' : is === null ? 'removed' : 'changed' }];
  return textBefore === textAfter ? [] : [{ label, before: textBefore, after: textAfter }];
}

/** Names of the fields that are shown together with a value. */
const partsOf = <Shown>(name: string, field: ShownField<Shown>): string[] =>
  field.as === 'date' ? [name, `${name}_edtf`] : field.as === 'money' ? [name, field.currency] : [name];

/** A value as text, as on the record's page; null if there is no value, undefined if it cannot be shown. */
export function textOf<Shown extends ChangedRecord>(
  name: string,
  field: ShownField<Shown>,
  values: Values,
  record: Shown,
): string | null | undefined {
  const value = values[name] ?? null;
  if (field.as === 'long') return undefined;
  if (field.as === 'list') return listOf(value, field.tell);
  if (value === null) return null;
  switch (field.as) {
    case 'text':
      return value;
    case 'choice':
      return field.of[value] ?? value;
    case 'date':
      return formatKnownDate(value, values[`${name}_edtf`]);
    case 'money':
      return formatMoney(Number(value), value, values[field.currency]);
    case 'mileage':
      return formatMileage(Number(value), unitIn(values, record));
    case 'unit':
      return UNITS[value as OdometerUnit] ?? value;
    case 'name':
      return field.nameOf(Number(value), record);
    case 'names':
      return namesOf(value, (item) => field.nameOf(item, record));
  }
}

const UNITS: Readonly<Record<OdometerUnit, string>> = { mi: units.miles, km: units.kilometers, h: units.hours };

/** The unit at that time, if the record is the vehicle itself. */
const unitIn = (values: Values, record: ChangedRecord): OdometerUnit =>
  (values.odometer_unit as OdometerUnit | null | undefined) ?? record.odometer_unit ?? personUnit();

function listOf(value: string | null, tell: (list: readonly unknown[] | null) => string | null) {
  return isCut(value) ? undefined : tell(value === null ? null : (JSON.parse(value) as unknown[]));
}

/** True if the service shortened a long list. */
const isCut = (value: string | null): boolean => value?.endsWith('…') ?? false;

/** Names of all items; undefined if any is unknown, because a partial list would not show what was changed. */
function namesOf(value: string, nameOf: (item: NamedItem) => string | undefined): string | undefined {
  if (isCut(value)) return undefined;
  const items = JSON.parse(value) as readonly (number | NamedItem)[];
  const names = items.map((item) => {
    const named = typeof item === 'number' ? { id: item } : item;
    const name = nameOf(named);
    return name && named.quantity && named.quantity > 1 ? `${name} × ${named.quantity}` : name;
  });
  return names.includes(undefined) ? undefined : names.join(', ');
}
