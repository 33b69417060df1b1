import type { service } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import { amountOf, cellsOf, currencyOf, guessedOf, mileageOf } from './cells.rules';
import { type Guessed, type Mapping, placeOf } from './mapping.rules';
import { keyOfEvent, type Present } from './present.rules';
import { leftOutOf, shortened, type Target, workOf } from './rows.rules';
import type { Field, LeftOut, PlanColumns } from './table-format';
import { plain, type Table, type TableRow, vehicleOf } from './tables.rules';
import { oneAfter, daysIn, type Every, readEvery, readRecurrence } from './intervals.rules';
import { latestPlan, type Read, readDay, unitIn } from './values.rules';

/** Parts of a plan that Carnet cannot express, or does otherwise. */
export type Told = 'interval' | 'distance' | 'day' | 'mileage' | 'once' | 'by-day' | 'counts-otherwise' | 'ends';

/** Why a plan is none that can be taken. */
export type PlanLeftOut =
  | Extract<LeftOut, 'present' | 'in-other-file'>
  | 'undue'
  | 'counts-otherwise'
  | 'unknown'
  | 'superseded'
  | 'over'
  | 'twice';

/** A plan as the file has it: its distances are in `unit`. */
export interface ReadPlan {
  every: Every | null;
  distance: number | null;
  due_on: string | null;
  due_mileage: number | null;
  unit: OdometerUnit;
  /** The day after which it does not recur any more. */
  ends?: string | null;
  /** The plan as it is sent to the service. */
  plan: service.CreatePlan;
  told: readonly Told[];
  guessed: readonly Guessed[];
}

export type PlanFate = ReadPlan | { leftOut: PlanLeftOut } | { field: Field | 'interval'; unreadable: string };

export interface JudgedPlan {
  /** The number of its row in the file. */
  line: number;
  name: string;
  /** The day of the record that it stands with, where it stands with one: the last of its name counts. */
  recorded: string | null;
  fate: PlanFate;
}

/** The outcome of a plan: a template that recurs, a template that is due once, or an event. */
export const becomes = ({ plan }: ReadPlan): 'recurs' | 'once' | 'event' =>
  plan.recurrence_time_interval || plan.recurrence_mileage_interval ? 'recurs' : plan.due_on ? 'event' : 'once';

export const isTakenPlan = (judged: JudgedPlan): judged is JudgedPlan & { fate: ReadPlan } => 'plan' in judged.fate;

/** The plans of a subject in all tables of its file. Of several of one name the last counts. */
export const plansOf = (tables: readonly (readonly [Table, Mapping])[], target: Target): JudgedPlan[] =>
  unlessSuperseded(tables.flatMap(([table, mapping]) => plansIn(table, mapping, target)));

function plansIn(table: Table, mapping: Mapping, target: Target): JudgedPlan[] {
  const { format } = table;
  // A person's choice that rows are nothing, or that reminders are done work, applies to their plans as well.
  if (!format?.plans || (mapping.kind === 'nothing') !== (format.kind === 'nothing')) return [];
  return table.rows.flatMap((row) => planOf(row, table, mapping, target) ?? []);
}

function planOf(row: TableRow, table: Table, mapping: Mapping, target: Target): JudgedPlan | null {
  const columns = table.format!.plans!;
  const leftOut = leftOutOf(row, table, mapping, target);
  const isAlone = leftOut !== null;
  if (isAlone && leftOut !== 'reminder' && leftOut !== 'plan') return null;
  const cell = cellsOf(row, mapping);
  if (mapping.columns.name === undefined) {
    const said = row.cells.map((text) => text.trim()).filter(Boolean);
    return { line: row.line, name: shortened(said.join(' · ')), recorded: null, fate: { leftOut: 'unknown' } };
  }
  const fate = fateOf(row, table, mapping, { target, columns, isAlone });
  if (fate === null) return null;
  const recorded = isAlone ? null : readDay(cell('date'), mapping.dates, latestPlan(target.today));
  return {
    line: row.line,
    name: shortened(workOf(cell, table, mapping, target).name),
    recorded: recorded && 'value' in recorded ? recorded.value : null,
    fate,
  };
}

interface PlanContext {
  target: Target;
  columns: PlanColumns;
  /** The row is a plan and nothing else: what it costs is what it is expected to. */
  isAlone: boolean;
}

/** Null where a record says nothing of a plan. */
function fateOf(row: TableRow, table: Table, mapping: Mapping, context: PlanContext): PlanFate | null {
  const { target, columns, isAlone } = context;
  const cell = cellsOf(row, mapping);
  if (columns.over?.some(({ column, is }) => is.includes(textOf(row, table, [column])))) return { leftOut: 'over' };
  const times = textOf(row, table, columns.every);
  const every = columns.recurrence ? readRecurrence(textOf(row, table, columns.recurrence), times) : readEvery(times);
  const saidUnit = unitIn(cell('unit')) ?? table.facts?.units?.get(vehicleOf(row, table)) ?? null;
  const unit = saidUnit ?? mapping.unit;
  const distance = distanceOf(row, table, mapping, columns, unit);
  const ends = readDay(textOf(row, table, columns.ends), mapping.dates, latestPlan(target.today));
  if ('unreadable' in every) return { field: 'interval', ...every };
  if ('unreadable' in distance) return { field: 'interval', ...distance };
  if ('unreadable' in ends) return { field: 'date', ...ends };
  const due = dueOf(row, table, mapping, { ...context, every: every.value, distance: distance.value });
  if ('field' in due) return due;
  if (!due.on && !due.at && !every.value && !distance.value) return isAlone ? { leftOut: 'undue' } : null;
  const said = { every: every.value, distance: distance.value, due_on: due.on, due_mileage: due.at, unit };
  const isCommon = inUnit(1, unit, target.vehicle.odometer_unit) !== null;
  const [expressed, told] = expressedOf(isCommon ? said : { ...said, distance: null, due_mileage: null });
  if (!expressed) return { leftOut: isCommon ? 'undue' : 'counts-otherwise' };
  const currency = currencyOf(cell, mapping);
  if ('unreadable' in currency) return { field: 'currency', ...currency };
  const cost = isAlone ? amountOf(cell('cost'), currency.value ?? mapping.currency, mapping) : { value: null };
  if ('unreadable' in cost) return { field: 'cost', ...cost };
  const { name, type } = workOf(cell, table, mapping, target);
  const isOnce = !expressed.recurrence_time_interval && !expressed.recurrence_mileage_interval;
  const isUnsaid = !columns.every && !columns.distance && !columns.recurrence && !columns.distances;
  const doesEnd = !isOnce && ends.value !== null;
  const counts = isCommon || (distance.value === null && due.at === null);
  return {
    ...said,
    ...(doesEnd && { ends: ends.value }),
    plan: {
      ...{ vehicle_id: target.vehicle.id, name: shortened(name), type, source: table.format!.product },
      ...expressed,
      distance_unit: unit,
      notes: cell('notes') === name ? null : cell('notes') || null,
      ...(cost.value && { estimated_cost: cost.value, currency: currency.value }),
    },
    told: [
      ...told,
      ...(isOnce && isUnsaid ? ['once' as const] : []),
      ...(counts ? [] : ['counts-otherwise' as const]),
      ...(doesEnd ? ['ends' as const] : []),
    ],
    guessed: guessedOf(mapping, {
      unit: Boolean(expressed.recurrence_mileage_interval ?? expressed.due_mileage) && saidUnit === null,
      currency: Boolean(cost.value) && !currency.isSaid,
    }),
  };
}

function textOf({ cells }: TableRow, { header }: Table, said: readonly string[] | number | undefined): string {
  return cells[placeOf(header, said)]?.trim() ?? '';
}

/** In the unit of the row; of several columns the first that says something. */
function distanceOf(
  row: TableRow,
  table: Table,
  mapping: Mapping,
  { distance, distances = [] }: PlanColumns,
  unit: OdometerUnit,
): Read<number> {
  const read = ([text, of]: readonly [string, OdometerUnit]): Read<number> => {
    const found = mileageOf(text, mapping);
    if ('unreadable' in found) return found;
    return whole({ value: found.value && inUnit(found.value, of, unit) });
  };
  const all = [
    [textOf(row, table, distance), unit] as const,
    ...distances.map(([of, column]) => [textOf(row, table, [column]), of] as const),
  ].map(read);
  return all.find((one) => 'unreadable' in one || one.value !== null) ?? { value: null };
}

/** Products write 0 for none; no schedule here counts parts of a mile. */
const whole = (read: Read<number>): Read<number> =>
  'value' in read ? { value: read.value === null ? null : Math.round(read.value) || null } : read;

/** When it is due next: as the row says, or where the product reckons from the record itself, one interval after that. */
function dueOf(
  row: TableRow,
  table: Table,
  mapping: Mapping,
  { target, columns, every, distance }: PlanContext & { every: Every | null; distance: number | null },
): { on: string | null; at: number | null } | { field: Field; unreadable: string } {
  const cell = cellsOf(row, mapping);
  const metric = textOf(row, table, columns.metric).toLowerCase();
  const said = (column: readonly string[] | undefined, field: Field, isOther: boolean) => {
    if (isOther) return '';
    return columns.fromRecord ? cell(field) : textOf(row, table, column);
  };
  const dayText = said(columns.dueOn, 'date', metric === 'odometer');
  const isNone = columns.noDay !== undefined && dayText.startsWith(columns.noDay);
  const day = readDay(isNone ? '' : dayText, mapping.dates, latestPlan(target.today));
  const mileage = whole(mileageOf(said(columns.dueAt, 'mileage', metric === 'date'), mapping));
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in mileage) return { field: 'mileage', ...mileage };
  if (!columns.fromRecord) return { on: day.value, at: mileage.value };
  return {
    on: every && day.value ? oneAfter(day.value, every) : null,
    at: distance && mileage.value !== null ? mileage.value + distance : null,
  };
}

type Expressed = Pick<
  service.CreatePlan,
  'recurrence_time_interval' | 'recurrence_mileage_interval' | 'due_on' | 'due_mileage'
>;

/**
 * A plan as Carnet has it, due next where the product shows it, and what of it is left out. An interval counts only with its next point, as no product shows
 * it as due without one; what has one without an interval is due there once, where nothing recurs beside it.
 */
function expressedOf(
  said: Pick<ReadPlan, 'every' | 'distance' | 'due_on' | 'due_mileage'>,
): [Expressed | null, Told[]] {
  const { every, distance, due_on, due_mileage } = said;
  const days = every && due_on ? daysIn(every) : null;
  const run = distance && due_mileage ? distance : null;
  const told: Told[] = [
    ...(every && !days ? ['interval' as const] : []),
    ...(distance && !run ? ['distance' as const] : []),
  ];
  if (days || run)
    return [
      {
        ...{ recurrence_time_interval: days, recurrence_mileage_interval: run },
        ...{ due_on: days ? due_on : null, due_mileage: run ? due_mileage : null },
      },
      [...told, ...(due_on && !days ? ['day' as const] : []), ...(due_mileage && !run ? ['mileage' as const] : [])],
    ];
  if (!due_on && !due_mileage) return [null, told];
  return [{ due_on, due_mileage }, [...told, ...(due_on && due_mileage ? ['by-day' as const] : [])]];
}

/** Marks plans as superseded. Of records of one name the last counts; of plans that are the same template or event here, the one that is due last. */
function unlessSuperseded(plans: readonly JudgedPlan[]): JudgedPlan[] {
  const ofRecords = lastOf(
    plans.filter((one) => one.recorded !== null && isTakenPlan(one)),
    ({ name }) => plain(name),
    ({ recorded }) => recorded!,
  );
  const left = plans.map((one) =>
    one.recorded === null || !isTakenPlan(one) || ofRecords.has(one) ? one : superseded(one),
  );
  const ofTemplates = lastOf(
    left.filter(isTakenPlan),
    keyOfPlan,
    ({ fate }) => fate.due_on ?? padded(fate.due_mileage),
  );
  const last = left.map((one) => (!isTakenPlan(one) || ofTemplates.has(one) ? one : superseded(one)));
  // A product that reminds of what recurs by a reminder of its own has it twice.
  const recurring = new Set(
    last
      .filter(isTakenPlan)
      .filter(({ fate }) => becomes(fate) === 'recurs')
      .map(keyOfDay),
  );
  return last.map((one) =>
    isTakenPlan(one) && becomes(one.fate) === 'event' && recurring.has(keyOfDay(one))
      ? { ...superseded(one), fate: { leftOut: 'twice' } }
      : one,
  );
}

const superseded = ({ line, name, recorded }: JudgedPlan): JudgedPlan => ({
  ...{ line, name, recorded },
  fate: { leftOut: 'superseded' },
});

const keyOfDay = ({ name, fate }: JudgedPlan & { fate: ReadPlan }): string => `${plain(name)} ${fate.due_on}`;

const padded = (mileage: number | null): string => String(mileage ?? 0).padStart(10, '0');

/** Finds, for each key, the one that comes last in the order. */
function lastOf<One>(some: readonly One[], keyOf: (one: One) => string, orderOf: (one: One) => string): Set<One> {
  const last = new Map<string, One>();
  for (const one of some) {
    const other = last.get(keyOf(one));
    if (other === undefined || orderOf(one) >= orderOf(other)) last.set(keyOf(one), one);
  }
  return new Set(last.values());
}

/** The key of the template or event that a plan becomes. Two plans of a vehicle with the same key are one here. */
function keyOfPlan({ fate }: JudgedPlan & { fate: ReadPlan }): string {
  const { plan } = fate;
  return becomes(fate) === 'event'
    ? `event ${keyOfEvent(eventOf(fate))}`
    : `template ${keyOfTemplate(templateOf(plan))}`;
}

type TemplateKey = Pick<
  service.ServiceEventTemplateView,
  'name' | 'recurrence_time_interval' | 'recurrence_mileage_interval' | 'recurrence_total_mileage' | 'distance_unit'
>;

/** The name, whatever its case, and how it recurs. */
export function keyOfTemplate(template: TemplateKey): string {
  const { recurrence_time_interval: days, recurrence_mileage_interval: run, recurrence_total_mileage: at } = template;
  return JSON.stringify([plain(template.name), days || 0, run || 0, at || 0, run || at ? template.distance_unit : '']);
}

function templateOf(plan: service.CreatePlan): TemplateKey {
  const { recurrence_time_interval: days = null, recurrence_mileage_interval: run = null } = plan;
  return {
    name: plan.name,
    ...{ recurrence_time_interval: days, recurrence_mileage_interval: run },
    recurrence_total_mileage: days || run ? null : (plan.due_mileage ?? null),
    distance_unit: plan.distance_unit ?? 'mi',
  };
}

const eventOf = ({ plan }: ReadPlan, mileage: number | null = plan.due_mileage ?? null) => ({
  ...{ name: plan.name, date_performed: plan.due_on, mileage_at_service: mileage },
  ...{ cost: plan.estimated_cost ?? null, currency: plan.currency ?? null },
});

/** The key by which a plan is known again on a vehicle that counts in `unit`: that of the event or of the template that it becomes. */
export function plannedKey(read: ReadPlan, unit: OdometerUnit): { of: 'events' | 'templates'; key: string } {
  if (becomes(read) !== 'event') return { of: 'templates', key: keyOfTemplate(templateOf(read.plan)) };
  const at = read.plan.due_mileage ? inUnit(read.plan.due_mileage, read.unit, unit) : null;
  return { of: 'events', key: keyOfEvent(eventOf(read, at === null ? null : Math.round(at))) };
}

/** A plan is left out that is on an active schedule of the vehicle already, or among its events. */
export function unlessPlanned(judged: JudgedPlan, known: Present, unit: OdometerUnit): JudgedPlan {
  if (!isTakenPlan(judged)) return judged;
  const { of, key } = plannedKey(judged.fate, unit);
  return known[of]?.has(key) ? { ...judged, fate: { leftOut: 'present' } } : judged;
}
