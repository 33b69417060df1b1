import type { usage } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import { cellsOf, mileageOf } from './cells.rules';
import { yesOrNo } from './fuel-values.rules';
import type { Guessed, Mapping } from './mapping.rules';
import { keyOfComponent, type Present } from './present.rules';
import { leftOutOf, shortened, type Target } from './rows.rules';
import { type Field, WITHIN } from './table-format';
import { placeIn, type Table, type TableRow } from './tables.rules';
import { readDay, readNumber } from './values.rules';

export type ImportedComponent = usage.ImportedComponent;
type Mounted = usage.ImportedFitment;
type Happened = usage.ImportedEntry;

/** Data of a component that is imported differently from the file. */
export type ComponentTold = 'until-next' | 'since-today' | 'ran-before' | 'dot';

/** A set of tyres or a component in the API's form. */
export interface ReadComponent {
  component: ImportedComponent;
  told: readonly ComponentTold[];
  guessed: readonly Guessed[];
}

export type ComponentFate =
  | ReadComponent
  | { leftOut: 'present' | 'in-other-file' }
  | { field: Field | 'distance'; unreadable: string };

export interface JudgedComponent {
  /** Line of its first row in the file. */
  line: number;
  name: string;
  fate: ComponentFate;
}

export const isTakenComponent = (one: JudgedComponent): one is JudgedComponent & { fate: ReadComponent } =>
  'component' in one.fate;

type Tables = readonly (readonly [Table, Mapping])[];

/** Rows of one subject in a table, with the table's mapping. */
interface Reading {
  table: Table;
  mapping: Mapping;
  rows: readonly TableRow[];
  target: Target;
  /** All tables of the file. They may contain related data. */
  beside: Tables;
}

const MAX_NOTE = 5_000;
const MAX_SIZE = 100;

/** Tyres and components of a subject in all tables of its file (ADR 140). */
export const componentsOf = (tables: Tables, target: Target): JudgedComponent[] =>
  tables.flatMap(([table, mapping]) => {
    const form = table.format?.components;
    if (!form || mapping.kind !== 'nothing') return [];
    const rows = table.rows.filter((row) => leftOutOf(row, table, mapping, target) === 'component');
    return READERS[form]({ table, mapping, rows, target, beside: tables });
  });

/** Leaves out a component that exists already, by kind, name and size. */
export const unlessMounted = (judged: JudgedComponent, { components }: Present): JudgedComponent =>
  isTakenComponent(judged) && components?.has(keyOfComponent(judged.fate.component))
    ? { ...judged, fate: { leftOut: 'present' } }
    : judged;

const textIn = ({ cells }: TableRow, { header }: Table, column: string): string =>
  cells[placeIn(header, column)]?.trim() ?? '';

const noteOf = (lines: readonly string[]): string | null => lines.filter(Boolean).join('\n').slice(0, MAX_NOTE) || null;

const READERS = { 'road-trip': roadTrip, lubelogger: lubeLogger, mygarage: myGarage };

/** Unit stated by another table of the file, otherwise the assumed unit of all its odometers. */
function unitOf({ mapping, beside }: Reading): { unit: OdometerUnit; guessed: Guessed[] } {
  const said = beside.find(([, one]) => one.columns.mileage !== undefined && !one.guessed?.includes('unit'))?.[1].unit;
  return said ? { unit: said, guessed: [] } : { unit: mapping.unit, guessed: ['unit'] };
}

interface Mounting {
  row: TableRow;
  day: string | null;
  mileage: number | null;
}

const ROAD_TRIP = { size: 3, more: [4, 5, 6], id: 9, parent: 10 };

/**
 * Road Trip's tire log has one set on the vehicle at a time: a set is removed when the next one is mounted. A row with a parent mounts the parent's set again.
 */
function roadTrip(reading: Reading): JudgedComponent[] {
  const { rows, table } = reading;
  const read = rows.map((row) => mountingOf(row, reading));
  const good = read
    .flatMap((one) => ('day' in one && (one.day !== null || one.mileage !== null) ? [one] : []))
    .sort(byTime);
  const idOf = ({ cells }: TableRow) => cells[ROAD_TRIP.id]?.trim() ?? '';
  const known = new Set(rows.map(idOf).filter(Boolean));
  const parentOf = ({ cells }: TableRow) => {
    const parent = cells[ROAD_TRIP.parent]?.trim() ?? '';
    return known.has(parent) ? parent : '';
  };
  return rows.flatMap((row, at): JudgedComponent[] => {
    const name = shortened(row.cells[0]?.trim() || row.cells[ROAD_TRIP.size]?.trim() || table.section || '');
    const own = read[at]!;
    if ('unreadable' in own) return [{ line: row.line, name, fate: own }];
    if (parentOf(row) !== '' && parentOf(row) !== idOf(row)) return [];
    const times = good.flatMap((one, place) => {
      const isIts = one.row === row || (idOf(row) !== '' && parentOf(one.row) === idOf(row));
      return isIts ? [{ from: one, to: good[place + 1] ?? null }] : [];
    });
    return [{ line: row.line, name, fate: roadTripSet(row, name, times, reading) }];
  });
}

const byTime = (one: Mounting, other: Mounting): number =>
  (one.day ?? '').localeCompare(other.day ?? '') || (one.mileage ?? 0) - (other.mileage ?? 0);

function mountingOf(row: TableRow, reading: Reading): Mounting | { field: Field; unreadable: string } {
  const { mapping, target } = reading;
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, target.today);
  const mileage = mileageOf(cell('mileage'), mapping);
  if ('unreadable' in day) return { field: 'date', ...day };
  if ('unreadable' in mileage) return { field: 'mileage', ...mileage };
  if (day.value !== null && day.value > target.today) return { field: 'date', unreadable: cell('date') };
  const value = mileage.value && inUnit(mileage.value, unitOf(reading).unit, target.vehicle.odometer_unit);
  return { row, day: day.value, mileage: value ? Math.round(value) : null };
}

function roadTripSet(
  row: TableRow,
  name: string,
  times: readonly { from: Mounting; to: Mounting | null }[],
  reading: Reading,
): ReadComponent {
  const { table, mapping, target } = reading;
  const mounted = times.map(({ from, to }): Mounted => ({
    vehicle_id: target.vehicle.id,
    ...{ from_on: from.day, from_mileage: from.mileage },
    ...(to && { to_on: to.day, to_mileage: to.mileage }),
  }));
  const more = ROAD_TRIP.more
    .filter((place) => !/^[\s0.,]*$/.test(row.cells[place] ?? ''))
    .map((place) => `${table.header[place]}: ${row.cells[place]!.trim()}`);
  return {
    component: {
      ...{ kind: 'tyres', name, size: row.cells[ROAD_TRIP.size]?.trim().slice(0, MAX_SIZE) || null },
      ...{ note: noteOf([cellsOf(row, mapping)('notes'), more.join(', ')]), mounted },
    },
    told: times.some(({ to }) => to !== null) ? ['until-next'] : [],
    guessed: mounted.some(({ from_mileage }) => from_mileage !== null) ? unitOf(reading).guessed : [],
  };
}

const TYRES = /\b(tire|tyre|reifen|winterr[äa]der|sommerr[äa]der|pneu|neum[áa]tico|llanta|gomm[ea])|pneumatic|タイヤ/i;
const FRONT = /\b(front|vorn|vorder|avant|delanter|anterior)/i;
const LEFT = /\b(left|links|gauche|izquierd|sinistr)/i;
const RIGHT = /\b(right|rechts|droite?\b|derech|destr)/i;
/** A word for one tyre. In German the singular and the plural are the same. */
const ONE_TYRE = /\b(tire|tyre|pneu|neum[áa]tico|llanta|gomma|pneumatico)\b/i;
const REAR = /\b(rear|back|hinten|hinter|arri[èe]re|traser|posterior)/i;

/** LubeLogger stores whether a component is mounted and how far it ran, but no dates. It counts as mounted since today, and its distance as run before. */
function lubeLogger(reading: Reading): JudgedComponent[] {
  const { rows, table, mapping } = reading;
  return rows.map((row) => {
    const tags = textIn(row, table, 'tags');
    const name = shortened(cellsOf(row, mapping)('name') || tags || table.format!.product);
    const distance = mileageOf(textIn(row, table, 'distancetraveled'), mapping);
    if ('unreadable' in distance) return { line: row.line, name, fate: { field: 'distance', ...distance } };
    return { line: row.line, name, fate: equipmentOf(row, name, distance.value ?? 0, reading) };
  });
}

function equipmentOf(row: TableRow, name: string, distance: number, reading: Reading): ReadComponent {
  const { table, mapping, target } = reading;
  const { vehicle, today } = target;
  const isOn = yesOrNo(textIn(row, table, 'isequipped')) === true;
  const tags = textIn(row, table, 'tags');
  const { unit, guessed } = unitOf(reading);
  const ran = unit === 'h' ? { hours: distance } : { distance, distance_unit: unit };
  return {
    component: {
      ...(TYRES.test(name) ? { kind: 'tyres' as const, ...tyresNamed(name) } : { kind: 'other' as const }),
      name,
      note: noteOf([cellsOf(row, mapping)('notes'), ...extraFields(row, table), tags === name ? '' : tags]),
      mounted: isOn ? [{ vehicle_id: vehicle.id, from_on: today }] : [],
      happened: distance > 0 ? [{ kind: 'use', happened_on: today, ...ran }] : [],
    },
    told: [...(isOn ? ['since-today' as const] : []), ...(distance > 0 ? ['ran-before' as const] : [])],
    guessed: distance > 0 ? guessed : [],
  };
}

/**
 * Tyre positions that a name mentions: one tyre, or those of an axle. If the name has no axle, or both axles but no single tyre, the API sets the positions.
 */
function tyresNamed(name: string): Pick<ImportedComponent, 'tyres'> {
  const axles = [...(FRONT.test(name) ? ['front' as const] : []), ...(REAR.test(name) ? ['rear' as const] : [])];
  const sides = [...(LEFT.test(name) ? ['left' as const] : []), ...(RIGHT.test(name) ? ['right' as const] : [])];
  const [axle, other] = axles;
  if (!axle || (other && !ONE_TYRE.test(name))) return {};
  if (other) return { tyres: axles.map((position) => ({ position })) };
  if (ONE_TYRE.test(name) && sides.length === 0) return { tyres: [{ position: axle }] };
  const both = sides.length > 0 ? sides : (['left', 'right'] as const);
  return { tyres: both.map((side) => ({ position: `${axle}-${side}` as const })) };
}

type Place = keyof typeof PLACES;
const PLACES = {
  FL: 'front-left',
  FR: 'front-right',
  RL: 'rear-left',
  RR: 'rear-right',
  SPARE: 'spare',
} as const;

const tyreAt = (place: Place) => ({ position: PLACES[place] });

/** Extra columns that the person defined, in a CSV. In a JSON file they are in the notes already. */
const extraFields = (row: TableRow, { header }: Table): string[] =>
  header.flatMap((name, at) =>
    /^extrafield_/i.test(name) && row.cells[at]?.trim() ? [`${name.slice(11)}: ${row.cells[at].trim()}`] : [],
  );

/** MyGarage stores each tyre separately. Tyres of the same make, model, size and day form a set. */
function myGarage(reading: Reading): JudgedComponent[] {
  const { rows, table } = reading;
  const keyOf = (row: TableRow) =>
    JSON.stringify(['brand', 'model_name', 'size', 'installed_date'].map((column) => textIn(row, table, column)));
  return grouped(rows, keyOf).map((tyres) => {
    const [first] = tyres as [TableRow, ...TableRow[]];
    const text = (column: string) => textIn(first, table, column);
    const name = [text('brand'), text('model_name')].filter(Boolean).join(' ') || text('size');
    return { line: first.line, name: shortened(name || table.format!.product), fate: setOf(tyres, name, reading) };
  });
}

function setOf(rows: readonly TableRow[], name: string, reading: Reading): ComponentFate {
  const { table, mapping, target } = reading;
  const places = rows.map((row) => textIn(row, table, 'position').toUpperCase());
  const odd = places.find((place) => !Object.hasOwn(PLACES, place));
  if (odd !== undefined) return { field: 'type', unreadable: odd };
  const day = readDay(textIn(rows[0]!, table, 'installed_date'), mapping.dates, target.today);
  if ('unreadable' in day) return { field: 'date', ...day };
  const read = readingsOf(rows, reading);
  if ('field' in read) return read;
  const dots = rows.map((row) => textIn(row, table, 'dot_code'));
  const least = Math.max(0, ...rows.map((row) => numberIn(row, table, 'min_tread_mm', mapping) ?? 0));
  const notes = rows.flatMap((row, at) => {
    const own = [
      ...(isWeek(dots[at]!) || dots[at] === '' ? [] : [`DOT ${dots[at]}`]),
      ...(read.length === 0 && numberIn(row, table, 'tread_depth_mm', mapping)
        ? [`${textIn(row, table, 'tread_depth_mm')} mm`]
        : []),
      textIn(row, table, 'notes'),
    ].filter(Boolean);
    return own.length > 0 ? [`${places[at]}: ${own.join(', ')}`] : [];
  });
  return {
    component: {
      ...{
        kind: 'tyres',
        name: shortened(name || table.format!.product),
        maker: textIn(rows[0]!, table, 'brand') || null,
      },
      size: textIn(rows[0]!, table, 'size').slice(0, MAX_SIZE) || null,
      tyres: places.map((place, at) => ({ ...tyreAt(place as Place), dot: isWeek(dots[at]!) ? dots[at]! : null })),
      limits: least > 0 ? [{ by: 'tread', value: least, unit: 'mm', source: table.format!.product }] : [],
      ...{ note: noteOf(notes), happened: read },
      mounted: [{ vehicle_id: target.vehicle.id, from_on: day.value ?? target.today }],
    },
    told: [
      ...(day.value === null ? ['since-today' as const] : []),
      ...(dots.some((dot) => dot !== '' && !isWeek(dot)) ? ['dot' as const] : []),
    ],
    guessed: [],
  };
}

export function grouped<One>(some: readonly One[], keyOf: (one: One) => string): One[][] {
  const groups = new Map<string, One[]>();
  for (const one of some) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups.values()];
}

/** True for a four-digit DOT code: week and year. Three digits leave the decade open. */
function isWeek(dot: string): boolean {
  const week = Number(/(?:^|\D)(\d\d)\d\d$/.exec(dot)?.[1] ?? 0);
  return week >= 1 && week <= 53;
}

function numberIn(row: TableRow, table: Table, column: string, { mark }: Mapping): number | null {
  const read = readNumber(textIn(row, table, column), mark);
  return 'value' in read ? read.value : null;
}

/** Tread depths of a set by day and odometer, oldest first. Readings with only a pressure are skipped. */
function readingsOf(
  rows: readonly TableRow[],
  { table, target, beside }: Reading,
): Happened[] | { field: Field; unreadable: string } {
  const found = beside.find(
    ([one]) => one.format?.product === table.format!.product && placeIn(one.header, 'tire_id') >= 0,
  );
  if (!found) return [];
  const [readings, mapping] = found;
  const placeOf = new Map(rows.map((row) => [textIn(row, table, 'id'), textIn(row, table, 'position').toUpperCase()]));
  const tyreOf = (row: TableRow) => textIn(row, readings, 'tire_id') || textIn(row, readings, WITHIN);
  const own = readings.rows.filter(
    (row) => placeOf.has(tyreOf(row)) && numberIn(row, readings, 'tread_depth_mm', mapping) !== null,
  );
  const keyOf = (row: TableRow) =>
    JSON.stringify(['recorded_at', 'odometer_km'].map((column) => textIn(row, readings, column)));
  const entries: Happened[] = [];
  for (const some of grouped(own, keyOf)) {
    const [first] = some as [TableRow, ...TableRow[]];
    const day = readDay(textIn(first, readings, 'recorded_at'), mapping.dates, target.today);
    if ('unreadable' in day || day.value === null)
      return { field: 'date', unreadable: textIn(first, readings, 'recorded_at') };
    const km = numberIn(first, readings, 'odometer_km', mapping);
    const mileage = km && inUnit(km, 'km', target.vehicle.odometer_unit);
    // If a tyre was measured twice at the same mileage, the last reading counts.
    const depths = new Map(
      some.map((row) => [placeOf.get(tyreOf(row)) as Place, numberIn(row, readings, 'tread_depth_mm', mapping)!]),
    );
    entries.push({
      ...{ kind: 'tread', happened_on: day.value, mileage: mileage ? Math.round(mileage) : null, depth_unit: 'mm' },
      depths: [...depths].map(([place, middle]) => ({ position: PLACES[place], middle })),
      note: noteOf(some.map((row) => textIn(row, readings, 'notes'))),
    });
  }
  return entries.sort((one, other) => one.happened_on.localeCompare(other.happened_on));
}
