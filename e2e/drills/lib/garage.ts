import { inLanes } from '../../../scripts/lib/command.js';
import { call, register, type Account } from '../../src/api.js';

const LANES = 16;

/** A person with a car. */
export interface Owner extends Account {
  address: string;
  vehicle: number;
}

export async function ownerWithCar(address: string): Promise<Owner> {
  const account = await register(address);
  const owner = { ...account, address, vehicle: 0 };
  const collection = await create(owner, '/api/collections', { name: 'Barn' });
  const car = { collection_id: collection, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 };
  return { ...owner, vehicle: await create(owner, '/api/vehicles', car) };
}

/** Creates planned service events, each with a part of its own. @returns the ids of events and parts */
export async function plannedEvents(owner: Owner, count: number): Promise<{ events: number[]; parts: number[] }> {
  const numbers = Array.from({ length: count }, (_, nth) => nth + 1);
  const parts = await inLanes(numbers, LANES, (nth) =>
    create(owner, '/api/parts', { vehicle_id: owner.vehicle, name: `Part ${nth}` }),
  );
  const events = await inLanes(parts, LANES, (part) =>
    create(owner, '/api/service/events', {
      vehicle_id: owner.vehicle,
      type: 'Repair',
      name: `Repair with part ${part}`,
      status: 'Upcoming',
      parts: [{ id: part }],
    }),
  );
  return { events, parts };
}

/** @throws Error if one is not accepted at the first attempt */
export async function complete(owner: Owner, events: number[]): Promise<void> {
  await inLanes(events, LANES, async (id) => {
    const path = `/api/service/events/${id}/status`;
    const sent = { method: 'PUT', path, body: { status: 'Completed' }, token: owner.token, address: owner.address };
    const answer = await call(sent);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}: ${answer.text}`);
  });
}

export async function create({ address, token }: Pick<Owner, 'address' | 'token'>, path: string, body: object) {
  const answer = await call({ method: 'POST', path, body, token, address });
  if (answer.status !== 201) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>().id;
}
