import { createPublicKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { KeyRing, TOKEN } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { SigningKeys } from '../src/keys/signing-keys.service.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeEach(async () => (identity = await TestIdentity.start()));
afterEach(() => identity.close());

const kidOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()).kid;
const keySet = () => identity.call('GET', '/api/auth/jwks.json');
const keyFacts = async () => (await identity.told()).filter(({ kind }) => kind === 'signing-key');
/** Moves all keys into the past. */
const pass = (seconds: number) =>
  identity.database.rows(sql`update signing_keys set active_from = active_from - make_interval(secs => ${seconds})`);
/** Starts another instance, which has nothing in memory. */
async function fresh<T>(work: (instance: TestIdentity) => Promise<T>): Promise<T> {
  const instance = await TestIdentity.start({}, identity);
  try {
    return await work(instance);
  } finally {
    await instance.close();
  }
}

describe('GET /api/auth/jwks.json', () => {
  it('shows everybody the public key that tokens can be checked with, and nothing of the private one', async () => {
    const { status, body } = await keySet();
    expect(status).toBe(200);
    expect(body.keys).toEqual([
      { kty: 'RSA', n: expect.any(String), e: 'AQAB', kid: expect.any(String), alg: 'RS256', use: 'sig' },
    ]);
    expect(Buffer.from(body.keys[0].n, 'base64url')).toHaveLength(256);
    const { token, user } = (await identity.register(aNewcomer())).body;
    const key = createPublicKey({ key: body.keys[0], format: 'jwk' });
    const wanted: jwt.VerifyOptions = { algorithms: ['RS256'], issuer: 'carnet', audience: 'carnet' };
    const claims = jwt.verify(token, key, wanted) as jwt.JwtPayload;
    expect(claims.sub).toBe(String(user.id));
    expect(kidOf(token)).toBe(body.keys[0].kid);
  });
});

describe('signing keys', () => {
  it('are told as facts, without their private half', async () => {
    const { body } = await keySet();
    await eventually(async () => expect(await keyFacts()).toHaveLength(1));
    const [fact] = await keyFacts();
    expect(fact).toMatchObject({ key: body.keys[0].kid, ownerId: null, version: 1, deleted: false });
    expect(fact!.body).toEqual({ kid: body.keys[0].kid, jwk: body.keys[0] });
  });

  it('are made once, and outlive a restart', async () => {
    const newcomer = aNewcomer();
    const { token } = (await identity.register(newcomer)).body;
    await fresh(async (instance) => {
      expect((await instance.me(token)).status).toBe(200);
      expect(kidOf((await instance.signIn(newcomer.email, PASSWORD)).body.token)).toBe(kidOf(token));
    });
  });

  it('are made by one of several that find none', async () => {
    await identity.database.rows(sql`delete from signing_keys`);
    const instances = await Promise.all([1, 2, 3].map(() => TestIdentity.start({}, identity)));
    expect((await keySet()).body.keys).toHaveLength(1);
    await Promise.all(instances.map((instance) => instance.close()));
  });

  it('are changed without signing anyone out: told first, used later, the older still good', async () => {
    const newcomer = aNewcomer();
    const { token: older } = (await identity.register(newcomer)).body;
    const { kid } = await identity.app.get(SigningKeys).rotate(300);
    const { body } = await keySet();
    expect(body.keys.map((key: { kid: string }) => key.kid)).toEqual([kid, kidOf(older)]);
    await eventually(() => expect(identity.app.get(KeyRing).known(kid)).toBeDefined());
    await fresh(async (instance) => {
      expect(kidOf((await instance.signIn(newcomer.email, PASSWORD)).body.token)).toBe(kidOf(older));
    });
    await pass(301);
    await fresh(async (instance) => {
      const { token: newer } = (await instance.signIn(newcomer.email, PASSWORD)).body;
      expect(kidOf(newer)).toBe(kid);
      for (const token of [older, newer]) {
        expect((await identity.me(token)).status).toBe(200);
        expect((await instance.me(token)).status).toBe(200);
      }
    });
  });

  it('are changed while the log is being compacted', async () => {
    await identity.database.transaction(async (compaction) => {
      await compaction.query('select pg_advisory_xact_lock(727002)');
      expect((await identity.app.get(SigningKeys).rotate(300)).removed).toEqual([]);
    });
    expect((await keySet()).body.keys).toHaveLength(2);
  });

  it('go when no token of theirs can be valid any more', async () => {
    const { token } = (await identity.register(aNewcomer())).body;
    const keys = identity.app.get(SigningKeys);
    await keys.rotate(0);
    await pass(TOKEN.lifetime - 60);
    expect((await keys.rotate(0)).removed).toEqual([]);
    await pass(2 * 24 * 60 * 60);
    expect((await keys.rotate(0)).removed).toEqual([kidOf(token)]);
    expect((await keySet()).body.keys).toHaveLength(3);
    await eventually(async () => expect((await identity.me(token)).status).toBe(401));
  });
});
