import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestIdentity } from './identity.js';

const SOURCES = join(__dirname, '../src');
/** Ways in which code can send a request. */
const ASKS =
  /from '(?:node:(?:http|https|net|tls|dgram)|undici|openid-client)'|import\('(?:openid-client|undici)'\)|\bfetch\(/;
const ONLY_LOOKS = "import { isIP } from 'node:net';";
/** Sign-in providers, whose URLs the operator configures. */
const OF_OPERATORS = ['providers/provider-client.ts'];

// A process with private signing keys or password hashes sends no requests to addresses that people entered (ADR 125).
it('nothing here asks an address but those of the operator', () => {
  const asking = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts'))
    .filter((path) => ASKS.test(readFileSync(join(SOURCES, path), 'utf8').replace(ONLY_LOOKS, '')));
  expect(asking).toEqual(OF_OPERATORS);
});

it('paths of svc-notify are unavailable for a moment, and not gone, to a gateway of the release before', async () => {
  const identity = await TestIdentity.start();
  for (const path of ['/api/reminders', '/api/calendar/x.ics', '/api/webhooks/1/test', '/api/imports/lubelogger']) {
    const { status, headers } = await identity.call('GET', path);
    expect([path, status, Number(headers['retry-after'])]).toEqual([path, 503, expect.any(Number)]);
  }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const form = 'List-Unsubscribe=One-Click';
  const unsubscribed = await identity.call('POST', '/api/reminders/unsubscribe/secret', form, { headers });
  expect(unsubscribed.status).toBe(503);
  await identity.close();
});
