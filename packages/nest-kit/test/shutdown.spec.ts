import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import Fastify, { type FastifyInstance } from 'fastify';
import { CONFIG } from '@carnet/runtime';
import { startTestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { gentleClose } from '../src/boot/shutdown.js';
import { Readiness } from '../src/health/readiness.js';

const config = { stopWait: 0 };
const leave = jest.fn();
let fastify: FastifyInstance;
let close: () => Promise<void>;
let agent: Agent;
let url: string;
let answerSlow: () => void;

beforeEach(async () => {
  fastify = Fastify({ forceCloseConnections: 'idle', return503OnClosing: false, keepAliveTimeout: 75_000 });
  fastify.get('/', () => 'here');
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  fastify.get('/slow', async () => {
    await slow;
    return 'late';
  });
  const app = {
    getHttpAdapter: () => ({ getInstance: () => fastify }),
    get: (asked: unknown) => (asked === CONFIG ? config : { leave }),
    close: () => fastify.close(),
  };
  close = gentleClose(app as unknown as NestFastifyApplication);
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(fastify.server.address() as AddressInfo).port}`;
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
});

afterEach(() => agent.destroy());
afterEach(() => jest.useRealTimers());
afterEach(() => (config.stopWait = 0));
afterEach(() => fastify.close());

async function ask(path: string, through: Agent | undefined = agent): Promise<IncomingMessage> {
  const request = get(url + path, { agent: through });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}

it('answers once more on a connection that was kept, and ends it with that', async () => {
  expect((await ask('/')).headers.connection).toBe('keep-alive');
  const closed = close();
  const answer = await ask('/');
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
  await closed;
});

it('takes no new connection while it leaves', async () => {
  await ask('/');
  const closed = close();
  while (fastify.server.listening) await turn();
  await expect(ask('/', new Agent())).rejects.toThrow('ECONNREFUSED');
  await ask('/');
  await closed;
});

it('answers what was open when it was told to leave', async () => {
  const late = ask('/slow');
  await once(fastify.server, 'request');
  const closed = close();
  answerSlow();
  expect((await late).statusCode).toBe(200);
  await closed;
});

it('serves on, also those who are new, while it waits for everybody to learn that it leaves', async () => {
  config.stopWait = 60_000;
  leave.mockReset();
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementationOnce(() => 0 as never);
  const closed = close();
  expect(leave).toHaveBeenCalledTimes(1);
  const [goOn, wait] = timer.mock.calls[0]!;
  timer.mockRestore();
  expect(wait).toBe(60_000);
  expect((await ask('/')).headers.connection).toBe('keep-alive');
  for (let nth = 0; nth < 3; nth += 1) expect((await ask('/', new Agent())).statusCode).toBe(200);
  goOn();
  while (fastify.server.listening) await turn();
  expect((await ask('/')).headers.connection).toBe('close');
  await closed;
});

it('is not ready from the moment when it is told to leave, and answers all the same', async () => {
  const service = await startTestService(notesService);
  expect((await service.anyone.get('/health/ready')).body).toMatchObject({ ready: true, serving: true });
  service.app.get(Readiness).leave();
  const { status, body } = await service.anyone.get('/health/ready');
  expect([status, body.ready, body.serving]).toEqual([503, false, true]);
  expect((await service.anyone.get('/api/notes/open')).status).toBe(200);
  await service.close();
});

it('leaves where nobody is connected, without waiting for its grace to end', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  await close();
  expect(fastify.server.listening).toBe(false);
});
