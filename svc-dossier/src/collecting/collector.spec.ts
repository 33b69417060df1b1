import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NotFound } from '@carnet/messages';
import type { Database } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';
import type { ServiceConfig } from '@carnet/runtime';
import { someOptions } from '../../test/a-book.js';
import { aDocument, anEvent, aPhoto, someAnswers, someBytes } from '../../test/answers.js';
import type { CollectedFile } from './collected-book.js';
import { TooManyBytesForBook, TooMuchForBook } from './collecting.errors.js';
import { Collector } from './collector.js';

const TOKEN = 'the-token-that-services-of-tests-share';
const ISSUED = '2026-11-23';
const CONTENT = Buffer.from('the bytes of a photo');
const HASH = createHash('sha256').update(CONTENT).digest('hex');

const PEERS = ['garage', 'service', 'records', 'usage'] as const;
type Peers = (typeof PEERS)[number];
type Answer = (reply: ServerResponse) => void;

const asked: string[] = [];
const answers = new Map<string, Answer>();
const servers: Server[] = [];
let collector: Collector;
let folder: string;

const saying =
  (body: unknown, status = 200): Answer =>
  (reply) =>
    void reply.writeHead(status).end(Buffer.isBuffer(body) ? body : JSON.stringify(body));

/** Starts a service that answers the given paths, and 404 for all others; a request without the token is refused. */
async function aService(name: Peers): Promise<string> {
  const server = createServer(({ url, headers }, reply) => {
    asked.push(`${name} ${url}`);
    const answer =
      headers['x-internal-token'] === TOKEN && answers.get(`${name} ${new URL(url!, 'http://a').pathname}`);
    if (answer) answer(reply);
    else saying({}, 404)(reply);
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const peers = Object.fromEntries(await Promise.all(PEERS.map(async (name) => [name, await aService(name)])));
  const database = { rows: () => Promise.resolve([{ name: 'Europe/Zurich' }]) } as unknown as Database;
  const config = { peers, internalToken: TOKEN } as unknown as ServiceConfig;
  collector = new Collector(database, config);
});
afterAll(() => {
  collector.onApplicationShutdown();
  for (const server of servers) server.close().closeAllConnections();
});
beforeEach(async () => {
  asked.splice(0);
  answers.clear();
  folder = await mkdtemp(join(tmpdir(), 'carnet-collected-'));
});
afterEach(() => rm(folder, { recursive: true }));

function known(said = someAnswers()): void {
  for (const name of PEERS) answers.set(`${name} /internal/vehicles/7/book`, saying(said[name]));
}

const book = () => collector.book(3, 7, someOptions(), ISSUED);

it('asks each service once, for the vehicle of this owner', async () => {
  known(
    someAnswers({
      service: { events: [anEvent(1)] },
      records: { photos: [aPhoto(9)], documents: [aDocument(5, { pages: 4 }), aDocument(6, { pages: null })] },
    }),
  );
  const { book: made, files, records, pagesOfPapers } = await book();
  expect(asked.sort()).toEqual(
    ['garage', 'records', 'service', 'usage'].map((name) => `${name} /internal/vehicles/7/book?owner_id=3`),
  );
  expect(made).toMatchObject({ issuedOn: ISSUED, services: [{ enteredOn: '2020-06-01' }] });
  expect(files.map(({ file, fileId }) => [file, fileId])).toEqual([
    ['photo-9', 9],
    ['paper-5', 5],
    ['paper-6', 6],
  ]);
  expect(records).toEqual([
    { service: 'garage', kind: 'vehicle', id: 7 },
    { service: 'service', kind: 'service-event', id: 1 },
  ]);
  expect([...pagesOfPapers]).toEqual([
    [1, 4],
    [2, 1],
  ]);
});

it.each<[string, number, new () => Error]>([
  ['is not there or not this owner’s', 404, NotFound],
  ['is more than a book holds', 422, TooMuchForBook],
  ['cannot be asked for', 503, DependencyDown as never],
])('says that a vehicle %s', async (_, status, problem) => {
  known();
  answers.set('records /internal/vehicles/7/book', saying({}, status));
  await expect(book()).rejects.toThrow(problem);
});

it('takes from svc-usage the days that are asked for, since it sums up years', async () => {
  known();
  await collector.book(3, 7, someOptions({ from: '2020-01-01', to: '2024-06-30' }), ISSUED);
  expect(asked).toContain('usage /internal/vehicles/7/book?owner_id=3&from=2020-01-01&to=2024-06-30');
});

it('waits for an svc-usage that says nothing for books yet, and not where the vehicle is gone', async () => {
  known();
  answers.delete('usage /internal/vehicles/7/book');
  await expect(book()).rejects.toMatchObject({ producer: 'usage' });
  answers.delete('garage /internal/vehicles/7/book');
  await expect(book()).rejects.toThrow(NotFound);
});

const aFile = (changes: Partial<CollectedFile> = {}): CollectedFile => ({
  ...{ file: 'photo-9', sha256: HASH, fileId: 9, bytes: CONTENT.length },
  ...changes,
});
const fetched = (...files: CollectedFile[]) => {
  const told: string[] = [];
  return collector.fetchFiles(3, files, join(folder, 'in'), (done, of) => told.push(`${done}/${of}`)).then(() => told);
};

it('puts files into a folder, and tells how far it is', async () => {
  answers.set('records /internal/files/9/bytes', saying(CONTENT));
  expect(await fetched(aFile(), aFile({ file: 'paper-9' }))).toEqual(['1/2', '2/2']);
  expect(asked[0]).toBe(`records /internal/files/9/bytes?owner_id=3&sha256=${HASH}`);
  expect(await readFile(join(folder, 'in', 'photo-9'))).toEqual(CONTENT);
  expect((await readdir(join(folder, 'in'))).sort()).toEqual(['paper-9', 'photo-9']);
});

it('takes no other bytes than those that the book names: such a file is lost', async () => {
  answers.set('records /internal/files/9/bytes', saying(Buffer.from('other bytes')));
  expect(await fetched(aFile())).toEqual(['1/1']);
  expect(await readdir(join(folder, 'in'))).toEqual([]);
});

it('leaves nothing of a file that breaks off', async () => {
  answers.set('records /internal/files/9/bytes', (reply) => {
    reply.writeHead(200, { 'content-length': CONTENT.length }).write(CONTENT.subarray(0, 5));
    setImmediate(() => reply.destroy());
  });
  await expect(fetched(aFile())).rejects.toThrow(DependencyDown);
  expect(await readdir(join(folder, 'in'))).toEqual([]);
});

it('leaves out a file that is lost, which the book then says', async () => {
  answers.set('records /internal/files/9/bytes', saying(CONTENT));
  expect(await fetched(aFile({ fileId: 8, file: 'gone' }), aFile())).toEqual(['1/2', '2/2']);
  expect(await readdir(join(folder, 'in'))).toEqual(['photo-9']);
});

it('asks for no file of a book that has too many bytes', async () => {
  const huge = aFile({ bytes: someBytes({ bytes: 600 * 1024 * 1024 }).bytes });
  await expect(fetched(huge, huge)).rejects.toThrow(TooManyBytesForBook);
  expect(asked).toEqual([]);
});
