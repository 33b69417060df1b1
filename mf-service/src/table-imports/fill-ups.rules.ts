import type { usage } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { decimalsOf } from '@carnet/mf-kit/forms';
import { type Cell, cellsOf, currencyOf, guessedOf, notNegative, odometerOf } from './cells.rules';
import { amountUnitIn, energyIn, isFull, isSoldIn, timeIn, yesOrNo } from './fuel-values.rules';
import type { Guessed, Mapping } from './mapping.rules';
import type { AmountUnit, Energy, Field } from './table-format';
import { plain, type Table, type TableRow, vehicleOf } from './tables.rules';
import { type Read, readDay, readNumber } from './values.rules';

/** Result of a fill-up row: the fill-up, or the value that cannot be parsed. */
export type FillUpFate =
  | { fillUp: usage.CreateFillUp; guessed: readonly Guessed[] }
  | { field: Field; unreadable: string };

/** The vehicle, and the last possible day. */
interface Whose {
  vehicle: { id: number; odometer_unit: OdometerUnit };
  today: string;
}

/** Decimals of amounts and prices in svc-usage. */
const DECIMALS = 6;
const MOST = 1_000_000;
const MAX_STATION = 200;
const MAX_NOTE = 5_000;
const MAX_TANK = 9;

/** Parses an amount or a price of fuel. Unlike money, it never has thousands separators without decimals. */
const figureOf = (cell: Cell, field: Field, { mark }: Mapping): Read<number> =>
  notNegative(readNumber(cell(field), mark), cell(field));

/** Tells whether a row has an amount of fuel. 0 does not count. */
export function saysAmount(row: TableRow, mapping: Mapping): boolean {
  const cell = cellsOf(row, mapping);
  const amount = figureOf(cell, 'amount', mapping);
  return 'unreadable' in amount || (amount.value ?? 0) > 0;
}

/** A fill-up with too little data to import. */
export interface LostFillUp {
  day: string;
  odometer: number | null;
  energy: Energy;
}

/** A fill-up row that was not imported; null if it shows no fuel (amount 0 without cost, which is just a reading) or if its day cannot be parsed. */
export function lostFillUpOf(
  row: TableRow,
  table: Table,
  mapping: Mapping,
  { vehicle, today }: Whose,
): LostFillUp | null {
  const cell = cellsOf(row, mapping);
  const day = readDay(cell('date'), mapping.dates, today);
  if ('unreadable' in day || day.value === null) return null;
  const figures = (['amount', 'cost', 'price'] as const).map((field) => figureOf(cell, field, mapping));
  const says = figures.some((read) => 'unreadable' in read || (read.value ?? 0) > 0);
  if (!says && cell('amount') !== '') return null;
  const odometer = odometerOf(row, table, mapping, vehicle.odometer_unit);
  const { energy } = energyOf(row, table, mapping, tankOf(cell));
  return { day: day.value, odometer: 'value' in odometer ? odometer.value : null, energy };
}

/** Fill-ups that follow a lost one. They are marked, because the missing fuel would make their consumption too low. */
export function missedAfter(
  fillUps: readonly usage.CreateFillUp[],
  lost: readonly LostFillUp[],
): ReadonlySet<usage.CreateFillUp> {
  const missed = new Set<usage.CreateFillUp>();
  const open = new Set<Energy>();
  const taken = fillUps.map((fillUp) => ({
    ...{ fillUp, day: fillUp.filled_on, energy: fillUp.energy },
    odometer: fillUp.odometer ?? Infinity,
  }));
  const left = lost.map((one) => ({ ...one, fillUp: null, odometer: one.odometer ?? -Infinity }));
  for (const { fillUp, energy } of [...taken, ...left].sort(byTime))
    if (fillUp === null) open.add(energy);
    else if (open.delete(energy)) missed.add(fillUp);
  return missed;
}

interface Placed {
  day: string;
  odometer: number;
}

const byTime = (one: Placed, other: Placed): number => {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1;
  return one.odometer === other.odometer ? 0 : one.odometer - other.odometer;
};

/** Parses a fill-up with all its fields. */
export function fillUpOf(row: TableRow, table: Table, mapping: Mapping, { vehicle, today }: Whose): FillUpFate {
  const cell = cellsOf(row, mapping);
  const read = {
    date: readDay(cell('date'), mapping.dates, today),
    amount: figureOf(cell, 'amount', mapping),
    price: figureOf(cell, 'price', mapping),
    cost: figureOf(cell, 'cost', mapping),
    currency: currencyOf(cell, mapping, cell('cost') === '' ? 'price' : 'cost'),
    full: fullOf(cell, table),
  };
  for (const [field, value] of Object.entries(read))
    if ('unreadable' in value) return { field: field as Field, unreadable: value.unreadable };
  const odometer = odometerOf(row, table, mapping, vehicle.odometer_unit);
  if ('unreadable' in odometer) return odometer;
  const { date, amount, price, cost, full, currency } = read as {
    [Key in keyof typeof read]: Extract<(typeof read)[Key], { value: unknown }>;
  };
  const day = date.value;
  if (day === null || day > today) return { field: 'date', unreadable: cell('date') };
  if (amount.value === null || amount.value > MOST) return { field: 'amount', unreadable: cell('amount') };
  if ((price.value ?? 0) > MOST) return { field: 'price', unreadable: cell('price') };
  const tank = tankOf(cell);
  const { energy, isSaid: isEnergySaid } = energyOf(row, table, mapping, tank);
  if (table.facts?.amountUnits?.[energy] === 'lb') return { field: 'amountUnit', unreadable: 'lb' };
  const { unit, isSaid: isUnitSaid } = unitOf(cell, table, mapping, energy);
  if (!isSoldIn(energy, unit)) return { field: 'amountUnit', unreadable: unit };
  const paid = paidOf({ cost: cost.value, price: price.value, amount: amount.value, energy });
  const hasPaid = paid.total !== null || paid.unit_price !== null;
  const code = currency.value ?? mapping.currency;
  return {
    guessed: guessedOf(mapping, {
      unit: !odometer.isUnitSaid,
      currency: hasPaid && !('isSaid' in currency && currency.isSaid),
      amountUnit: !isUnitSaid,
      energy: !isEnergySaid,
    }),
    fillUp: {
      ...{ vehicle_id: vehicle.id, filled_on: day, at: timeIn(cell('time')) ?? timeIn(cell('date')) },
      ...{ odometer: odometer.value, energy, amount: rounded(amount.value, DECIMALS), unit },
      ...{ full: full.value ?? true, missed_before: missedOf(cell, table) },
      total: paid.total === null ? null : rounded(paid.total, decimalsOf(code)),
      ...{ unit_price: paid.unit_price, currency: hasPaid ? code : null },
      station: stationOf(cell, table),
      ...{ tank, note: noteOf(row, table, cell, isEnergySaid) },
    } satisfies usage.CreateFillUp,
  };
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** Null if the file does not say it; the service then assumes a full tank. */
function fullOf(cell: Cell, { format }: Table): Read<boolean> {
  const partial = cell('partial');
  if (partial !== '') return { value: yesOrNo(partial) === false };
  const said = cell('full');
  if (said === '') return { value: null };
  const codes = /^\d+$/.test(said) ? format?.yes?.full : undefined;
  const value = codes ? codes.includes(said) : isFull(said);
  return value === null ? { unreadable: said } : { value };
}

function missedOf(cell: Cell, { format }: Table): boolean {
  const said = cell('missed');
  const codes = format?.yes?.missed;
  return codes ? codes.includes(plain(said)) : said !== '' && yesOrNo(said) !== false;
}

/** Number of the tank; null for the first one, which every vehicle has. */
function tankOf(cell: Cell): number | null {
  const tank = Number(cell('tank'));
  return Number.isInteger(tank) && tank > 1 && tank <= MAX_TANK ? tank : null;
}

/** Energy from the row, from the unit of the amount (kWh means a charge), or from the file's vehicle. */
function energyOf(row: TableRow, table: Table, mapping: Mapping, tank: number | null) {
  const { format, facts } = table;
  const cell = cellsOf(row, mapping);
  const fuel = facts?.fuels?.get(vehicleOf(row, table)) ?? facts?.fuel;
  const said =
    energyIn(cell('energy'), format?.energies) ??
    ((amountUnitIn(cell('amountUnit')) ?? mapping.amountUnit) === 'kWh' ? 'electricity' : null) ??
    (tank === null && fuel ? energyIn(fuel, format?.energies) : null);
  return { energy: said ?? mapping.energy, isSaid: said !== null };
}

/** Unit from the row, otherwise from the table. Electricity and hydrogen always have the same unit, whatever the product writes. */
function unitOf(
  cell: Cell,
  { format, facts }: Table,
  mapping: Mapping,
  energy: Energy,
): { unit: AmountUnit; isSaid: boolean } {
  if (energy === 'electricity') return { unit: 'kWh', isSaid: true };
  if (energy === 'hydrogen') return { unit: 'kg', isSaid: true };
  const said = amountUnitIn(cell('amountUnit')) ?? facts?.amountUnits?.[energy];
  if (said && said !== 'gal' && said !== 'lb') return { unit: said, isSaid: true };
  // Natural gas is sold by mass, even if the product uses litres for all fuels.
  if (energy === 'cng' && !said && (format?.amountUnit || mapping.guessed?.includes('amountUnit')))
    return { unit: 'kg', isSaid: format?.amountUnit !== undefined };
  return { unit: mapping.amountUnit, isSaid: false };
}

interface Paid {
  cost: number | null;
  price: number | null;
  amount: number;
  energy: Energy;
}

/** Products write 0 for unknown costs; only a charge may be free. A missing total is computed from price and amount. */
function paidOf({ cost, price, amount, energy }: Paid): { total: number | null; unit_price: number | null } {
  const unit_price = price ? rounded(price, DECIMALS) : null;
  const isFree = cost === 0 && energy === 'electricity';
  const total = (cost ?? 0) > 0 || isFree ? cost : unit_price && unit_price * amount;
  return { total, unit_price };
}

/** Station and its place. If the row has a number, the name comes from another table. */
function stationOf(cell: Cell, { facts }: Table): string | null {
  const name = facts?.stations ? (facts.stations.get(cell('station')) ?? '') : cell('station');
  return [name, cell('description')].filter(Boolean).join(', ').slice(0, MAX_STATION) || null;
}

/** Note of a fill-up, with an unknown fuel's name and values of columns without a field. */
function noteOf({ cells }: TableRow, { header, format }: Table, cell: Cell, isEnergySaid: boolean): string | null {
  const fuel = !isEnergySaid && /\p{L}/u.test(cell('energy')) ? cell('energy') : '';
  const more = (format?.noted ?? [])
    .filter((place) => !/^[\s0.,]*$/.test(cells[place] ?? ''))
    .map((place) => `${header[place]}: ${cells[place]!.trim()}`);
  const note = [cell('notes'), fuel, more.join(', ')].filter(Boolean).join('\n');
  return note.slice(0, MAX_NOTE) || null;
}
