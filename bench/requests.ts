import { randomUUID } from 'node:crypto';
import type { Request } from 'autocannon';
import type { Subject } from './rounds.js';
import type { BenchRow } from './rows.js';

/** What autocannon sends for a row, one request after the other. */
export function inTurn(
  row: BenchRow,
  { headers, requests = row.requests }: Pick<Subject, 'headers' | 'requests'>,
): Request[] {
  return requests.map(({ path, body }) => ({
    path,
    method: body === undefined ? 'GET' : 'POST',
    body,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
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
