import type { EventType } from '../../events';
import { fillUps, LAST_COLUMN, nothing, type TableFormat } from '../table-format';

const DRIVVO_DATED = { date: 1, mileage: 0, cost: 2, name: 3 } as const;

/** A section of Drivvo in two layouts: the current one, with driver and payment before the note and the vehicle at the end, and the older one. */
const drivvo = (
  section: readonly string[],
  kind: EventType,
  {
    now: { width, ...columns },
    before,
  }: { now: { width: number; notes: number; description?: number }; before: number },
): TableFormat[] => [
  { ...{ product: 'Drivvo', section, kind, width }, vehicle: LAST_COLUMN, columns: { ...DRIVVO_DATED, ...columns } },
  { ...{ product: 'Drivvo', section, kind }, columns: { ...DRIVVO_DATED, notes: before } },
];

const DRIVVO_FILL_UP = { date: 1, mileage: 0, energy: 2, price: 3, cost: 4, amount: 5, full: 6 } as const;

/** Columns for a second and a third fuel of one fill-up: kind, price, total and volume. */
const DRIVVO_MORE_FUELS = [7, 8, 9, 10, 12, 13, 14, 15];

/**
 * Drivvo. Sources: two converters and a program that writes such files. Headers are translated, so columns are found by position. The current layout (driver,
 * payment, vehicle at the end) is recognized by its number of columns.
 */
export const DRIVVO: readonly TableFormat[] = [
  ...drivvo(['service', 'servicio'], 'Regular Maintenance', { now: { width: 11, notes: 7 }, before: 5 }),
  ...drivvo(['expense'], 'Other', { now: { width: 10, notes: 8, description: 6 }, before: 6 }),
  fillUps(
    'Drivvo',
    { ...DRIVVO_FILL_UP, station: 23, notes: 27, missed: 28 },
    { section: ['refuelling', 'reabastecimiento'], width: 29, vehicle: LAST_COLUMN, noted: DRIVVO_MORE_FUELS },
  ),
  fillUps('Drivvo', DRIVVO_FILL_UP, { section: ['refuelling', 'reabastecimiento'] }),
  nothing('Drivvo', ['income'], 'income'),
  nothing('Drivvo', ['route'], 'trip'),
  nothing('Drivvo', ['vehicle', 'checklist'], 'other'),
  { ...nothing('Drivvo', ['reminder'], 'reminder'), plans: {} },
];
