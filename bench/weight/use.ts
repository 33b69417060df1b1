import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { runCommand } from '../../scripts/lib/command.js';
import { Refusal } from '../../scripts/lib/say.js';
import { collector } from '../../scripts/lib/seed/collector.data.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import { CORPUS } from '../papers/corpus.js';
import type { Checkout, RunningCheckout } from './checkout.js';

export const PHOTOS = 25;
export const PAPERS = 32;
const LONGEST_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 500;

/** Uses a stack as a person does in their first hour: adds the seed's collection, and their own photos and papers. Resolves when all are processed. */
export async function use({ folder }: Checkout, { url, client }: RunningCheckout): Promise<void> {
  const { code, output } = await runCommand(['npm', 'run', 'seed', '--', '--url', url], { cwd: folder });
  if (code !== 0) throw new Refusal(`The seed failed in ${folder}:\n${output}`);
  const { id: collection_id } = await client.create('/api/collections', { name: 'Garage' });
  const car = { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'GT 1600 Junior', year: 1973 };
  const { id: vehicle_id } = await client.create('/api/vehicles', car);
  for (const { name, bytes } of papers())
    await client.upload({
      kind: 'document',
      filename: `${name.replaceAll(/\W+/g, ' ')}.pdf`,
      bytes: bytes(),
      vehicle_id,
    });
  for (let at = 0; at < PHOTOS; at += 1)
    await client.upload({ kind: 'photo', filename: `${at}.jpg`, bytes: await aPhoto(at), vehicle_id });
  for (const person of [client, await new StackClient(url).signIn(collector)]) await untilDone(person);
}

/** All scans, which a machine must read, then other papers, `PAPERS` in all. */
function papers(): { name: string; bytes: () => Buffer }[] {
  const ordinary = CORPUS.filter(({ name }) => /^(an invoice|a manual|a scan) of/.test(name));
  const scans = ordinary.filter(({ name }) => name.startsWith('a scan'));
  return [...scans, ...ordinary.filter((paper) => !scans.includes(paper)).toReversed()].slice(0, PAPERS);
}

/** A photo of twelve megapixels with some detail; no two are the same. */
async function aPhoto(at: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 100 + at, sigma: 40 } as const;
  return sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg({ quality: 92 })
    .toBuffer();
}

interface Worked {
  state: string;
  reading?: boolean;
}

async function untilDone(person: StackClient): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; Date.now() < until; await pause(LOOK_AGAIN_MS)) {
    const kinds = ['/api/photos?limit=200', '/api/documents?limit=200', '/api/dossiers?limit=200'];
    const all = (await Promise.all(kinds.map((path) => person.get<Worked[]>(path)))).flat();
    if (all.every(({ state, reading }) => /^(ready|failed|damaged|locked)$/.test(state) && !reading)) return;
  }
  throw new Error('Pictures, papers and books were not done within a quarter of an hour');
}
