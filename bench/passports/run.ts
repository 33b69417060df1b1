import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { inRoot } from '../../scripts/lib/paths.js';
import { say } from '../../scripts/lib/say.js';
import { childrenOf, mostMegabytesOf } from '../files/cpu.js';

const MEGABYTE = 1024 ** 2;
const FILE_MEGABYTES = 50;
const BAR = 150;
const LOOK_MS = 20;
const MAKER = fileURLToPath(new URL('make.mjs', import.meta.url));
/** The flags with which services are started. */
const HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=25'];
const LISTS = [{ name: 'vehicles', version: 1, vehicle: 'id', schema: { type: 'object', additionalProperties: true } }];

interface Ran {
  bytes: number;
  seconds: number;
  /** Megabytes; null if the process starts with the work. */
  before: number | null;
  most: number;
}

/** The part of svc-dossier's built reader that is used here. */
interface PassportReader {
  read: (
    order: { path: string; folder: string; lists: readonly object[] },
    signal: AbortSignal,
  ) => Promise<{ found: object } | { refused: string; about: string }>;
}

/** Measures the memory for making and reading a large passport. Returns the report as Markdown. */
export async function measurePassports(gigabytes: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-passports-'));
  const block = randomBytes(MEGABYTE);
  const server = await serving(block);
  try {
    const files = Math.ceil((gigabytes * 1000) / FILE_MEGABYTES);
    say(`${files} files of ${FILE_MEGABYTES} MB`);
    const hashes = Array.from({ length: files }, (_, at) => hashOf(block, at));
    say('a passport of them is made');
    const { port } = server.address() as AddressInfo;
    const args = [...HEAP, MAKER, String(port), folder, hashes.join(',')];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const made = JSON.parse(stdout) as Ran;
    say('and read');
    return table([
      ['made', made],
      ['read', await readOf(folder, made.bytes)],
    ]);
  } finally {
    server.close();
    await rm(folder, { recursive: true });
  }
}

/** The content of a file in pieces. Files differ only in their number, in the first bytes. */
function* contentOf(block: Buffer, at: number): Generator<Buffer> {
  const first = Buffer.from(block);
  first.writeUInt32LE(at);
  yield first;
  for (let megabyte = 1; megabyte < FILE_MEGABYTES; megabyte += 1) yield block;
}

function hashOf(block: Buffer, at: number): string {
  const hash = createHash('sha256');
  for (const piece of contentOf(block, at)) hash.update(piece);
  return hash.digest('hex');
}

/** Stands in for svc-records. */
async function serving(block: Buffer): Promise<Server> {
  const server = createServer(({ url }, response) => {
    const [, id] = /\/internal\/files\/(\d+)\/bytes/.exec(url ?? '') ?? [];
    Readable.from(contentOf(block, Number(id))).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function readOf(folder: string, bytes: number): Promise<Ran> {
  const { PassportReader } = (await import(inRoot('svc-dossier/dist/passport-imports/passport-reader.js'))) as {
    PassportReader: new () => PassportReader;
  };
  const rows = join(folder, 'rows');
  await mkdir(rows);
  let most = 0;
  const others = new Set(childrenOf(process.pid));
  const look = setInterval(() => {
    for (const child of childrenOf(process.pid)) if (!others.has(child)) most = Math.max(most, mostMegabytesOf(child));
  }, LOOK_MS);
  const begun = performance.now();
  try {
    const order = { path: join(folder, 'made.carnet'), folder: rows, lists: LISTS };
    const answer = await new PassportReader().read(order, new AbortController().signal);
    if ('refused' in answer) throw new Error(`${answer.refused} ${answer.about}`);
    return { bytes, seconds: (performance.now() - begun) / 1000, before: null, most: Math.round(most) };
  } finally {
    clearInterval(look);
  }
}

function table(rows: readonly (readonly [string, Ran])[]): string {
  const lines = rows.map(([what, { bytes, seconds, before, most }]) => {
    const grown = before === null ? '' : `${before} MB`;
    return `| ${what} | ${(bytes / 1e9).toFixed(2)} GB | ${seconds.toFixed(0)} s | ${grown} | ${most} MB | ${BAR} MB | ${most <= BAR ? 'met' : 'missed'} |`;
  });
  return [
    '| a passport | bytes | took | memory before | at most | bar | |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
  ].join('\n');
}
