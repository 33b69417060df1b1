import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import type { BenchRequest, BenchRow } from './rows.js';

/** An address that is measured, and what it is sent beside the request. */
export interface Subject {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** The requests that it is asked instead of the row's. */
  requests?: BenchRequest[];
}

/** The requests of autocannon for a row: one after the other, or each connection its own if each is another person. */
export function inTurn(
  row: BenchRow,
  { headers, requests = row.requests }: Pick<Subject, 'headers' | 'requests'>,
): Request[] {
  return requests.map(({ path, body, token }) => ({
    path,
    method: body === undefined ? 'GET' : 'POST',
    body,
    headers: {
      ...headers,
      ...(token !== undefined && { 'x-auth-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(row.keyed && { setupRequest: withNewKey }),
  }));
}

/** The first request of a row, sent once. */
export function sendFirst(row: BenchRow, subject: Subject): Promise<Response> {
  const [first] = inTurn(row, subject);
  const { path, ...init } = row.keyed ? withNewKey(first!) : first!;
  return fetch(subject.url + path, init as RequestInit);
}

/** As the screens send a create: with a key that nobody has used. */
const withNewKey = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

/** For autocannon's `setupClient`: where a row is written by many people, every connection is one of them. */
export function onePersonEach(row: BenchRow, requests: Request[]): (client: Client) => void {
  let connections = 0;
  return (client) => {
    if (row.writes) client.setRequests([requests[connections++ % requests.length]!]);
  };
}
