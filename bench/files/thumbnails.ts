import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { freePort } from '@carnet/embedded-pg';
import sharp from 'sharp';
import { addManyPhotos } from '../../scripts/lib/seed/many-files.js';
import { cpuOf } from './cpu.js';
import type { FilePerson, FileStack, LoopDelay } from './stack.js';

const PHOTOS = 200;
const ROUNDS = 5;
const SECONDS = 2;
const CONNECTIONS = 16;
/** Number of photos of six megapixels that are processed while the event loop is watched. */
const PREPARED = 12;

export interface ThumbnailTimes {
  bytes: number;
  /** Answers per second, by round. */
  ours: number[];
  nginx: number[];
  unchanged: number[];
  /** Milliseconds of svc-records' CPU time per answer. */
  oursCpu: number[];
  unchangedCpu: number[];
  /** Delay of the event loop while photos are processed and thumbnails are requested one after the other. */
  loop: LoopDelay;
}

interface Photo {
  id: number;
  hash: string;
  state: string;
}

/** Measures thumbnails through the gateway, in turn with an nginx that has the same file in a folder. */
export async function thumbnailTimes(stack: FileStack): Promise<ThumbnailTimes> {
  const person = await stack.aPerson();
  await addManyPhotos(person.client, stack.query, { owner: person.id, vehicleId: person.vehicleId, count: PHOTOS });
  const photos = await person.client.get<Photo[]>(`/api/photos?limit=${PHOTOS}`);
  const paths = photos.map(({ id, hash }) => `/api/media/${id}/320?v=${hash}`);
  const cookie = await mediaCookie(stack, person);
  const answer = await fetch(stack.address + paths[0]!, { headers: { cookie } });
  const picture = Buffer.from(await answer.arrayBuffer());
  const folder = mkdtempSync(join(tmpdir(), 'carnet-bench-'));
  const yardstick = await startNginx(folder, picture);
  try {
    const etags = await Promise.all(
      paths.map(async (path) =>
        (await fetch(stack.address + path, { method: 'HEAD', headers: { cookie } })).headers.get('etag')!,
      ),
    );
    const ours = paths.map((path) => ({ path, headers: { cookie } }));
    const unchanged = paths.map((path, at) => ({ path, headers: { cookie, 'if-none-match': etags[at]! } }));
    const times: ThumbnailTimes = {
      bytes: picture.length,
      ...{ ours: [], nginx: [], unchanged: [], oursCpu: [], unchangedCpu: [] },
      loop: { p99: 0, longest: 0 },
    };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const one = await load(stack.address, ours, stack.records.pid);
      const still = await load(yardstick.address, [{ path: '/picture.webp' }], 0);
      const none = await load(stack.address, unchanged, stack.records.pid);
      if (round === 0) continue; // round 0 is the warm-up
      times.ours.push(one.rate);
      times.nginx.push(still.rate);
      times.unchanged.push(none.rate);
      times.oursCpu.push(one.cpu);
      times.unchangedCpu.push(none.cpu);
    }
    times.loop = await whilePicturesAreMade(stack, person, () =>
      fetch(stack.address + paths[0]!, { headers: { cookie } }),
    );
    return times;
  } finally {
    yardstick.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function load(url: string, requests: autocannon.Request[], pid: number): Promise<{ rate: number; cpu: number }> {
  const before = cpuOf(pid);
  const { statusCodeStats, errors, timeouts, duration } = await autocannon({
    url,
    requests,
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const by = statusCodeStats as Record<string, { count: number }>;
  const answers = (by['200']?.count ?? 0) + (by['304']?.count ?? 0);
  const all = Object.values(by).reduce((sum, { count }) => sum + count, 0);
  if (errors + timeouts > 0 || answers < all)
    throw new Error(`Not all were answered: ${JSON.stringify(by)}, ${errors} errors`);
  return { rate: answers / duration, cpu: (cpuOf(pid) - before) / answers };
}

async function mediaCookie({ address }: FileStack, { client }: FilePerson): Promise<string> {
  const answer = await fetch(`${address}/api/auth/media-session`, {
    method: 'POST',
    headers: { 'x-auth-token': client.token! },
  });
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

/** Uploads photos, and requests a thumbnail every few milliseconds until all photos are processed. */
async function whilePicturesAreMade(
  stack: FileStack,
  person: FilePerson,
  look: () => Promise<Response>,
): Promise<LoopDelay> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const plain = { width: 3_000, height: 2_000, channels: 3, background: '#808080', noise } as const;
  const bytes = await sharp({ create: plain }).blur(1.2).jpeg({ quality: 85 }).toBuffer();
  const told = stack.watchLoop();
  for (let n = 0; n < PREPARED; n += 1)
    await person.client.upload({
      kind: 'photo',
      vehicle_id: person.vehicleId,
      filename: `${n}.jpg`,
      // Bytes after the end of a JPEG do not matter: they make each upload a different file.
      bytes: Buffer.concat([bytes, Buffer.from(String(n))]),
    });
  for (const until = Date.now() + 60_000; Date.now() < until; await pause(20)) {
    await (await look()).arrayBuffer();
    const newest = await person.client.get<Photo[]>(`/api/photos?sort=added&limit=${PREPARED}`);
    if (newest.every(({ state }) => state !== 'pending')) break;
  }
  await pause(1_100); // until the last second has been written
  return told();
}

/** The simplest nginx: one file in a folder, no log. */
async function startNginx(folder: string, picture: Buffer): Promise<{ address: string; stop: () => void }> {
  const port = await freePort(1);
  for (const name of ['logs', 'temp', 'site']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'site/picture.webp'), picture);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path temp;`)
    .join(' ');
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid nginx.pid; error_log logs/error.log;
     events { worker_connections 256; }
     http { access_log off; sendfile on; ${temporary} types { image/webp webp; }
       server { listen 127.0.0.1:${port}; root site; keepalive_requests 1000000; add_header cache-control "private, max-age=31536000, immutable"; } }`,
  );
  const child = spawn('nginx', ['-p', folder, '-e', 'logs/error.log', '-c', 'nginx.conf'], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await fetch(address).then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return { address, stop: () => void child.kill() };
}
