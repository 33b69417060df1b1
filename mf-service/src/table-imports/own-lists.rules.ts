import type { garage, service, usage } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import type { EventType } from '../events';
import type { FillUpFate } from './fill-ups.rules';
import type { Guessed } from './mapping.rules';
import type { AmountUnit, Energy, Field, LeftOut } from './table-format';
import { placeIn, type Table, type TableRow } from './tables.rules';
import { unitIn } from './values.rules';

type OwnFate =
  | { event: service.CreateServiceEvent; guessed: readonly Guessed[]; categories: readonly string[] }
  | { reading: garage.CreateOdometerReading; guessed: readonly Guessed[] }
  | FillUpFate
  | { leftOut: LeftOut };

interface Target {
  vehicle: { id: number; odometer_unit: OdometerUnit };
}

/** A value that our own export does not write. */
class Unreadable extends Error {
  constructor(
    readonly field: Field,
    readonly text: string,
  ) {
    super(text);
  }
}

/** Readers for a row's values by column name. Missing values are null. */
interface Said {
  text: (column: string) => string | null;
  number: (column: string, field: Field) => number | null;
  flag: (column: string) => boolean;
}

function saidIn({ cells }: TableRow, { header }: Table): Said {
  const text = (column: string) => cells[placeIn(header, column)] || null;
  return {
    text,
    number: (column, field) => {
      const written = text(column);
      if (written === null) return null;
      if (!Number.isFinite(Number(written))) throw new Unreadable(field, written);
      return Number(written);
    },
    flag: (column) => text(column) === 'true',
  };
}

/** Result of a row of our own export. Only the unit of a reading is guessed. */
export function ownFateOf(row: TableRow, table: Table, target: Target): OwnFate {
  const said = saidIn(row, table);
  try {
    if (table.format?.own === 'fill-up') return { fillUp: fillUpOf(said, target), guessed: [] };
    if (table.format?.own === 'reading') return readingOf(said, target);
    return { event: eventOf(said, target), guessed: [], categories: [] };
  } catch (problem) {
    if (problem instanceof Unreadable) return { field: problem.field, unreadable: problem.text };
    throw problem;
  }
}

/** Mileage converted to the unit of the target vehicle. */
function mileageOf({ text, number }: Said, column: string, { vehicle }: Target): number | null {
  const value = number(column, 'mileage');
  const unit: OdometerUnit = unitIn(text('odometer_unit') ?? '') ?? vehicle.odometer_unit;
  if (value === null || unit === vehicle.odometer_unit) return value;
  const converted = inUnit(value, unit, vehicle.odometer_unit);
  if (converted === null) throw new Unreadable('unit', unit);
  return Math.round(converted);
}

function dayOf({ text }: Said, column: string): string | null {
  const day = text(column);
  if (day !== null && !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Unreadable('date', day);
  return day;
}

function needed<Value>(value: Value | null, field: Field): Value {
  if (value === null) throw new Unreadable(field, '');
  return value;
}

const eventOf = (said: Said, target: Target): service.CreateServiceEvent => ({
  vehicle_id: target.vehicle.id,
  name: needed(said.text('name'), 'name'),
  // The service rejects unknown values.
  type: needed(said.text('type'), 'type') as EventType,
  status: said.text('status') as service.CreateServiceEvent['status'],
  description: said.text('description'),
  date_performed: dayOf(said, 'date_performed'),
  date_performed_edtf: said.text('date_performed_edtf'),
  mileage_at_service: mileageOf(said, 'mileage_at_service', target),
  ...{ cost: said.number('cost', 'cost'), currency: said.text('currency') },
  converted_cost: said.number('converted_cost', 'cost'),
  converted_currency: said.text('converted_currency'),
  ...{ notes: said.text('notes'), report_content: said.text('report_content') },
});

const fillUpOf = (said: Said, target: Target): usage.CreateFillUp => ({
  vehicle_id: target.vehicle.id,
  filled_on: needed(dayOf(said, 'filled_on'), 'date'),
  ...{ at: said.text('at'), odometer: mileageOf(said, 'odometer', target), trip: said.number('trip', 'mileage') },
  energy: needed(said.text('energy'), 'energy') as Energy,
  amount: needed(said.number('amount', 'amount'), 'amount'),
  unit: needed(said.text('unit'), 'amountUnit') as AmountUnit,
  ...{ full: said.flag('full'), missed_before: said.flag('missed_before'), excluded: said.flag('excluded') },
  ...{ total: said.number('total', 'cost'), currency: said.text('currency') },
  unit_price: said.number('unit_price', 'price'),
  ...{ station: said.text('station'), tank: said.number('tank', 'tank'), note: said.text('note') },
  charge_kind: said.text('charge_kind') as usage.CreateFillUp['charge_kind'],
  from_percent: said.number('from_percent', 'amount'),
  to_percent: said.number('to_percent', 'amount'),
});

/** A reading entered by hand. Others are imported with their records. The file does not state the unit. */
function readingOf(said: Said, target: Target): OwnFate {
  if (said.text('source') !== 'by-hand') return { leftOut: 'of-record' };
  const standing = said.text('standing');
  const reading: garage.CreateOdometerReading = {
    vehicle_id: target.vehicle.id,
    read_on: needed(dayOf(said, 'read_on'), 'date'),
    value: needed(said.number('value', 'mileage'), 'mileage'),
    ...(standing === 'typing-error' || standing === 'estimate' ? { standing } : {}),
    note: said.text('note'),
  };
  return { reading, guessed: ['unit'] };
}
