import { MEDIA_COOKIE } from '@carnet/nest-kit';
import { eventually } from '@carnet/svc-testing';
import { parseSetCookie, type SetCookie } from 'cookie';
import jwt, { type JwtPayload } from 'jsonwebtoken';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
let token: string;

beforeAll(async () => {
  identity = await TestIdentity.start();
});
afterAll(() => identity.close());
beforeEach(async () => {
  token = (await identity.register(aNewcomer())).body.token as string;
});

const PATH = '/api/auth/media-session';
const begin = (headers: Record<string, string> = {}) => identity.call('POST', PATH, undefined, { token, headers });
const cookieIn = ({ headers }: { headers: Record<string, string | undefined> }): SetCookie =>
  parseSetCookie(headers['set-cookie']!);
const claimsOf = (text: string) => jwt.decode(text, { json: true }) as JwtPayload;

it('gives the browser a cookie that is sent for files alone, and that no script can read', async () => {
  const answer = await begin();
  expect([answer.status, answer.body]).toEqual([204, null]);
  const { exp } = claimsOf(token);
  expect(cookieIn(answer)).toEqual({
    name: 'carnet_media',
    value: expect.any(String),
    path: '/api/media',
    expires: new Date(exp! * 1_000),
    httpOnly: true,
    sameSite: 'strict',
  });
});

it('has the cookie kept to https where it was asked for by https', async () => {
  expect(cookieIn(await begin({ 'x-forwarded-proto': 'https' })).secure).toBe(true);
  expect(cookieIn(await begin({ 'x-forwarded-proto': 'http' })).secure).toBeUndefined();
});

it('puts a token into it that is for files, of the same person, and ends with the one that asked', async () => {
  const { value } = cookieIn(await begin());
  expect(claimsOf(value!)).toEqual({ ...claimsOf(token), aud: MEDIA_COOKIE.audience });
  expect(await identity.me(value)).toMatchObject({ status: 401, body: { msg: 'Authentication required' } });
  const cookie = `${MEDIA_COOKIE.name}=${value}`;
  expect(await identity.call('GET', '/api/auth/me', undefined, { headers: { cookie } })).toMatchObject({ status: 401 });
});

it('gives none to whose token has ended, nor to nobody, nor for a cookie', async () => {
  const { value } = cookieIn(await begin());
  await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await eventually(async () => expect((await begin()).status).toBe(401));
  for (const caller of [{}, { token: value }, { headers: { cookie: `${MEDIA_COOKIE.name}=${value}` } }]) {
    const answer = await identity.call('POST', PATH, undefined, caller);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  }
});

it('takes it from whoever asks, signed in or no longer', async () => {
  const answer = await identity.call('DELETE', PATH);
  expect(answer.status).toBe(204);
  const { name, value, path, expires } = cookieIn(answer);
  expect([name, value, path, expires!.getTime()]).toEqual(['carnet_media', '', '/api/media', 0]);
});
