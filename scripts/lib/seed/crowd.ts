import { inLanes } from '../command.js';
import { Refusal, say, seconds } from '../say.js';
import { Answer, type StackClient, type Login, type NewAccount } from './stack-client.js';
import { crowdCollector, crowdMember, eventsFor, partsFor, vehicleFor } from './crowd.data.js';
import { progressOf } from './progress.js';

/** Size of the data set. */
export interface CrowdSize {
  users: number;
  vehicles: number;
  events: number;
  /** Share of one user, the collector, whose lists are long. */
  collector: { vehicles: number; events: number };
}

/** The benchmark's data set: 5,000 vehicles and 100,000 events for 1,000 users, scaled to the number of users. */
export const crowdSize = (users: number): CrowdSize => ({
  users,
  vehicles: Math.max(users * 5, 20),
  events: Math.max(users * 100, 2_000),
  collector: { vehicles: 20, events: 2_000 },
});

interface Member {
  stack: StackClient;
  login: Login;
  vehicles: number;
  events: number;
  vehicleIds: number[];
}

/** Requests at a time. Two threads hash passwords; a few more requests keep both busy. */
const LANES = 6;
const TAKEN = 409;

/** Fills a stack through its API: every user registers, adds vehicles, and imports a file of events. */
export async function seedCrowd(stranger: StackClient, size: CrowdSize): Promise<Login> {
  const started = Date.now();
  const members = await step('users', plan(size), size.users, async (person, told) => {
    const stack = await register(stranger, person.account);
    told();
    return { ...person, stack, login: person.account, vehicleIds: [] };
  });
  await step('vehicles', members, size.vehicles, addVehicles);
  await step('service events', members, size.events, importEvents);
  say(`the data set stands after ${seconds(Date.now() - started)}`);
  return members[0]!.login;
}

async function register(stranger: StackClient, account: NewAccount): Promise<StackClient> {
  try {
    return await stranger.register(account);
  } catch (error) {
    if (!(error instanceof Answer) || error.status !== TAKEN) throw error;
    throw new Refusal(`${account.email} has an account here already: the data set needs a stack without it.`);
  }
}

async function step<T, R>(
  what: string,
  people: readonly T[],
  total: number,
  work: (person: T, told: (more?: number) => void) => Promise<R>,
): Promise<R[]> {
  const told = progressOf(what, total);
  return inLanes(people, LANES, (person) => work(person, told));
}

/** The collector first; the others share the rest evenly. */
function plan({ users, vehicles, events, collector }: CrowdSize) {
  const vehiclesOf = shares(vehicles - collector.vehicles, users - 1);
  const eventsOf = shares(events - collector.events, users - 1);
  return Array.from({ length: users }, (_, index) =>
    index === 0
      ? { account: crowdCollector, ...collector }
      : { account: crowdMember(index), vehicles: vehiclesOf[index - 1]!, events: eventsOf[index - 1]! },
  );
}

/** `shares(5, 3)` is 2, 2, 1. */
const shares = (total: number, among: number): number[] =>
  Array.from({ length: among }, (_, index) => Math.floor(total / among) + (index < total % among ? 1 : 0));

async function addVehicles(member: Member, told: () => void): Promise<void> {
  const { stack, vehicles, login } = member;
  const { id: collection_id } = await stack.create('/api/collections', { name: 'Garage' });
  for (let index = 0; index < vehicles; index += 1) {
    const { id } = await stack.create('/api/vehicles', { collection_id, ...vehicleFor(login.email, index) });
    member.vehicleIds.push(id);
    told();
  }
}

/** Imports the events of a member. Only the collector's events use parts; of the others only the number matters. */
async function importEvents(member: Member, told: (more: number) => void): Promise<void> {
  const { stack, events, vehicleIds, login } = member;
  const parts = login === crowdCollector ? await addParts(stack, vehicleIds) : new Map<number, number[]>();
  const { imported } = await stack.create<{ imported: number }>(
    '/api/service/events/import',
    eventsFor(login.email, vehicleIds, events, parts),
  );
  if (imported !== events) throw new Error(`Of ${events} events only ${imported} were taken`);
  told(imported);
}

async function addParts(stack: StackClient, vehicleIds: readonly number[]): Promise<Map<number, number[]>> {
  const ids = new Map<number, number[]>();
  for (const vehicle_id of vehicleIds) {
    const made = await Promise.all(partsFor(vehicle_id).map((part) => stack.create('/api/parts', part)));
    ids.set(
      vehicle_id,
      made.map(({ id }) => id),
    );
  }
  return ids;
}
