import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import type { BenchRequest, BenchRow } from './rows.js';

/** A measured address, with the headers for its requests. */
export interface Subject {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** Requests to use instead of the row's. */
  requests?: BenchRequest[];
}

/** A row's requests in the form of autocannon. */
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

export function sendFirst(row: BenchRow, subject: Subject): Promise<Response> {
  const [first] = inTurn(row, subject);
  const { path, ...init } = row.keyed ? withNewKey(first!) : first!;
  return fetch(subject.url + path, init as RequestInit);
}

/** Adds a new idempotency key, as the pages do for each create. */
const withNewKey = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

/** For autocannon's `setupClient`: if many people write a row, each connection is one of them. */
export function onePersonEach(row: BenchRow, requests: Request[]): (client: Client) => void {
  let connections = 0;
  return (client) => {
    if (row.writes) client.setRequests([requests[connections++ % requests.length]!]);
  };
}
