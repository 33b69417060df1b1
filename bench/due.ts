import { StackClient } from '../scripts/lib/seed/stack-client.js';
import type { BenchStack } from './stack.js';

const VEHICLES = 20;
const TEMPLATES = 20;
const EVENTS = 2_000;
const ROUNDS = 50;

export interface DueTimes {
  /** Milliseconds until an answer, through the gateway. */
  ofVehicle: number[];
  mostUrgent: number[];
  whole: number[];
}

/** Measures the answers about due services for 20 vehicles with 20 templates each and 2,000 events. */
export async function dueTimes({ address }: BenchStack): Promise<DueTimes> {
  const { stack, vehicleIds } = await aPlanner(address);
  const due = (query = '') => stack.get(`/api/service/due${query}`);
  return {
    ofVehicle: await timed((round) => due(`?vehicle_id=${vehicleIds[round % VEHICLES]}`)),
    mostUrgent: await timed(() => due('?needs_attention=true&limit=5')),
    whole: await timed(() => due()),
  };
}

/** Registers a new person at each run, as for the writers. The collector keeps exactly the data that the lists are measured with. */
async function aPlanner(address: string): Promise<{ stack: StackClient; vehicleIds: number[] }> {
  const username = `planner-${Date.now()}`;
  const account = { username, email: `${username}@carnet.example`, password: 'Fountain pens, 1936!' };
  const stack = await new StackClient(address).register(account);
  const made = async (count: number, path: string, body: (n: number) => object) => {
    const ids: number[] = [];
    for (let n = 0; n < count; n += 1) ids.push((await stack.create(path, body(n))).id);
    return ids;
  };
  const [collection_id] = await made(1, '/api/collections', () => ({ name: 'Garage' }));
  const car = { collection_id, type: 'Car', make: 'Saab', model: '900', year: 1987 };
  const vehicleIds = await made(VEHICLES, '/api/vehicles', (n) => ({ ...car, current_mileage: 100_000 + n }));
  const template_ids = await made(TEMPLATES, '/api/service-event-templates', (n) => ({
    name: `Work ${n}`,
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_mileage_interval: 1_000 * (n + 1),
    recurrence_time_interval: 90 * (n + 1),
  }));
  await made(VEHICLES, '/api/service-schedules', (n) => ({ vehicle_id: vehicleIds[n], name: 'All', template_ids }));
  const perVehicle = EVENTS / VEHICLES;
  const history = Array.from({ length: EVENTS }, (_, n) => ({
    vehicle_id: vehicleIds[n % VEHICLES],
    template_id: template_ids[Math.floor(n / VEHICLES) % TEMPLATES],
    name: `Service ${n}`,
    type: 'Regular Maintenance',
    date_performed: new Date(Date.now() - Math.floor(n / VEHICLES) * 30 * 86_400_000).toISOString().slice(0, 10),
    mileage_at_service: 100_000 - Math.floor((n / VEHICLES / perVehicle) * 90_000),
  }));
  await stack.create('/api/service/events/import', history);
  return { stack, vehicleIds };
}

async function timed(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) await work(round);
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    await work(round);
    times.push(performance.now() - began);
  }
  return times;
}
