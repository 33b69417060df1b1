import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { NotFound, TooMuchAtOnce } from '@carnet/messages';
import { DependencyDown } from '../src/peer.errors.js';
import { Peer } from '../src/peer.js';

const TOKEN = 'the token of the stack';
const servers: Server[] = [];
const peers: Peer[] = [];

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function aPeer(...urls: string[]): Peer {
  const peer = new Peer('garage', urls.join(), TOKEN);
  peers.push(peer);
  return peer;
}

afterEach(() => {
  for (const peer of peers.splice(0)) peer.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

const saying =
  (status: number, body = '{}'): RequestListener =>
  (_, reply) =>
    void reply.writeHead(status).end(body);

const read = async (peer: Peer): Promise<string> => {
  let text = '';
  await peer.download('/file', async (bytes) => void (text = (await buffer(bytes)).toString()), 5_000);
  return text;
};

it('asks with the token of the stack and answers what it is told', async () => {
  const url = await aServer(({ method, url: path, headers }, reply) => {
    reply.end(JSON.stringify({ method, path, token: headers['x-internal-token'] }));
  });
  const peer = aPeer(url);
  expect(await peer.get('/internal/a?b=1')).toEqual({ method: 'GET', path: '/internal/a?b=1', token: TOKEN });
  expect(await peer.post('/internal/c')).toMatchObject({ method: 'POST', path: '/internal/c' });
});

it.each([
  [404, NotFound],
  [422, TooMuchAtOnce],
  [503, DependencyDown],
  [400, DependencyDown],
])('says what an answer of %i means', async (status, problem) => {
  const peer = aPeer(await aServer(saying(status)));
  await expect(peer.get('/a')).rejects.toThrow(problem);
  await expect(read(peer)).rejects.toThrow(problem);
});

it('says that a service is away whose release does not know the route', async () => {
  const peer = aPeer(await aServer(saying(404, '{"msg":"Not found","code":"request.not_found"}')));
  await expect(peer.get('/a')).rejects.toThrow(DependencyDown);
  await expect(read(peer)).rejects.toThrow(DependencyDown);
});

it('says that a service is away which nobody reaches, or which is silent', async () => {
  await expect(aPeer('http://127.0.0.1:9').get('/a')).rejects.toThrow(DependencyDown);
  const silent = aPeer(await aServer(() => undefined));
  await expect(silent.get('/a', 20)).rejects.toThrow(DependencyDown);
  await expect(silent.download('/a', () => Promise.resolve(), 20)).rejects.toThrow(DependencyDown);
});

it('asks another one of several where one cannot answer', async () => {
  const [down, up] = [await aServer(saying(500)), await aServer(saying(200, '{"here":true}'))];
  expect(await aPeer(down, up).get('/a')).toEqual({ here: true });
  expect(await read(aPeer(down, up))).toBe('{"here":true}');
});

it('hands bytes out as they come, and fails where they end too early', async () => {
  const whole = await aServer((_, reply) => {
    reply.writeHead(200, { 'content-length': '6' }).write('abc');
    setImmediate(() => reply.end('def'));
  });
  expect(await read(aPeer(whole))).toBe('abcdef');
  const cut = await aServer((_, reply) => {
    reply.writeHead(200, { 'content-length': '6' }).write('abc');
    setImmediate(() => reply.destroy());
  });
  await expect(read(aPeer(cut))).rejects.toThrow();
});
