import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@carnet/embedded-pg';
import { inLanes, runCommand } from '../../scripts/lib/command.js';
import { cpuOf, megabytesOf } from './cpu.js';
import type { FilePerson, FileStack } from './stack.js';

const FILES = 50;
const BYTES = 6 * 1024 * 1024;
/** A person's pages send three uploads at once. Eight people send 24, the maximum that a service accepts at once. */
const LANES = 3;
const PEOPLE = 8;
const ROUNDS = 3;
const FOLDER = fileURLToPath(new URL('tus', import.meta.url));

export interface UploadTimes {
  /** Megabytes per second, by round. */
  ours: number[];
  tus: number[];
  /** Milliseconds of CPU time per megabyte. */
  oursCpu: number[];
  tusCpu: number[];
  /** Maximum additional memory, in megabytes. */
  oursMore: number;
  tusMore: number;
}

interface Target {
  pid: number;
  send: (lane: number, file: Buffer) => Promise<void>;
}

/** Uploads fifty files directly to svc-records and to `@tus/server`, in turn. */
export async function uploadTimes(stack: FileStack): Promise<UploadTimes> {
  const people = await inLanes(Array.from({ length: PEOPLE }), 2, () => stack.aPerson());
  const folder = mkdtempSync(join(tmpdir(), 'carnet-bench-'));
  const yardstick = await startTus(folder);
  try {
    const ours: Target = {
      pid: stack.records.pid,
      send: (lane, file) => sendOurs(stack, people[lane % PEOPLE]!, file),
    };
    const tus: Target = { pid: yardstick.pid, send: (_lane, file) => sendTus(yardstick.address, file) };
    const times: UploadTimes = { ours: [], tus: [], oursCpu: [], tusCpu: [], oursMore: 0, tusMore: 0 };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [first, second] = [await all(ours), await all(tus)];
      if (round === 0) continue; // round 0 is the warm-up
      times.ours.push(first.rate);
      times.tus.push(second.rate);
      times.oursCpu.push(first.cpu);
      times.tusCpu.push(second.cpu);
      times.oursMore = Math.max(times.oursMore, first.more);
      times.tusMore = Math.max(times.tusMore, second.more);
    }
    return times;
  } finally {
    yardstick.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function all({ pid, send }: Target): Promise<{ rate: number; cpu: number; more: number }> {
  const files = Array.from({ length: FILES }, aFile);
  const before = { cpu: cpuOf(pid), memory: megabytesOf(pid), at: performance.now() };
  let peak = before.memory;
  const watch = setInterval(() => (peak = Math.max(peak, megabytesOf(pid))), 20);
  let lane = 0;
  await inLanes(files, LANES * PEOPLE, (file) => send(lane++, file));
  clearInterval(watch);
  const megabytes = (FILES * BYTES) / 2 ** 20;
  return {
    rate: megabytes / ((performance.now() - before.at) / 1_000),
    cpu: (cpuOf(pid) - before.cpu) / megabytes,
    more: peak - before.memory,
  };
}

/** A file with the start of a JPEG and random bytes, so that it is accepted and nothing is decoded. */
function aFile(): Buffer {
  const bytes = randomBytes(BYTES);
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex').copy(bytes);
  return bytes;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

async function sendOurs({ records }: FileStack, { client }: FilePerson, file: Buffer): Promise<void> {
  const about = { filename: `${createHash('sha1').update(file.subarray(0, 64)).digest('hex')}.jpg`, kind: 'photo' };
  await send(`http://127.0.0.1:${records.port}/api/uploads`, { 'x-auth-token': client.token! }, about, file);
}

const sendTus = (address: string, file: Buffer): Promise<void> =>
  send(`${address}/files`, {}, { filename: 'x.jpg' }, file);

async function send(
  url: string,
  headers: Record<string, string>,
  about: Record<string, string>,
  file: Buffer,
): Promise<void> {
  const metadata = Object.entries(about).map(([name, value]) => `${name} ${base64(value)}`);
  const common = { ...headers, 'tus-resumable': '1.0.0' };
  for (;;) {
    const begun = await fetch(url, {
      method: 'POST',
      headers: { ...common, 'upload-length': String(file.length), 'upload-metadata': metadata.join() },
    });
    const place = new URL(begun.headers.get('location') ?? '', url).pathname;
    const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
    const sent = await fetch(new URL(place, url), {
      method: 'PATCH',
      headers: { ...common, ...piece },
      body: new Uint8Array(file),
    });
    if (sent.ok) return;
    if (sent.status !== 503) throw new Error(`PATCH ${url} answers ${sent.status}: ${await sent.text()}`);
    // A person may have a fourth upload at once by chance, when lanes end unevenly. It is refused and sent again.
  }
}

async function startTus(folder: string): Promise<{ address: string; pid: number; stop: () => void }> {
  if (!existsSync(join(FOLDER, 'node_modules')))
    await runCommand(['npm', 'ci', '--omit=optional', '--ignore-scripts'], { cwd: FOLDER });
  const port = await freePort(1);
  const child = spawn(process.execPath, ['server.mjs', String(port), folder], {
    cwd: FOLDER,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return { address: `http://127.0.0.1:${port}`, pid: child.pid!, stop: () => void child.kill() };
}
