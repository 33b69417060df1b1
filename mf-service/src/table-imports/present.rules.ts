import type { garage, service, usage } from '@carnet/contracts';
import type { Fate } from './rows.rules';
import { plain } from './tables.rules';

/** Keys of a vehicle's existing records, to recognize rows that were imported before. */
export interface Present {
  events: ReadonlySet<string>;
  readings: ReadonlySet<string>;
  fillUps: ReadonlySet<string>;
  /** Keys of templates on the vehicle's active schedules. */
  templates?: ReadonlySet<string>;
  /** Keys of all the person's tyres and components, on any vehicle. */
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

/** Day, mileage and amount. Without a cost also the name, because two free services of one visit differ only by name. */
export function keyOfEvent({ name, date_performed, mileage_at_service, cost, currency }: EventKey): string {
  return [date_performed, mileage_at_service, cost, cost == null ? '' : currency, cost ? '' : name]
    .map((part) => part ?? '')
    .join('\u0001');
}

export const keyOfReading = ({ read_on, value }: ReadingKey): string => `${read_on} ${value}`;

export const keyOfFillUp = ({ filled_on, odometer, amount }: FillUpKey): string =>
  `${filled_on} ${odometer ?? ''} ${amount}`;

/** Leaves out a row that the vehicle already has, from an earlier import or entered by hand. */
export function unlessPresent(fate: Fate, { events, readings, fillUps }: Present): Fate {
  const isPresent =
    ('event' in fate && events.has(keyOfEvent(fate.event))) ||
    ('fillUp' in fate && fillUps.has(keyOfFillUp(fate.fillUp))) ||
    ('reading' in fate && readings.has(keyOfReading(fate.reading)));
  return isPresent ? { leftOut: 'present' } : fate;
}

/** Key that identifies an importable row in another file, including its name; null for other rows. */
export function keyOfFate(fate: Fate): string | null {
  if ('event' in fate) return `event ${keyOfEvent(fate.event)}\u0001${plain(fate.event.name ?? '')}`;
  if ('fillUp' in fate) return `fill-up ${keyOfFillUp(fate.fillUp)}`;
  return 'reading' in fate ? `reading ${keyOfReading(fate.reading)}` : null;
}
