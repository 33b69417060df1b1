import type { TableFormat } from '../table-format';

const LIST = { product: 'Carnet', vehicle: 'vehicle_id', dates: 'ymd', mark: '.', columns: {} } as const;

/** Rows say of which vehicle they are. */
const VEHICLES = {
  vehicles: {
    ...{ id: ['vehicle_id'], name: ['nickname'], make: ['make'], model: ['model'], year: ['year'] },
    unit: ['odometer_unit'],
  },
} as const;

/**
 * The lists of 'Download everything' that a history is made of, as CSV and as NDJSON: service events, fill-ups, and readings that were entered by
 * themselves. Their values are taken as they stand (`own-lists.rules.ts`). Parts, templates and files of an event stay behind: they are lists of their own.
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

/** The sign before a text that a spreadsheet would calculate, in our own CSV. */
const SHIELDED = /^'(?='*[=+\-@\t\r])/;

/** Cells of our own CSV without the sign that keeps spreadsheets from calculating them. */
export const unshielded = (rows: readonly (readonly string[])[]): string[][] =>
  rows.map((cells) => cells.map((cell) => cell.replace(SHIELDED, '')));
