import { randomUUID } from 'node:crypto';
import type { Client, Request } from 'autocannon';
import type { BenchRequest, BenchRow } from './rows.js';

/** A measured address, and the headers of its requests. */
export interface Subject {
  name: string;
  url: string;
  headers: Record<string, string>;
  /** Requests that replace those of the row. */
  requests?: BenchRequest[];
}

/** The requests of a row for autocannon. See `onePersonEach` for rows that many people write. */
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

/** Adds a new idempotency key, as the screens do for a create. */
const withNewKey = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
});

/** For autocannon's `setupClient`. In a row that many people write, every connection is another person. */
export function onePersonEach(row: BenchRow, requests: Request[]): (client: Client) => void {
  let connections = 0;
  return (client) => {
    if (row.writes) client.setRequests([requests[connections++ % requests.length]!]);
  };
}
