import { inLanes } from '../command.js';
import { bold, Refusal, say } from '../say.js';
import { boughtOn, type CarStory, historyOf, mileageOn } from './car-story.js';
import { cars, collections, collector } from './collector.data.js';
import { Answer, type HouseClient, type NewAccount } from './house-client.js';

const TAKEN = 409;
const LANES = 3;

/** Makes an account with a collection that somebody might have: a dozen cars and motorcycles with their histories. */
export async function seedCollector(stranger: HouseClient, email = collector.email): Promise<void> {
  const account = accountFor(email);
  const house = await register(stranger, account);
  say(`registered ${account.email}`);
  const ids = await addCollections(house);
  const today = new Date().toISOString().slice(0, 10);
  const events = await inLanes(cars, LANES, (car) => addCar(house, car, ids[car.collection]!, today));
  say(`${cars.length} vehicles with ${events.reduce((sum, count) => sum + count, 0)} service events`);
  tell(stranger.url, account);
}

/** Another email is another account; its username must be another, too. */
const accountFor = (email: string): NewAccount =>
  email === collector.email ? collector : { ...collector, email, username: email.slice(0, 50) };

async function register(stranger: HouseClient, account: NewAccount): Promise<HouseClient> {
  try {
    return await stranger.register(account);
  } catch (error) {
    if (!(error instanceof Answer) || error.status !== TAKEN) throw error;
    throw new Refusal(
      `There is an account already at ${stranger.url}; it is left as it is.\n` +
        `If it is the seed's: ${account.email}, password "${account.password}".\n` +
        'Another one: npm run seed -- --email you@example.com',
    );
  }
}

async function addCollections(house: HouseClient): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [key, collection] of Object.entries(collections))
    ids[key] = (await house.create('/api/collections', collection)).id;
  return ids;
}

async function addCar(house: HouseClient, car: CarStory, collection_id: number, today: string): Promise<number> {
  const { id: vehicle_id } = await house.create('/api/vehicles', {
    ...car.vehicle,
    collection_id,
    purchase_date: boughtOn(car),
    current_mileage: mileageOn(car, today, today),
  });
  const partIds = await addParts(house, car, vehicle_id);
  const history = historyOf(car, today);
  const events = history.map(({ part, ...event }) => ({
    ...event,
    vehicle_id,
    parts: part === null ? [] : [{ id: partIds.get(part), quantity: 1 }],
  }));
  const { imported } = await house.create<{ imported: number }>('/api/service/events/import', events);
  if (imported !== events.length)
    throw new Error(`Of ${events.length} events of the ${car.vehicle.model} only ${imported} were taken`);
  for (const issue of car.issues) await house.create('/api/issues', issueOf(issue, vehicle_id));
  const { year, make, model } = car.vehicle;
  say(`${year} ${make} ${model}: ${events.length} service events, ${partIds.size} parts, ${car.issues.length} issues`);
  return events.length;
}

async function addParts(house: HouseClient, car: CarStory, vehicle_id: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [name, part_number, manufacturer, type, cost, status = 'In Storage'] of car.parts)
    ids.set(
      name,
      (await house.create('/api/parts', { vehicle_id, name, part_number, manufacturer, type, cost, status })).id,
    );
  return ids;
}

function issueOf(
  [title, priority, status, reported_date, text, resolved_date]: CarStory['issues'][number],
  vehicle_id: number,
) {
  const resolution = resolved_date ? { resolved_date, resolution_notes: text } : {};
  return { vehicle_id, title, priority, status, reported_date, description: text, ...resolution };
}

function tell(url: string, { email, password }: NewAccount): void {
  console.log(`\n  ${bold('Sign in')} at ${url}\n  email     ${email}\n  password  ${password}\n`);
}
