import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { sql } from '@carnet/pg';
import { eventually, startTestService, type TestService, TokenMaker } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { EndedTokens } from '../src/auth/ended-tokens.js';
import { KeyRing } from '../src/auth/key-ring.js';
import { sessionFromBefore } from '../src/auth/tokens.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());

const statusOf = async (token: string | undefined) =>
  (await service.anyone.get('/api/notes', token === undefined ? {} : { 'x-auth-token': token })).status;

const now = () => Math.floor(Date.now() / 1000);

it('lets a good token in', async () => {
  expect(await statusOf(service.tokens.token(1))).toBe(200);
});

it('says why to nobody', async () => {
  const answer = await service.anyone.get('/api/notes');
  expect([answer.status, answer.body]).toMatchObject([401, { msg: 'Authentication required' }]);
});

it('leaves public routes open', async () => {
  expect((await service.anyone.get('/api/notes/open')).status).toBe(200);
});

describe('a token is refused with 401 when', () => {
  it.each<[string, Record<string, unknown>]>([
    ['it has expired', { exp: now() - 1 }],
    ['it never expires', { exp: undefined }],
    ['its exp is no number', { exp: 'tomorrow' }],
    ['it lives longer than tokens do', { exp: now() + 30 * 24 * 3600 }],
    ['it has no iat', { iat: undefined }],
    ['it comes from the future', { iat: now() + 3600 }],
    ['another issued it', { iss: 'somebody' }],
    ['nobody issued it', { iss: undefined }],
    ['it is for others', { aud: 'somebody' }],
    ['it is for nobody', { aud: undefined }],
    ['it has no sub', { sub: undefined }],
    ['its sub is a number', { sub: 1 }],
    ['its sub is zero', { sub: '0' }],
    ['its sub is negative', { sub: '-1' }],
    ['its sub is a fraction', { sub: '1.5' }],
    ['its sub is text', { sub: 'admin' }],
    ['its sub is a list', { sub: ['1'] }],
    ['its sub fits no column', { sub: '2147483648' }],
    ['it is not valid yet', { nbf: now() + 600 }],
    ['its sid is a number', { sid: 7 }],
    ['its sid is null', { sid: null }],
    ['its sid is no UUID', { sid: 'before-1' }],
  ])('%s', async (_why, claims) => {
    expect(await statusOf(service.tokens.token(1, claims))).toBe(401);
  });

  it('it is signed by another key under a known kid', async () => {
    expect(await statusOf(new TokenMaker().token(1))).toBe(401);
  });

  it('it is not signed', async () => {
    const [, payload] = service.tokens.token(1).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'none', kid: service.tokens.kid })).toString('base64url');
    expect(await statusOf(`${header}.${payload}.`)).toBe(401);
  });

  it('it is signed with the public key as a secret', async () => {
    const [, payload] = service.tokens.token(1).split('.');
    for (const alg of ['HS256', 'RS256']) {
      const header = Buffer.from(JSON.stringify({ alg, kid: service.tokens.kid })).toString('base64url');
      const mac = createHmac('sha256', JSON.stringify(service.tokens.jwk))
        .update(`${header}.${payload}`)
        .digest('base64url');
      expect(await statusOf(`${header}.${payload}.${mac}`)).toBe(401);
    }
  });

  it('it is signed by another algorithm', async () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const token = jwt.sign({ sub: '1' }, privateKey, {
      algorithm: 'ES256',
      keyid: service.tokens.kid,
      issuer: 'carnet',
      audience: 'carnet',
      expiresIn: 60,
    });
    expect(await statusOf(token)).toBe(401);
  });

  it.each(['', 'x', 'a.b.c', '..', 'x'.repeat(5000), '{}', 'eyJhbGciOiJSUzI1NiJ9.e30.x', 'bnVsbA.e30.x'])(
    'it is %j',
    async (token) => {
      expect(await statusOf(token)).toBe(401);
    },
  );

  it.each(['../../keys', 'x'.repeat(65), '', 7, { a: 1 }, null])('its kid is %j', async (kid) => {
    expect(await statusOf(service.tokens.token(1, {}, { kid: kid as string }))).toBe(401);
  });
});

it('asks svc-identity for a key that it does not know, and then takes its tokens', async () => {
  const second = new TokenMaker();
  const kid = 'second-key';
  const token = second.token(5, {}, { kid });
  service.producers.identity.withhold({ kind: 'signing-key', key: kid, ownerId: 0, body: { kid, jwk: second.jwk } });
  expect(await statusOf(token)).toBe(200);
  expect(await statusOf(service.tokens.token(5))).toBe(200);
});

it('takes a token that it knows by heart only for as long as it lives', async () => {
  const exp = now() + 3_600;
  const token = service.tokens.token(1, { exp });
  expect(await statusOf(token)).toBe(200);
  const clock = jest.spyOn(Date, 'now').mockReturnValue(exp * 1_000);
  expect(await statusOf(token)).toBe(401);
  clock.mockRestore();
});

it('answers 401 where looking for the key throws, and never 500', async () => {
  jest
    .spyOn(service.app.get(KeyRing), 'of')
    .mockRejectedValueOnce(new TypeError('no such key'))
    .mockImplementationOnce(() => {
      throw new TypeError('no such key');
    });
  for (const userId of [901, 902]) expect(await statusOf(service.tokens.token(userId))).toBe(401);
});

it('takes tokens of its own keys alone, although several services run in one process', async () => {
  const other = await startTestService(notesService, {}, new TokenMaker());
  const theirs = other.tokens.token(1);
  expect((await other.anyone.get('/api/notes', { 'x-auth-token': theirs })).status).toBe(200);
  expect(await statusOf(theirs)).toBe(401);
  expect(await statusOf(service.tokens.token(1))).toBe(200);
  await other.close();
});

it('takes a key that was withdrawn no longer', async () => {
  const third = new TokenMaker();
  const kid = 'third-key';
  service.producers.identity.publish({ kind: 'signing-key', key: kid, ownerId: 0, body: { kid, jwk: third.jwk } });
  const token = third.token(5, {}, { kid });
  await eventually(async () => expect(await statusOf(token)).toBe(200));
  service.producers.identity.publish({ kind: 'signing-key', key: kid, ownerId: 0, deleted: true });
  await eventually(async () => expect(await statusOf(token)).toBe(401));
});

it('ends the tokens issued before the moment that svc-identity tells, and no others', async () => {
  const floor = Date.now();
  const earlier = service.tokens.token(11, { iat: floor / 1000 - 0.001 });
  const later = service.tokens.token(11, { iat: floor / 1000 });
  const other = service.tokens.token(12, { iat: floor / 1000 - 0.001 });
  expect(await statusOf(earlier)).toBe(200);
  service.producers.identity.publish({
    kind: 'user',
    key: 11,
    ownerId: 11,
    body: { id: 11, tokens_valid_from: new Date(floor).toISOString() },
  });
  await eventually(async () => expect(await statusOf(earlier)).toBe(401));
  expect([await statusOf(later), await statusOf(other)]).toEqual([200, 200]);
});

it('lets a deleted user in no more', async () => {
  const token = service.tokens.token(21);
  expect(await statusOf(token)).toBe(200);
  service.producers.identity.publish({ kind: 'user', key: 21, ownerId: 21, deleted: true });
  await eventually(async () => expect(await statusOf(token)).toBe(401));
  expect(await statusOf(service.tokens.token(21))).toBe(401);
});

it('keeps a deleted user in memory only until their last token must have expired by itself', async () => {
  await service.database.rows(
    sql`insert into token_floors (user_id, valid_from, deleted)
        values (31, now() - interval '6 days 23 hours', true), (32, now() - interval '7 days 2 minutes', true)`,
  );
  const ended = service.app.get(EndedTokens);
  await ended.reload();
  const kept = [31, 32].map((userId) => ended.hasEnded({ userId, session: 'any', issuedAt: Date.now() }));
  expect(kept).toEqual([true, false]);
});

describe('a session that was ended', () => {
  const end = (sid: string, ownerId: number) =>
    service.producers.identity.publish({ kind: 'session', key: sid, ownerId, deleted: true });

  it('takes its tokens with it, and no others of the same person', async () => {
    const [sid, other] = [randomUUID(), randomUUID()];
    const [ended, elsewhere, before] = [sid, other, undefined].map((one) => service.tokens.token(41, { sid: one }));
    expect([await statusOf(ended), await statusOf(elsewhere), await statusOf(before)]).toEqual([200, 200, 200]);
    end(sid, 41);
    await eventually(async () => expect(await statusOf(ended)).toBe(401));
    expect(await statusOf(service.tokens.token(41, { sid }))).toBe(401);
    expect([await statusOf(elsewhere), await statusOf(before)]).toEqual([200, 200]);
  });

  it('can be the one of all tokens from before there were sessions', async () => {
    const [before, now, others] = [
      service.tokens.token(42),
      service.tokens.token(42, { sid: randomUUID() }),
      service.tokens.token(43),
    ];
    end(sessionFromBefore(42), 42);
    await eventually(async () => expect(await statusOf(before)).toBe(401));
    expect([await statusOf(now), await statusOf(others)]).toEqual([200, 200]);
  });

  it('is remembered until its last token must have expired by itself, and no longer', async () => {
    await service.database.rows(
      sql`insert into ended_sessions (sid, owner_id, ended_at)
          values ('late', 44, now() - interval '6 days 23 hours'), ('old', 44, now() - interval '7 days 2 minutes')`,
    );
    const ended = service.app.get(EndedTokens);
    await ended.reload();
    const of = (session: string) => ended.hasEnded({ userId: 44, session, issuedAt: Date.now() });
    expect([of('late'), of('old')]).toEqual([true, false]);
    await ended.forgetOld();
    expect(await service.database.rows(sql`select sid from ended_sessions where owner_id = 44`)).toEqual([
      { sid: 'late' },
    ]);
  });

  it('leaves nothing where its person is deleted', async () => {
    end(randomUUID(), 45);
    service.producers.identity.publish({ kind: 'user', key: 45, ownerId: 45, deleted: true });
    await eventually(async () => expect(await statusOf(service.tokens.token(45))).toBe(401));
    expect(await service.database.rows(sql`select sid from ended_sessions where owner_id = 45`)).toEqual([]);
  });
});

describe('/internal', () => {
  it.each([[{}], [{ 'x-internal-token': 'wrong' }], [{ 'x-internal-token': '' }]])(
    'shows nothing to %j',
    async (headers: Record<string, string>) => {
      const answer = await service.anyone.get('/internal/facts', headers);
      expect([answer.status, answer.body]).toMatchObject([404, { msg: 'Not found' }]);
    },
  );

  it('is no matter of being signed in', async () => {
    expect((await service.as(1).get('/internal/facts')).status).toBe(404);
  });

  it('opens with the token of the stack', async () => {
    const headers = { 'x-internal-token': service.config.internalToken };
    expect((await service.anyone.get('/internal/facts?after=0.0&limit=1&wait=0', headers)).status).toBe(200);
  });
});
