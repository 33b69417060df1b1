import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Received {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

const REQUEST = '4bf92f3577b34da6a3ce929d0e0e4736';
const ELSEWHERE = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${ELSEWHERE.traceId}-${ELSEWHERE.spanId}-01`;

let collector: Server;
let stack: Stack;
const bodies: string[] = [];

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      bodies.push(Buffer.concat(chunks).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((listening) => collector.listen(0, '127.0.0.1', listening));
  const { port } = collector.address() as AddressInfo;
  stack = await openStack({ traces: { url: `http://127.0.0.1:${port}/v1/traces`, share: 1 } });
});
afterAll(async () => {
  await stack?.close();
  await new Promise((closed) => collector.close(closed));
});

const spans = (): Span[] =>
  bodies.flatMap((body) =>
    (JSON.parse(body) as Received).resourceSpans.flatMap((of) => of.scopeSpans.flatMap((scope) => scope.spans)),
  );
/** Waits for a span with this name; returns all spans of its trace. */
const tracedWith = (traceId: string, name: string): Promise<Span[]> =>
  eventually(() => {
    const found = spans().filter((span) => span.traceId === traceId);
    expect(found.map((span) => span.name)).toContain(name);
    return Promise.resolve(found);
  });
const named = (found: Span[], name: string) => found.find((span) => span.name === name)!;

describe('the traces of a service', () => {
  it('have the id of the request, its route and its statements, and nothing of what a person wrote', async () => {
    const { client } = stack.newOwner();
    await client.get('/api/issues/1987654321?search=klara', { 'x-request-id': REQUEST });
    const found = await tracedWith(REQUEST, 'GET /api/issues/:id');
    const request = named(found, 'GET /api/issues/:id');
    expect(request.parentSpanId).toBeFalsy();
    expect(request.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 404 } });
    expect(named(found, 'select issues').parentSpanId).toBe(request.spanId);
    expect(bodies.join()).not.toMatch(/198765432|klara/);
  });

  it('do not go on from what a caller from outside names', async () => {
    const { client } = stack.newOwner();
    const id = REQUEST.replace('4b', '5c');
    await client.get('/api/track-days', { 'x-request-id': id, traceparent });
    await tracedWith(id, 'GET /api/track-days');
    expect(spans().filter(({ traceId }) => traceId === ELSEWHERE.traceId)).toEqual([]);
  });

  it('go along with what is told', async () => {
    const { id: owner, client } = stack.newOwner();
    const id = REQUEST.replace('4b', '6d');
    const vehicle_id = stack.aVehicle(owner);
    const answer = await client.post('/api/issues', { vehicle_id, title: 'Rattles' }, { 'x-request-id': id });
    expect(answer.status).toBe(201);
    const found = await tracedWith(id, 'POST /api/issues');
    const { spanId } = named(found, 'POST /api/issues');
    const told = await stack.rows(sql`select distinct trace from facts where owner_id = ${owner}`);
    expect(told).toEqual([{ trace: `00-${id}-${spanId}-01` }]);
  });

  it('go on where a fact is taken, and in what a service asks', async () => {
    const { id: ownerId } = stack.newOwner();
    const { garage } = stack.producers;
    const body = { id: 9_001, collection_id: 1, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1970 };
    garage.publish({ kind: 'vehicle', key: 9_001, ownerId, body, trace: traceparent });
    const taken = named(await tracedWith(ELSEWHERE.traceId, 'take vehicle'), 'take vehicle');
    expect(taken.parentSpanId).toBe(ELSEWHERE.spanId);
    const copying = await tracedWith(ELSEWHERE.traceId, 'insert vehicle_copies');
    expect(named(copying, 'insert vehicle_copies').parentSpanId).toBe(taken.spanId);

    await stack.anyone.get('/internal/facts/parked', { 'x-internal-token': stack.config.internalToken, traceparent });
    const asked = await tracedWith(ELSEWHERE.traceId, 'GET /internal/facts/parked');
    expect(named(asked, 'GET /internal/facts/parked').parentSpanId).toBe(ELSEWHERE.spanId);
  });
});
