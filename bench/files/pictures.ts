import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { median } from '../rounds.js';

const ROUNDS = 3;
const TIMES = 4;
const WORKER = fileURLToPath(new URL('picture-worker.mjs', import.meta.url));
/** Twelve megapixels, as phones take them. */
const [WIDTH, HEIGHT] = [4_000, 3_000];

export interface PictureTimes {
  /** Milliseconds of CPU time for one photo, by round. */
  ours: number[];
  bare: number[];
  /** Throughput of two processes divided by that of one, for pictures and for mere counting. */
  twoByOne: number[];
  burnTwoByOne: number[];
}

interface Ran {
  cpu: number;
  took: number;
}

/** Measures the cost of the picture pipeline beside sharp alone, and the gain of a second process. */
export async function pictureTimes(): Promise<PictureTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-bench-'));
  try {
    const photo = join(folder, 'photo.jpg');
    await aPhoto(photo);
    const times: PictureTimes = { ours: [], bare: [], twoByOne: [], burnTwoByOne: [] };
    const run = (what: string, processes = 1) => together(what, photo, folder, processes);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [ours] = (await run('ours')) as [Ran];
      const [bare] = (await run('bare')) as [Ran];
      const two = await run('ours', 2);
      const [burn] = (await run('burn')) as [Ran];
      const burns = await run('burn', 2);
      times.ours.push(ours.cpu);
      times.bare.push(bare.cpu);
      times.twoByOne.push(gained(ours, two));
      times.burnTwoByOne.push(gained(burn, burns));
    }
    return times;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const gained = (one: Ran, two: readonly Ran[]): number => (2 * one.took) / Math.max(...two.map(({ took }) => took));

/** Starts the processes, and begins the work when all of them have warmed up. */
async function together(what: string, photo: string, folder: string, processes: number): Promise<Ran[]> {
  const children = Array.from({ length: processes }, () => fork(WORKER, [what, photo, folder, String(TIMES)]));
  await Promise.all(children.map(nextMessage));
  return Promise.all(
    children.map(async (child) => {
      child.send('go');
      return (await nextMessage(child)) as Ran;
    }),
  );
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}

/** Writes a photo of about six megabytes. Softened noise gives it as much detail as a real one. */
async function aPhoto(path: string): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } })
    .blur(1.2)
    .jpeg({ quality: 92 })
    .toFile(path);
}

export const shareOfBare = ({ ours, bare }: PictureTimes): number =>
  median(ours.map((one, round) => one / bare[round]!));
