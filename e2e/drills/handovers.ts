import { inLanes } from '../../scripts/lib/command.js';
import { pause } from '../../scripts/lib/processes.js';
import { say } from '../../scripts/lib/say.js';
import { type Account, callPatiently, register } from '../src/api.js';
import { FaultStack, type Part, type Service, SERVICES } from '../src/fault-stack.js';
import { until } from '../src/until.js';
import { differingCopies, unpublished, whenInStep } from './lib/agreement.js';
import { atLeast, type Drill, none, told } from './lib/drill.js';

const GIVERS = 10;
/** Less than the daily limit of offers per person. */
const VEHICLES_EACH = 10;
const LANES = 4;
const VICTIMS: Part[] = [...SERVICES, 'postgres'];
/** Vehicles move for this long before the next part is killed. */
const BETWEEN_KILLS_MS = 1_500;
const KILLED_FOR_MS = 900_000;

/** Tables with a vehicle id, by service. */
const TABLES: Partial<Record<Service, readonly string[]>> = {
  garage: [
    ...['parts', 'odometer_readings', 'ownership_chapters', 'service_event_copies'],
    'record_reading_copies',
    'journal',
  ],
  service: ['service_events', 'part_copies', 'journal'],
  records: ['issues', 'service_event_copies', 'part_copies', 'journal'],
  usage: ['fill_ups', 'fitments', 'journal'],
};
/** Tables whose rows are vehicles. */
const VEHICLES: Partial<Record<Service, string>> = {
  ...{ garage: 'vehicles', service: 'vehicle_copies', records: 'vehicle_copies', usage: 'vehicle_copies' },
};

interface Going {
  vehicle: number;
  giver: Account;
  receiver: Account;
  offer: number;
  collection: number;
}

/** Kills everything with `kill -9` in turn while vehicles are handed over. Each vehicle must be complete, with one owner. */
export const handovers: Drill = {
  name: 'handovers',
  title: 'kill -9 of each service and PostgreSQL among a hundred hand-overs',
  async run() {
    const stack = new FaultStack();
    try {
      await stack.start();
      const going = (await inLanes(Array.from({ length: GIVERS }), LANES, () => vehiclesOf(stack))).flat();
      say(`${going.length} vehicles are offered at ${stack.address}`);
      await inLanes(going, LANES, (one) => accept(stack, one));
      const { kills, undone } = await killUntilDone(stack, going);
      const states = await stack.rows<{ state: string }>('identity', 'select state from handovers');
      const apart = (await Promise.all(going.map((one) => partsOf(stack, one)))).flat();
      for (const line of apart.slice(0, 10)) console.log(`          ${line}`);
      const left = await Promise.all(
        (['garage', 'service', 'records', 'usage', 'dossier'] as const).map((service) =>
          stack.rows(service, 'select 1 from held_vehicles'),
        ),
      );
      const lagging = await whenInStep(stack, 60_000);
      return {
        setUp:
          `${going.length} vehicles of ${GIVERS} people, each with a part, an event that uses it, an issue, a fill-up and tyres, are accepted at ` +
          `once by as many others, a process for each service. ${VICTIMS.join(', ')} are killed in turn, each once the one before is back, ` +
          'until all have moved; whoever is told that it was undone accepts it again. Then the owner of every row of every vehicle is compared in all services.',
        findings: [
          told('kills while vehicles moved', kills),
          told('hand-overs that were undone, since a part was away too often, and accepted again', undone),
          atLeast('hand-overs that are done', going.length, states.filter(({ state }) => state === 'done').length),
          none('rows of a vehicle that are at another person than the vehicle', apart.length),
          none('vehicles that are still held', left.flat().length),
          none('facts not applied, or applied to another end, in a follower', lagging.length),
          none('half-written things', (await unpublished(stack)).length),
          none('rows of copies that differ from their owner', (await differingCopies(stack)).length),
        ],
      };
    } finally {
      await stack.stop();
      stack.remove();
    }
  },
};

async function asked(stack: FaultStack, { token }: Account, path: string, body: object): Promise<{ id: number }> {
  let answer = await callPatiently({ method: 'POST', path, token, body, address: stack.address });
  await until(`${path} is answered`, async () => {
    if (answer.status < 500) return true;
    answer = await callPatiently({ method: 'POST', path, token, body, address: stack.address });
    return false;
  });
  if (answer.status >= 300) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>();
}

/** Vehicles of a new person with their data, offered to another person. */
async function vehiclesOf(stack: FaultStack): Promise<Going[]> {
  const [giver, receiver] = [await register(stack.address), await register(stack.address)];
  await stack.rows('identity', 'update users set email_confirmed_at = now() where id = $1', [receiver.id]);
  const make = (person: Account, path: string, body: object) => asked(stack, person, path, body);
  const [home, collection] = [
    await make(giver, '/api/collections', { name: 'Barn' }),
    await make(receiver, '/api/collections', { name: 'Barn' }),
  ];
  const going: Going[] = [];
  for (let nth = 0; nth < VEHICLES_EACH; nth += 1) {
    const { id: vehicle_id } = await make(giver, '/api/vehicles', {
      ...{
        collection_id: home.id,
        type: 'Car',
        make: 'Saab',
        model: `99 (${nth})`,
        year: 1978,
        current_mileage: 1_000,
      },
    });
    const part = await make(giver, '/api/parts', {
      vehicle_id,
      name: 'Filter',
      type: 'OEM',
      status: 'In Storage',
    });
    await make(giver, '/api/service/events', {
      ...{
        vehicle_id,
        name: 'Oil',
        type: 'Repair',
        status: 'Completed',
        date_performed: '2024-05-01',
        mileage_at_service: 2_000,
      },
      parts: [{ id: part.id }],
    });
    await make(giver, '/api/issues', { vehicle_id, title: 'Rust', reported_date: '2024-05-02' });
    await make(giver, '/api/fill-ups', {
      vehicle_id,
      filled_on: '2024-05-03',
      energy: 'petrol',
      amount: 40,
      unit: 'l',
      full: true,
      odometer: 2_100,
    });
    const tyres = await make(giver, '/api/usage/components', {
      kind: 'tyres',
      name: `Winter ${nth}`,
      size: '185/65 R 15',
    });
    await make(giver, '/api/usage/fitments', { component_id: tyres.id, vehicle_id, from_on: '2024-05-04' });
    const offer = await make(giver, '/api/handovers', { vehicle_id, email: receiver.email });
    going.push({ vehicle: vehicle_id, giver, receiver, offer: offer.id, collection: collection.id });
  }
  return going;
}

const accept = (stack: FaultStack, { receiver, offer, collection }: Going) =>
  asked(stack, receiver, `/api/handovers/${offer}/accept`, { collection_id: collection });

/** Kills parts in turn. Before the next kill, the part is back and vehicles have moved for a while. */
async function killUntilDone(stack: FaultStack, going: readonly Going[]): Promise<{ kills: number; undone: number }> {
  const end = Date.now() + KILLED_FOR_MS;
  for (let kills = 0, undone = 0; ;) {
    const victim = VICTIMS[kills % VICTIMS.length]!;
    const dead = stack.pidOf(victim);
    stack.kill(victim);
    kills += 1;
    await stack.isBack(victim, dead);
    await pause(BETWEEN_KILLS_MS);
    const states = await stack.rows<{ id: number; state: string }>('identity', 'select id, state from handovers');
    const offered = new Set(states.flatMap(({ id, state }) => (state === 'offered' ? id : [])));
    const again = going.filter(({ offer }) => offered.has(offer));
    await inLanes(again, LANES, (one) => accept(stack, one));
    undone += again.length;
    if (states.every(({ state }) => state === 'done') || Date.now() > end) return { kills, undone };
  }
}

/** Rows about a vehicle that belong to somebody other than its owner. */
async function partsOf(stack: FaultStack, { vehicle }: Going): Promise<string[]> {
  const [home] = await stack.rows<{ owner_id: number }>('garage', 'select owner_id from vehicles where id = $1', [
    vehicle,
  ]);
  const apart: string[] = [];
  const look = async (service: Service, table: string, column: string): Promise<void> => {
    const owners = await stack.rows<{ owner_id: number }>(
      service,
      `select distinct owner_id from ${table} where ${column} = $1`,
      [vehicle],
    );
    if (owners.some(({ owner_id }) => owner_id !== home?.owner_id))
      apart.push(`vehicle ${vehicle}: ${service}.${table} is of ${owners.map(({ owner_id }) => owner_id).join()}`);
  };
  for (const [service, table] of Object.entries(VEHICLES)) await look(service as Service, table, 'id');
  for (const [service, tables] of Object.entries(TABLES))
    for (const table of tables) await look(service as Service, table, 'vehicle_id');
  return apart;
}
