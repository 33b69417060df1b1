import { call } from '../../src/api.js';
import type { Owner } from './garage.js';

/** Rows per request, as the page sends them. */
export const PIECE = 1_000;

/** Imports a history of completed events, two per day, in requests of `piece` rows. @throws Error if one is not accepted */
export async function sendHistory({ token, address, vehicle }: Owner, events: number, piece = PIECE): Promise<void> {
  const batch = crypto.randomUUID();
  for (let first = 0; first < events; first += piece) {
    const body = historyOf(vehicle, first, piece);
    const path = `/api/imports/history?batch=${batch}&file_name=history.csv`;
    const answer = await call({ method: 'POST', path, body, token, address });
    if (answer.status !== 200) throw new Error(`The import answers ${answer.status}: ${answer.text}`);
    const { imported } = answer.json<{ imported: number }>();
    if (imported !== piece) throw new Error(`Of ${piece} rows ${imported} were imported`);
  }
}

/** Rows of a history, starting with number `first`. */
export const historyOf = (vehicle: number, first: number, many: number) =>
  Array.from({ length: many }, (_, at) => eventOf(vehicle, first + at));

const eventOf = (vehicle_id: number, nth: number) => ({
  ...{ vehicle_id, row: nth + 1, name: `Service ${nth}`, type: 'Regular Maintenance', status: 'Completed' },
  date_performed: new Date(Date.UTC(1990, 0, 1 + Math.floor(nth / 2))).toISOString().slice(0, 10),
  mileage_at_service: 10_000 + nth * 5,
  ...{ cost: 20.6, currency: 'EUR', notes: 'Note' },
});
