import { randomUUID } from 'node:crypto';
import { pause } from '../../scripts/lib/processes.js';

/** The address of the stack that the tests run through. */
export const stackAddress = (): string => process.env.CARNET_URL ?? 'http://127.0.0.1:8080';

export interface Answer {
  status: number;
  text: string;
  headers: Headers;
  json<T>(): T;
}

export interface Call {
  method?: string;
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  address?: string;
}

/** Time limit of a response in milliseconds. Generous, because a busy machine is slow. */
export const PATIENCE_MS = 60_000;

/** Sends a request to the API like a program, without a browser. */
export async function call({ method = 'GET', path, token, body, headers = {}, address }: Call): Promise<Answer> {
  const answer = await fetch((address ?? stackAddress()) + path, {
    method,
    headers: {
      ...(token !== undefined && { 'x-auth-token': token }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  const text = await answer.text();
  return { status: answer.status, text, headers: answer.headers, json: <T>() => JSON.parse(text) as T };
}

/** True if a service is busy or gets no answer from another in time. It has stored nothing and says when to retry. */
export const asksToWait = ({ status, headers }: Pick<Answer, 'status' | 'headers'>): boolean =>
  status === 503 && headers.has('retry-after');

/** Like `call`, but retries when the service asks to wait. */
export async function callPatiently(request: Call): Promise<Answer> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await call(request);
    if (!asksToWait(answer) || Date.now() > end) return answer;
    await pause(Number(answer.headers.get('retry-after')) * 1_000);
  }
}

export interface Account {
  id: number;
  token: string;
  username: string;
  email: string;
  password: string;
}

export async function register(address?: string): Promise<Account> {
  const username = `e2e-${randomUUID().slice(0, 12)}`;
  const login = { email: `${username}@example.org`, password: 'Quattro-1984-Ur!' };
  const body = { username, firstName: 'Edda', lastName: 'Test', timeZone: 'UTC', ...login };
  const answer = await callPatiently({ method: 'POST', path: '/api/auth/register', body, address });
  if (answer.status !== 201) throw new Error(`Registration answers ${answer.status}: ${answer.text}`);
  const { token, user } = answer.json<{ token: string; user: { id: number } }>();
  return { id: user.id, token, username, ...login };
}
