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

/** Parts of a plan that are lost or changed by the import. */
export type Told = 'interval' | 'distance' | 'day' | 'mileage' | 'once' | 'by-day' | 'counts-otherwise' | 'ends';

/** Reason why a plan is not imported. */
export type PlanLeftOut =
  | Extract<LeftOut, 'present' | 'in-other-file'>
  | 'undue'
  | 'counts-otherwise'
  | 'unknown'
  | 'superseded'
  | 'over'
  | 'twice';

/** A plan as parsed. Its distances are in `unit`. */
export interface ReadPlan {
  every: Every | null;
  distance: number | null;
  due_on: string | null;
  due_mileage: number | null;
  unit: OdometerUnit;
  /** The last day on which it may recur. */
  ends?: string | null;
  /** The request body. */
  plan: service.CreatePlan;
  told: readonly Told[];
  guessed: readonly Guessed[];
}

export type PlanFate = ReadPlan | { leftOut: PlanLeftOut } | { field: Field | 'interval'; unreadable: string };

export interface JudgedPlan {
  /** Line of its row in the file. */
  line: number;
  name: string;
  /** Date of the record that contains the plan; null if the row is only a plan. Of several plans with one name, the plan of the latest record counts. */
  recorded: string | null;
  fate: PlanFate;
}

/** Result of a plan: a recurring template, a template due once, or an event. */
export const becomes = ({ plan }: ReadPlan): 'recurs' | 'once' | 'event' =>
  plan.recurrence_time_interval || plan.recurrence_mileage_interval ? 'recurs' : plan.due_on ? 'event' : 'once';

export const isTakenPlan = (judged: JudgedPlan): judged is JudgedPlan & { fate: ReadPlan } => 'plan' in judged.fate;

/** Plans of a subject in all tables of its file. Of several with one name, the last one counts. */
export const plansOf = (tables: readonly (readonly [Table, Mapping])[], target: Target): JudgedPlan[] =>
  unlessSuperseded(tables.flatMap(([table, mapping]) => plansIn(table, mapping, target)));

function plansIn(table: Table, mapping: Mapping, target: Target): JudgedPlan[] {
  const { format } = table;
  // If the person imports these rows as nothing, or imports reminders as completed work, that also applies to their plans.
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
  /** True if the row is only a plan. Its cost is then the expected cost. */
  isAlone: boolean;
}

/** Null if the record contains no plan. */
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

/** Distance in the vehicle's unit. If there are several columns, the first one with a value counts. */
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

/** Rounds, because schedules use whole numbers. Products write 0 for none. */
const whole = (read: Read<number>): Read<number> =>
  'value' in read ? { value: read.value === null ? null : Math.round(read.value) || null } : read;

/** Next due point: as the row states it, or one interval after the record if the product computes it that way. */
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
 * Converts a plan to Carnet's form, due at the product's next due point, and lists what is lost. An interval without a due point is dropped, because no
 * product shows it as due. A due point without an interval is due once, unless something else in the plan recurs.
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

/**
 * Marks superseded plans. Of plans in records with one name, the latest record's counts. Of plans that become the same template or event, the one that is due
 * last counts.
 */
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
  // Some products list a recurring item twice, because its reminder is a plan of its own.
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

/** For each key, finds the item that comes last in the order. */
function lastOf<One>(some: readonly One[], keyOf: (one: One) => string, orderOf: (one: One) => string): Set<One> {
  const last = new Map<string, One>();
  for (const one of some) {
    const other = last.get(keyOf(one));
    if (other === undefined || orderOf(one) >= orderOf(other)) last.set(keyOf(one), one);
  }
  return new Set(last.values());
}

/** Key of the template or event that a plan becomes. Plans of a vehicle with the same key are duplicates. */
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

/** Key of a template: its name, ignoring case, and its recurrence. */
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

/** Key that identifies a plan on a vehicle with this odometer unit: that of the event or the template. */
export function plannedKey(read: ReadPlan, unit: OdometerUnit): { of: 'events' | 'templates'; key: string } {
  if (becomes(read) !== 'event') return { of: 'templates', key: keyOfTemplate(templateOf(read.plan)) };
  const at = read.plan.due_mileage ? inUnit(read.plan.due_mileage, read.unit, unit) : null;
  return { of: 'events', key: keyOfEvent(eventOf(read, at === null ? null : Math.round(at))) };
}

/** Leaves out a plan that is already on an active schedule of the vehicle, or among its events. */
export function unlessPlanned(judged: JudgedPlan, known: Present, unit: OdometerUnit): JudgedPlan {
  if (!isTakenPlan(judged)) return judged;
  const { of, key } = plannedKey(judged.fate, unit);
  return known[of]?.has(key) ? { ...judged, fate: { leftOut: 'present' } } : judged;
}
