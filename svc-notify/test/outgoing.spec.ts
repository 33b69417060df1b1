import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type AddressRefused, type NoAnswer, OutgoingBusy } from '../src/outgoing/outgoing.errors.js';
import { OutgoingRequests, type Resolve } from '../src/outgoing/outgoing-requests.service.js';
import { type PrivateNetworks, readPrivateNetworks } from '../src/outgoing/networks.rules.js';

let server: Server;
let port: number;
let answer: RequestListener;
let heard: { headers: IncomingHttpHeaders; body: string; path: string }[];

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ headers: request.headers, body, path: request.url! });
      answer(request, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
  answer = (_, response) => response.end('taken');
});

const HERE = readPrivateNetworks('127.0.0.1/32')!;
const outgoing = (privateNetworks: PrivateNetworks, resolve?: Resolve) =>
  new OutgoingRequests({ privateNetworks }, resolve);
const post = (requests: OutgoingRequests, host = '127.0.0.1', path = '/hook', owner = 1) =>
  requests.post({ owner, url: `http://${host}:${port}${path}`, headers: { 'webhook-id': 'a' }, body: '{"é":1}' });
const refused = (fault: string) => expect.objectContaining<Partial<AddressRefused>>({ fault: fault as 'private' });
const unanswered = (why: string) => expect.objectContaining<Partial<NoAnswer>>({ why: why as 'too-slow' });

/** A name server that gives these answers in turn. */
function sayingInTurn(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = (name: string, _: unknown, done: (error: null, found: object[]) => void) => {
    asked.push(name);
    const found = answers[Math.min(asked.length, answers.length) - 1]!;
    process.nextTick(() =>
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  };
  return { resolve: resolve as unknown as Resolve, asked };
}

it('posts what it is given, and answers the status', async () => {
  answer = (_, response) => response.writeHead(202).end('taken');
  expect(await post(outgoing(HERE))).toMatchObject({ status: 202 });
  expect(heard).toMatchObject([{ body: '{"é":1}', path: '/hook' }]);
  expect(heard[0]!.headers).toMatchObject({ 'webhook-id': 'a', 'content-length': '8', 'user-agent': 'Carnet' });
});

it('tells nothing of what a private network answers', async () => {
  expect(await post(outgoing(HERE))).toEqual({ status: 200, text: null });
});

it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433'])(
  'connects to nobody in the network that it stands in: %s',
  async (host) => {
    await expect(post(outgoing('none'), host)).rejects.toEqual(refused('private'));
    expect(heard).toEqual([]);
  },
);

it('looks a name up once, and connects to what was found then: a name server that says something else later changes nothing', async () => {
  const { resolve, asked } = sayingInTurn(['127.0.0.1'], ['127.0.0.2']);
  const requests = outgoing(HERE, resolve);
  expect(await post(requests, 'hooks.example')).toMatchObject({ status: 200 });
  expect([asked, heard[0]!.headers.host]).toEqual([['hooks.example'], `hooks.example:${port}`]);
  await expect(post(requests, 'hooks.example')).rejects.toEqual(refused('private'));
  expect([asked.length, heard.length]).toEqual([2, 1]);
});

it('asks a server again where it has answered first, whatever else its name led to', async () => {
  const { resolve, asked } = sayingInTurn(['127.0.0.1', '127.0.0.2'], ['127.0.0.2']);
  const requests = outgoing(readPrivateNetworks('127.0.0.0/8')!, resolve);
  const place = await requests.locate(1, `http://hooks.example:${port}/cars/?tab=1`);
  const question = { headers: {}, signal: AbortSignal.timeout(5_000) };
  for (const path of ['/first', '/second']) {
    const answered = await requests.get(place, { ...question, path });
    answered.resume();
    expect(answered.socket.remoteAddress).toBe('127.0.0.1');
  }
  expect(place.found).toEqual([{ address: '127.0.0.1', family: 4 }]);
  expect([asked, heard.map(({ path }) => path)]).toEqual([['hooks.example'], ['/cars/first', '/cars/second']]);
  await expect(requests.locate(1, 'http://10.0.0.1/')).rejects.toEqual(refused('private'));
});

it('of several addresses of a name it takes only those that may be reached', async () => {
  const { resolve } = sayingInTurn(['10.0.0.1', '::1', '127.0.0.1']);
  expect(await post(outgoing(HERE, resolve), 'hooks.example')).toMatchObject({ status: 200 });
  const shut = sayingInTurn(['10.0.0.1', '::1', '::ffff:7f00:1']);
  await expect(post(outgoing('none', shut.resolve), 'hooks.example')).rejects.toEqual(refused('private'));
});

it('looks up two names at once at most, so that slow name servers take no thread of others', async () => {
  let [now, most] = [0, 0];
  const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) => {
    now += 1;
    most = Math.max(most, now);
    setImmediate(() => {
      now -= 1;
      done(null, [{ address: '127.0.0.1', family: 4 }]);
    });
  }) as unknown as Resolve;
  const requests = outgoing(HERE, resolve);
  await Promise.all(Array.from({ length: 10 }, (_, n) => post(requests, `hooks-${n}.example`, '/hook', n)));
  expect([most, heard.length]).toEqual([2, 10]);
});

it('of names that nobody answers one person holds one place, and others go on', async () => {
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const resolve = ((name: string, _: object, done: (error: null, found: object[]) => void) => {
    asked.push(name);
    const tell = () => done(null, [{ address: '127.0.0.1', family: 4 }]);
    if (name.startsWith('slow')) held.push(tell);
    else setImmediate(tell);
  }) as unknown as Resolve;
  const requests = outgoing(HERE, resolve);
  const slow = [1, 2, 3].map((n) => post(requests, `slow-${n}.example`));
  expect(await post(requests, 'quick.example', '/hook', 2)).toMatchObject({ status: 200 });
  expect(asked).toEqual(['slow-1.example', 'quick.example']);
  // Each look-up starts when the one before has ended.
  for (const n of [0, 1, 2]) {
    held[n]!();
    await slow[n];
  }
  expect(heard).toHaveLength(4);
});

it('counts no time of waiting for a place against an address, and says where none came free', async () => {
  const patience = [new AbortController(), new AbortController()];
  const [found, answered] = [new AbortController(), new AbortController()];
  const timeouts = jest.spyOn(AbortSignal, 'timeout');
  let tell: () => void = () => undefined;
  const resolve = ((_: string, __: object, done: (error: null, found: object[]) => void) => {
    tell = () => done(null, [{ address: '127.0.0.1', family: 4 }]);
  }) as unknown as Resolve;
  timeouts.mockReturnValueOnce(patience[0]!.signal).mockReturnValueOnce(found.signal);
  const requests = outgoing(HERE, resolve);
  const first = post(requests, 'first.example');
  await new Promise(setImmediate);
  timeouts.mockReturnValueOnce(patience[1]!.signal);
  const second = post(requests, 'second.example');
  patience[1]!.abort();
  await expect(second).rejects.toBeInstanceOf(OutgoingBusy);
  timeouts.mockReturnValueOnce(answered.signal);
  // A timeout of the queue must not end a request that already has a slot.
  patience[0]!.abort();
  tell();
  expect(await first).toMatchObject({ status: 200 });
  timeouts.mockRestore();
});

it('follows no redirect', async () => {
  answer = (_, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
  expect(await post(outgoing(HERE))).toMatchObject({ status: 307 });
  expect(heard.map(({ path }) => path)).toEqual(['/hook']);
});

it('reads the beginning of an answer that does not end', async () => {
  answer = (_, response) => {
    response.writeHead(200);
    const more = () => response.write('x'.repeat(10_000), () => setImmediate(more));
    more();
  };
  expect(await post(outgoing(HERE))).toMatchObject({ status: 200 });
});

it('says in a word why nobody answers', async () => {
  const { resolve } = sayingInTurn(['127.0.0.1']);
  answer = (_, response) => response.destroy();
  await expect(post(outgoing(HERE, resolve), 'hooks.example')).rejects.toEqual(unanswered('no-connection'));
  const nowhere = ((_: string, __: object, done: (error: Error) => void) =>
    done(Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' }))) as unknown as Resolve;
  await expect(post(outgoing(HERE, nowhere), 'hooks.example')).rejects.toEqual(unanswered('not-found'));
});

it.each(['https://user:password@hooks.example/', 'ftp://hooks.example/'])('refuses %s', async (url) => {
  await expect(outgoing('all').post({ owner: 1, url, headers: {}, body: '' })).rejects.toMatchObject({
    fault: expect.any(String),
  });
});

it('waits for nobody longer than it may', async () => {
  const clock = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal);
  answer = () => clock.abort();
  await expect(post(outgoing(HERE))).rejects.toEqual(unanswered('too-slow'));
});
