import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import { callPatiently } from './api.js';

export interface Person {
  token: string;
  email: string;
  password: string;
}

/** Registers a new person through the API. */
export async function aPerson(): Promise<Person> {
  const name = `e2e-${randomUUID().slice(0, 12)}`;
  const login = { email: `${name}@example.org`, password: 'Quattro-1984-Ur!' };
  const body = { username: name, firstName: 'Edda', lastName: 'Test', timeZone: 'UTC', ...login };
  const answer = await callPatiently({ method: 'POST', path: '/api/auth/register', body });
  if (answer.status >= 300) throw new Error(`Registration answers ${answer.status}: ${answer.text}`);
  const { token } = answer.json<{ token: string }>();
  return { token, ...login };
}

/** Signs the browser in as this person, before its first page. */
export async function signedInAs(context: BrowserContext, { token }: Person): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem('carnet.token', kept), token);
}

/** Creates a record as this person. */
export async function create({ token }: Person, path: string, data: object): Promise<{ id: number }> {
  const answer = await callPatiently({ method: 'POST', path, token, body: data });
  if (answer.status >= 300) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>();
}
