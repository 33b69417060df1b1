import { say } from '../../scripts/lib/say.js';
import type { Owner } from '../drills/lib/garage.js';
import { call } from '../src/api.js';
import type { FaultStack } from '../src/fault-stack.js';

/** Number of attempts for a checkpoint that takes longer than the gateway waits. */
const MOST_TRIES = 20;

/** Writes changes of the car's service events into its journal, up to this number of entries. Each has as many fields as a form saves. */
export async function growJournal(stack: FaultStack, { id, vehicle }: Owner, entries: number): Promise<void> {
  const began = performance.now();
  await stack.rows(
    'service',
    `insert into journal (owner_id, vehicle_id, kind, record_id, version, action, fields)
     select owner_id, vehicle_id, 'service-event', id, version + n, 'changed', jsonb_build_object(
       'name', name || ' ' || n, 'cost', n || '.50', 'currency', 'USD', 'date_performed', '2020-01-01', 'mileage_at_service', n::text,
       'description', 'Looked at for the ' || n || 'th time', 'notes', 'By the same hand', 'report', 'Nothing was found')
     from service_events cross join generate_series(1, 1 + $3 / (select count(*)::int from service_events where owner_id = $1 and vehicle_id = $2)) n
     where owner_id = $1 and vehicle_id = $2 order by n, id
     limit $3 - (select count(*) from journal where owner_id = $1 and vehicle_id = $2)`,
    [id, vehicle, entries],
  );
  await stack.rows('service', 'analyze journal');
  say(`a journal of ${entries} entries, written in ${seconds(began)}`);
}

/** Time of a vehicle's first checkpoint. Requested again after the gateway's timeout. */
export async function firstCheckpoint({ vehicle, token, address }: Owner): Promise<string> {
  const began = performance.now();
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const answer = await call({ path: `/api/journal/vehicles/${vehicle}/checkpoint`, token, address });
    if (answer.status === 200)
      return `its first checkpoint, of ${answer.json<{ size: number }>().size} entries, came after ${seconds(began)}, at try ${tries}`;
  }
  throw new Error('There was no checkpoint');
}

const seconds = (began: number): string => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
