import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext } from '@playwright/test';

export interface Person {
  token: string;
  email: string;
  password: string;
}

/** A person of their own for a test, registered through the API. */
export async function aPerson(request: APIRequestContext): Promise<Person> {
  const name = `e2e-${randomUUID().slice(0, 12)}`;
  const login = { email: `${name}@example.org`, password: 'Quattro-1984-Ur!' };
  const answer = await request.post('/api/auth/register', {
    data: { username: name, firstName: 'Edda', lastName: 'Test', timeZone: 'UTC', ...login },
  });
  if (!answer.ok()) throw new Error(`Registration answers ${answer.status()}: ${await answer.text()}`);
  const { token } = (await answer.json()) as { token: string };
  return { token, ...login };
}

/** Signs the browser in as this person, before its first page. */
export async function signedInAs(context: BrowserContext, { token }: Person): Promise<void> {
  await context.addInitScript((kept) => localStorage.setItem('carnet.token', kept), token);
}

/** Creates something as this person. */
export async function create(
  request: APIRequestContext,
  { token }: Person,
  path: string,
  data: object,
): Promise<{ id: number }> {
  const answer = await request.post(path, { data, headers: { 'x-auth-token': token } });
  if (!answer.ok()) throw new Error(`POST ${path} answers ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()) as { id: number };
}
