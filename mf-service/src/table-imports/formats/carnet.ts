import type { TableFormat } from '../table-format';

const LIST = { product: 'Carnet', vehicle: 'vehicle_id', dates: 'ymd', mark: '.', columns: {} } as const;

/** Columns that name the vehicle of a row. */
const VEHICLES = {
  vehicles: {
    ...{ id: ['vehicle_id'], name: ['nickname'], make: ['make'], model: ['model'], year: ['year'] },
    unit: ['odometer_unit'],
  },
} as const;

/**
 * Lists of 'Download everything' that make up a history, as CSV and NDJSON: service events, fill-ups, and odometer readings entered by hand. Values are exact
 * (`own-lists.rules.ts`). Parts, templates and files of an event are separate lists and are not imported.
 */
export const CARNET: readonly TableFormat[] = [
  {
    ...{ ...LIST, ...VEHICLES, kind: 'Other', own: 'event' },
    has: ['vehicle_id', 'date_performed', 'date_performed_edtf', 'mileage_at_service'],
  },
  {
    ...{ ...LIST, ...VEHICLES, kind: 'fill-up', own: 'fill-up' },
    has: ['vehicle_id', 'filled_on', 'missed_before', 'unit_price'],
  },
  {
    ...{ ...LIST, kind: 'reading', own: 'reading' },
    has: ['vehicle_id', 'read_on', 'standing', 'written_value'],
  },
];

/** The sign that our CSV puts before text that a spreadsheet would run as a formula. */
const SHIELDED = /^'(?='*[=+\-@\t\r])/;

/** Removes that sign from the cells of our own CSV. */
export const unshielded = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => cell.replace(SHIELDED, '')));
