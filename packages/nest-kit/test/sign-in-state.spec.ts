import pg from 'pg';
import { PgSession } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { eventually, startTestService, type TestService, TokenMaker } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { SignInState } from '../src/auth/sign-in-state.js';

const stranger = new TokenMaker();

let service: TestService;
let token: string;
beforeEach(async () => {
  service = await startTestService(notesService, { databasePool: 2, tokenStateMaxAge: 60_000 });
  token = service.tokens.token(1, { iat: Date.now() / 1000 - 1 });
});
afterEach(() => service.close());

const mine = () => service.anyone.get('/api/notes/mine', { 'x-auth-token': token });
const statusNow = async () => (await mine()).status;

/** Shortens how long the service trusts outdated revocations. */
const trustForAMoment = () => Object.assign(service.app.get(SignInState), { maxAge: 300 });

/** Acquires every connection of the service's pool; returns a function that releases them. */
async function takeAllConnections(): Promise<() => Promise<void>> {
  const runners = [1, 2].map(() => service.database.dataSource.createQueryRunner());
  await Promise.all(runners.map((runner) => runner.connect()));
  return async () => void (await Promise.all(runners.map((runner) => runner.release())));
}

/** Revokes tokens, as another instance of the service does after a password change. */
async function endTokensOf(userId: number): Promise<void> {
  const other = new pg.Client({ connectionString: service.config.databaseUrl });
  await other.connect();
  await other.query('insert into token_floors (user_id, valid_from) values ($1, now())', [userId]);
  await other.query('notify sign_in_changed');
  await other.end();
}

describe('what a service knows of ended tokens', () => {
  it('is loaded again until that has succeeded, although the database was short of connections @thorough', async () => {
    const warned = jest.spyOn(service.app.get<Log>(LOG), 'warn');
    expect(await statusNow()).toBe(200);
    const release = await takeAllConnections();
    await endTokensOf(1);
    await eventually(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('ended')));
    await release();
    await eventually(async () => expect(await statusNow()).toBe(401));
  });

  it('is trusted for a bounded time only while it cannot be loaded: then 503, not 401, until it can', async () => {
    const release = await takeAllConnections();
    expect(await statusNow()).toBe(200);
    trustForAMoment();
    await endTokensOf(2);
    await eventually(async () => {
      const { status, headers, body } = await mine();
      expect([status, body.msg]).toEqual([503, expect.any(String)]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    });
    expect((await service.anyone.get('/api/notes/open')).status).toBe(200);
    expect((await service.anyone.get('/api/notes/mine', { 'x-auth-token': stranger.token(1) })).status).toBe(401);
    await release();
    await eventually(async () => expect(await statusNow()).toBe(200));
  });

  it('is looked up by the service itself while nobody can tell it of changes', async () => {
    await service.app.get(PgSession).stop();
    await endTokensOf(1);
    await eventually(async () => expect(await statusNow()).toBe(401));
  });

  it('is not trusted for long where nobody can tell of changes and it cannot be looked up @thorough', async () => {
    await service.app.get(PgSession).stop();
    const release = await takeAllConnections();
    trustForAMoment();
    await eventually(async () => expect(await statusNow()).toBe(503));
    expect((await service.anyone.get('/health/ready')).status).toBe(503);
    await release();
    await eventually(async () => expect(await statusNow()).toBe(200));
    await eventually(async () => expect((await service.anyone.get('/health/ready')).status).toBe(200));
  });
});

describe('keys that nobody knows', () => {
  const unknown = (kid: string, maker = stranger) =>
    service.anyone.get('/api/notes/mine', { 'x-auth-token': maker.token(1, {}, { kid }) });

  it('are asked for once, however many are made up', async () => {
    const reloads = jest.spyOn(service.database, 'rows');
    for (let number = 0; number < 20; number += 1) expect((await unknown(`made-up-${number}`)).status).toBe(401);
    expect(service.producers.identity.asked).toBe(1);
    expect(reloads.mock.calls.filter(([{ text }]) => text.includes('verification_keys'))).toHaveLength(0);
  });

  it('hold up no real one: the log brings it @thorough', async () => {
    await unknown('made-up');
    const next = new TokenMaker();
    const kid = 'next-key';
    service.producers.identity.publish({ kind: 'signing-key', key: kid, ownerId: 0, body: { kid, jwk: next.jwk } });
    await eventually(async () => expect((await unknown(kid, next)).status).toBe(200));
    expect(service.producers.identity.asked).toBe(1);
  });

  it('are answered 503 where svc-identity cannot say whether they are real', async () => {
    await service.producers.identity.close();
    expect((await unknown('made-up')).status).toBe(503);
    expect((await unknown('another')).status).toBe(503);
  });
});
