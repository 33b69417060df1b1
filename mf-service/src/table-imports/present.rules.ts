import type { garage, service, usage } from '@carnet/contracts';
import type { Fate } from './rows.rules';
import { plain } from './tables.rules';

/** The records of a vehicle, as far as a row of a file is known again by them. */
export interface Present {
  events: ReadonlySet<string>;
  readings: ReadonlySet<string>;
  fillUps: ReadonlySet<string>;
  /** Keys of the templates on its active schedules. */
  templates?: ReadonlySet<string>;
  /** Keys of the person's tyres and components, whichever vehicle they are on. */
  components?: ReadonlySet<string>;
}

type ComponentKey = Pick<usage.ImportedComponent, 'kind' | 'name' | 'size'>;

export const keyOfComponent = ({ kind, name, size }: ComponentKey): string =>
  JSON.stringify([kind, plain(name), plain(size ?? '')]);

export type EventKey = Pick<
  service.CreateServiceEvent,
  'name' | 'date_performed' | 'mileage_at_service' | 'cost' | 'currency'
>;
export type FillUpKey = Pick<usage.CreateFillUp, 'filled_on' | 'odometer' | 'amount'>;
type ReadingKey = Pick<garage.CreateOdometerReading, 'read_on' | 'value'>;

/** Day, mileage and amount; of what cost nothing, the name as well: two services of one visit differ by it alone. */
export function keyOfEvent({ name, date_performed, mileage_at_service, cost, currency }: EventKey): string {
  return [date_performed, mileage_at_service, cost, cost == null ? '' : currency, cost ? '' : name]
    .map((part) => part ?? '')
    .join('\u0001');
}

export const keyOfReading = ({ read_on, value }: ReadingKey): string => `${read_on} ${value}`;

export const keyOfFillUp = ({ filled_on, odometer, amount }: FillUpKey): string =>
  `${filled_on} ${odometer ?? ''} ${amount}`;

/** A row is left out that the vehicle has already, from an earlier import or by hand. */
export function unlessPresent(fate: Fate, { events, readings, fillUps }: Present): Fate {
  const isPresent =
    ('event' in fate && events.has(keyOfEvent(fate.event))) ||
    ('fillUp' in fate && fillUps.has(keyOfFillUp(fate.fillUp))) ||
    ('reading' in fate && readings.has(keyOfReading(fate.reading)));
  return isPresent ? { leftOut: 'present' } : fate;
}

/** The key by which a row that is taken is known again; null of one that is not. */
export function keyOfFate(fate: Fate): string | null {
  if ('event' in fate) return `event ${keyOfEvent(fate.event)}`;
  if ('fillUp' in fate) return `fill-up ${keyOfFillUp(fate.fillUp)}`;
  return 'reading' in fate ? `reading ${keyOfReading(fate.reading)}` : null;
}

/** Counts of one record. */
interface Counted {
  /** The file whose records are being counted. */
  file: number;
  inFile: number;
  /** The most that one of the files before has. */
  before: number;
}

/**
 * Tells of each record, in the order of its files, whether a file before has it for the same vehicle. Of two equal records in one file both count: a file
 * with two has one more than a file with one.
 */
export function countedInFiles(): (file: number, key: string) => boolean {
  const counts = new Map<string, Counted>();
  return (file, key) => {
    const last = counts.get(key) ?? { file, inFile: 0, before: 0 };
    const now = last.file === file ? last : { file, inFile: 0, before: Math.max(last.before, last.inFile) };
    now.inFile += 1;
    counts.set(key, now);
    return now.inFile <= now.before;
  };
}
