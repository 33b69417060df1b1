import fs from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOG, type Log } from '@carnet/runtime';
import { aNewcomer, type Answer, TestNotify } from './notify.js';

/** Record formats from the source of LubeLogger 1.6.8, with our own sample values. */
const RECORD = {
  ...{ vehicleId: 3, id: 11, date: '2025-03-04', odometer: 52_310, description: 'Brake pads', cost: 214.5, notes: '' },
  ...{ tags: 'brakes', extraFields: [{ name: 'Garage', value: 'Kolb' }] },
  files: [{ name: 'Bill.pdf', location: '/documents/0b1c.pdf', isPending: false }],
};
const VEHICLE = { id: 3, year: 2012, make: 'Opel', model: 'Corsa', licensePlate: 'HD K 12', purchasePrice: 7_000 };
const KEY = 'k3y0fTheTest';

type Page = (request: IncomingMessage, response: ServerResponse) => void;
const json =
  (body: unknown): Page =>
  (_, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const status =
  (code: number, headers: Record<string, string> = {}): Page =>
  (_, response) =>
    void response.writeHead(code, headers).end();

let server: Server;
let url: string;
let asked: { path: string; headers: IncomingMessage['headers']; method: string }[];
let pages: Record<string, Page>;
let open: TestNotify;
let token: string;

/** Checks the key in `x-api-key`, as LubeLogger does. */
const listen: RequestListener = (request, response) => {
  const path = request.url!;
  asked.push({ path, headers: request.headers, method: request.method! });
  if (request.headers['x-api-key'] !== KEY) return void response.writeHead(401).end();
  (pages[path] ?? status(404))(request, response);
};

beforeAll(async () => {
  server = createServer(listen);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  open = await TestNotify.start({ OUTGOING_PRIVATE_NETWORKS: '127.0.0.1/32' });
  token = (await open.register(aNewcomer())).body.token;
});
afterAll(async () => {
  await open.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  pages = {
    '/api/whoami': json({ username: 'ada', emailAddress: '', isAdmin: false, isRoot: false }),
    '/api/info': json({ currentVersion: '1.6.8', locale: 'de-DE', currencySymbol: '€' }),
    '/api/vehicles': json([VEHICLE]),
    '/api/vehicle/servicerecords/all': json([RECORD]),
  };
});

const read = (body: object = {}, of = open, as = token): Promise<Answer> =>
  of.call('POST', '/api/imports/lubelogger', { address: url, key: KEY, ...body }, { token: as });
const file = (location: string): Promise<Answer> =>
  open.call('POST', '/api/imports/lubelogger/file', { address: url, key: KEY, location }, { token });
const said = ({ status: code, body }: Answer) => [code, body.errors?.[0]?.field, body.code];

it('answers vehicles and records as the server has them, but for what nobody here needs', async () => {
  const { status: code, body } = await read();
  expect(code).toBe(200);
  const { purchasePrice: _, ...vehicle } = VEHICLE;
  expect(body).toMatchObject({ version: '1.6.8', currency_sign: '€', vehicles: [vehicle] });
  expect(body.vehicles[0]).not.toHaveProperty('purchasePrice');
  expect(body.records.servicerecords).toEqual([RECORD]);
  // A missing list is fine: this version does not have it.
  expect(body.records.noterecords).toEqual([]);
});

it('only ever gets, with the key as a header, and asks for figures of no culture', async () => {
  await read();
  expect(new Set(asked.map(({ method }) => method))).toEqual(new Set(['GET']));
  for (const { path, headers } of asked) {
    expect(path).not.toContain(KEY);
    expect(headers).toMatchObject({ 'x-api-key': KEY, 'culture-invariant': '1' });
  }
});

it('finds a server that stands below a path', async () => {
  pages = Object.fromEntries(Object.entries(pages).map(([path, page]) => [`/cars${path}`, page]));
  expect((await read({ address: `${url}/cars/?tab=1` })).status).toBe(200);
});

it('takes the bytes of a file, after the server has said who asks', async () => {
  pages['/documents/0b1c.pdf'] = (_, response) => void response.end('%PDF-1.7 a bill');
  const response = await open.app.inject({
    ...{ method: 'POST', url: '/api/imports/lubelogger/file', headers: { 'x-auth-token': token } },
    payload: { address: url, key: KEY, location: '/documents/0b1c.pdf' },
  });
  expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
    200,
    'application/octet-stream',
    '%PDF-1.7 a bill',
  ]);
  expect(asked.map(({ path }) => path)).toEqual(['/api/whoami', '/documents/0b1c.pdf']);
});

it.each([
  '/documents/../api/vehicles',
  '/documents/%2e%2e/secret',
  '/api/vehicles',
  '/documents/',
  'http://169.254.169.254/latest',
  '//other.example/documents/a.pdf',
  '/temp/a.zip',
  '/documents/a.pdf?x=1',
])('never asks for a file at %s', async (location) => {
  expect(said(await file(location))).toEqual([400, 'location', 'lubelogger.no_file']);
  expect(asked).toEqual([]);
});

it.each([
  ['that is not there', status(404)],
  ['that leads to the page of signing in', status(302, { location: '/Login' })],
])('says so of a file %s', async (_, page) => {
  pages['/documents/a.pdf'] = page;
  expect(said(await file('/documents/a.pdf'))).toEqual([400, 'location', 'lubelogger.no_file']);
});

it('takes no file that says to be too long, and answers within the same words', async () => {
  pages['/documents/a.pdf'] = (_, response) => {
    response.writeHead(200, { 'content-length': String(60 * 1024 * 1024) });
    response.write('x');
  };
  expect(said(await file('/documents/a.pdf'))).toEqual([400, 'location', 'lubelogger.file_too_large']);
});

it('cuts a file that says nothing of its length once it is too long, so that nobody takes the beginning for all of it @thorough', async () => {
  let sent = 0;
  pages['/documents/a.pdf'] = (_, response) => {
    const piece = Buffer.alloc(1024 * 1024, 'x');
    const goOn = () => {
      while (!response.destroyed && sent < 200) {
        sent += 1;
        if (!response.write(piece)) return void response.once('drain', goOn);
      }
      response.end();
    };
    goOn();
  };
  const answer = await fetch(`http://127.0.0.1:${open.config.port}/api/imports/lubelogger/file`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': token },
    body: JSON.stringify({ address: url, key: KEY, location: '/documents/a.pdf' }),
  });
  await expect(answer.arrayBuffer()).rejects.toThrow();
  expect(sent).toBeLessThan(200);
});

describe('is told in a sentence why nothing can be read', () => {
  it.each([
    ['a wrong key', () => read({ key: 'another' }), 'key', 'lubelogger.key_refused'],
    ['no key where one is needed', () => read({ key: null }), 'key', 'lubelogger.key_refused'],
    ['a key that no header can carry', () => read({ key: 'two\nlines' }), 'key', 'lubelogger.key_malformed'],
    ['an address that is none', () => read({ address: 'cars.example' }), 'address', 'lubelogger.address_malformed'],
    ['no address', () => read({ address: '' }), 'address', 'lubelogger.address_required'],
    [
      'an address with a password',
      () => read({ address: 'http://a:b@cars.example' }),
      'address',
      'lubelogger.address_credentials',
    ],
    [
      'a server that is not there',
      () => read({ address: 'http://127.0.0.1:9' }),
      'address',
      'lubelogger.no_connection',
    ],
  ])('%s', async (_, answer, field, code) => expect(said(await answer())).toEqual([400, field, code]));

  it.each<[string, string, Page, string]>([
    ['a page instead of data', '/api/whoami', (_, answer) => void answer.end('<html>'), 'no_lube_logger'],
    ['another product', '/api/whoami', json({ hello: 'world' }), 'no_lube_logger'],
    ['a redirect', '/api/whoami', status(301, { location: 'http://10.0.0.1/api/whoami' }), 'leads_elsewhere'],
    ['a fault of it', '/api/vehicles', status(500), 'no_lube_logger'],
    ['a list that is none', '/api/vehicle/servicerecords/all', json({ success: false }), 'no_lube_logger'],
    ['a list of no records', '/api/vehicle/servicerecords/all', json(['a']), 'no_lube_logger'],
    ['a list that is cut', '/api/vehicles', (_, answer) => void answer.end('[{"id":1'), 'no_lube_logger'],
  ])('%s', async (_, path, page, code) => {
    pages[path] = page;
    expect(said(await read())).toEqual([400, 'address', `lubelogger.${code}`]);
  });

  it('an answer that is too long, which is not read to its end', async () => {
    let sent = 0;
    pages['/api/vehicle/gasrecords/all'] = (_, response) => {
      const piece = Buffer.alloc(64 * 1024, '0');
      const goOn = () => {
        while (!response.destroyed && sent < 40_000_000) {
          sent += piece.length;
          if (!response.write(piece)) return void response.once('drain', goOn);
        }
        response.end();
      };
      goOn();
    };
    expect(said(await read())).toEqual([400, 'address', 'lubelogger.too_much']);
    expect(sent).toBeLessThan(40_000_000);
  });
});

it('asks nobody in a private network unless whoever runs Carnet allows it, and names the setting @thorough', async () => {
  const shut = await TestNotify.start();
  try {
    const { body } = await shut.register(aNewcomer());
    const answer = await read({}, shut, body.token);
    expect(said(answer)).toEqual([400, 'address', 'lubelogger.address_private']);
    expect(answer.body.msg).toContain('OUTGOING_PRIVATE_NETWORKS');
    expect(asked).toEqual([]);
  } finally {
    await shut.close();
  }
});

it('is for people in a session alone', async () => {
  expect((await open.call('POST', '/api/imports/lubelogger', { address: url, key: KEY })).status).toBe(401);
  expect(asked).toEqual([]);
});

it('writes neither the key nor the address into the log', async () => {
  const log = open.app.get<Log>(LOG);
  const written: string[] = [];
  const write = jest.spyOn(fs, 'writeSync').mockImplementation((_, text) => {
    written.push(String(text));
    return String(text).length;
  });
  log.level = 'trace';
  try {
    await read();
    await read({ address: 'http://127.0.0.1:9' });
    await read({ key: 'another-key' });
    await file('/documents/missing.pdf');
  } finally {
    log.level = 'silent';
    write.mockRestore();
  }
  expect(written.join('')).toContain('/api/imports/lubelogger');
  for (const secret of [KEY, 'another-key', url]) expect(written.join('')).not.toContain(secret);
});
