import sharp from 'sharp';
import { inLanes } from '../../scripts/lib/command.js';
import { pause } from '../../scripts/lib/processes.js';
import { crowdMember, eventsFor, partsFor, vehicleFor } from '../../scripts/lib/seed/crowd.data.js';
import { StackClient, type Login } from '../../scripts/lib/seed/stack-client.js';
import { issueOf, modificationOf, trackDayOf } from '../records.data.js';
import type { CellStack } from './stack.js';

/** The data of one person: the benchmark's data set, plus parts, records and photos. */
export const EACH = {
  vehicles: 5,
  events: 100,
  parts: 10,
  modifications: 25,
  issues: 25,
  trackDays: 10,
  photos: 10,
} as const;

const LANES = 3;
const AT_ONCE = 4;
const WIDTH = 1600;
const HEIGHT = 1200;
const PICTURED_WITHIN_MS = 10 * 60_000;

/** Creates through the API the people who are copied later, with every row that a service writes for them. */
export async function makePeople(stack: CellStack, count: number): Promise<Login[]> {
  const stranger = new StackClient(stack.address);
  return inLanes(
    Array.from({ length: count }, (_, n) => crowdMember(n + 1)),
    LANES,
    async (account) => {
      await furnish(await stranger.register(account), account.email);
      return account;
    },
  );
}

async function furnish(person: StackClient, email: string): Promise<void> {
  const { id: collection_id } = await person.create('/api/collections', { name: 'Garage' });
  const vehicles: number[] = [];
  for (let index = 0; index < EACH.vehicles; index += 1) {
    const { id } = await person.create('/api/vehicles', { collection_id, ...vehicleFor(email, index) });
    vehicles.push(id);
  }
  const of = (index: number): number => vehicles[index % vehicles.length]!;
  const parts = new Map<number, number[]>();
  for (const id of vehicles) {
    const made = await Promise.all(partsFor(id).map((part) => person.create('/api/parts', part)));
    parts.set(
      id,
      made.map((part) => part.id),
    );
  }
  await person.create('/api/service/events/import', eventsFor(email, vehicles, EACH.events, parts));
  await times(EACH.modifications, (n) =>
    person.create('/api/modifications', { ...modificationOf(n, of(n)), part_ids: parts.get(of(n)) }),
  );
  await times(EACH.issues, (n) => person.create('/api/issues', issueOf(n, of(n))));
  await times(EACH.trackDays, (n) => person.create('/api/track-days', trackDayOf(n, of(n))));
  for (let n = 0; n < EACH.photos; n += 1)
    await person.upload({ kind: 'photo', vehicle_id: of(n), filename: `IMG_${n}.jpg`, bytes: await aPhoto() });
  await untilPictured(person);
}

async function times(count: number, make: (n: number) => Promise<unknown>): Promise<void> {
  const all = Array.from({ length: count }, (_, n) => n);
  await inLanes(all, AT_ONCE, make);
}

/** A noisy picture with as much detail as a photo. It is smaller than a camera's, since the benchmark measures rows. */
const aPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: WIDTH,
      height: HEIGHT,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 120, sigma: 12 },
    },
  })
    .jpeg({ quality: 82 })
    .toBuffer();

async function untilPictured(person: StackClient): Promise<void> {
  for (const until = Date.now() + PICTURED_WITHIN_MS; Date.now() < until; await pause(200)) {
    const photos = await person.get<{ state: string }[]>('/api/photos?limit=200');
    if (photos.length === EACH.photos && photos.every(({ state }) => state !== 'pending')) return;
  }
  throw new Error('The pictures were not made in time');
}
