import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpClient } from '../src/http-client.js';

const open: Server[] = [];
const never = new AbortController().signal;

async function instance(status: number, text: string): Promise<string> {
  const server = createServer((_request, response) => void response.writeHead(status).end(text));
  open.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function nobody(): Promise<string> {
  const url = await instance(200, '');
  await new Promise((resolve) => open.pop()?.close(resolve));
  return url;
}

let client: HttpClient;
const clientOf = (...urls: string[]) => (client = new HttpClient(urls.join(), {}));

afterEach(async () => {
  client.close();
  await Promise.all(open.splice(0).map((server) => new Promise((resolve) => server.close(resolve))));
});

it('asks the next instance where the first is gone, and stays with it', async () => {
  clientOf(await nobody(), await instance(200, 'second'));
  expect(await client.fetch('/', never)).toMatchObject({ status: 200, text: 'second' });
  expect((await client.fetch('/', never)).text).toBe('second');
});

it('asks the next instance where the first cannot answer', async () => {
  clientOf(await instance(503, 'leaving'), await instance(200, 'second'));
  expect(await client.fetch('/', never)).toMatchObject({ status: 200, text: 'second' });
});

it('tells what the last one said where none can answer', async () => {
  clientOf(await instance(503, 'first'), await instance(500, 'second'));
  expect(await client.fetch('/', never)).toMatchObject({ status: 500, text: 'second' });
  clientOf(await nobody(), await nobody());
  await expect(client.fetch('/', never)).rejects.toThrow('ECONNREFUSED');
});

it('does not ask another for what is no fault of the first', async () => {
  clientOf(await instance(404, 'unknown'), await instance(200, 'second'));
  expect((await client.fetch('/', never)).status).toBe(404);
});
