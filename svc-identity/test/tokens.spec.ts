import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { sql } from '@carnet/pg';
import { aNewcomer, TestIdentity } from './identity.js';

let identity: TestIdentity;
let good: string;
let kid: string;
let key: ReturnType<typeof createPrivateKey>;
let jwk: JsonWebKey;

beforeAll(async () => {
  identity = await TestIdentity.start();
  good = (await identity.register(aNewcomer())).body.token;
  const [row] = await identity.database.rows<{ kid: string; private_key: string; public_jwk: JsonWebKey }>(
    sql`select * from signing_keys`,
  );
  kid = row!.kid;
  jwk = row!.public_jwk;
  key = createPrivateKey(row!.private_key);
});
afterAll(() => identity.close());

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A valid token with changed claims, signed by the service's own key; undefined removes a claim. */
function forged(changes: Record<string, unknown>, header: Record<string, unknown> = {}): string {
  const claims = Object.entries({ ...claimsOf(good), ...changes }).filter(([, value]) => value !== undefined);
  const payload = JSON.stringify(Object.fromEntries(claims));
  return jwt.sign(payload, key, { header: { alg: 'RS256', kid, ...header } });
}

const now = () => Date.now() / 1_000;

it('takes a token that was made alike', async () => {
  expect((await identity.me(forged({}))).status).toBe(200);
});

const attacks: [string, () => string][] = [
  ['no signature (alg none)', () => `${part({ alg: 'none', kid })}.${good.split('.')[1]}.`],
  [
    'HS256 with the public key as its secret',
    () => hmac(createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }) as string),
  ],
  ['HS256 with the JWK as its secret', () => hmac(JSON.stringify(jwk))],
  ['another RSA algorithm', () => jwt.sign(claimsOf(good), key, { algorithm: 'RS512', keyid: kid })],
  ['a foreign key under a known kid', () => foreign({ kid })],
  ['a foreign key under an unknown kid', () => foreign({ kid: 'nobodys-key' })],
  ['a foreign key that it brings along', () => foreign({ kid, jwk: foreignPair.publicKey.export({ format: 'jwk' }) })],
  ['a foreign key that is to be fetched', () => foreign({ kid: 'far', jku: 'http://127.0.0.1:9/jwks.json' })],
  ['a kid that is a path', () => forged({}, { kid: '../../dev/null' })],
  ['a kid that is SQL', () => forged({}, { kid: "x' or '1'='1" })],
  ['a kid of the prototype', () => forged({}, { kid: '__proto__' })],
  ['no kid', () => jwt.sign(claimsOf(good), key, { algorithm: 'RS256' })],
  ['a wrong issuer', () => forged({ iss: 'other' })],
  ['no issuer', () => forged({ iss: undefined })],
  ['a wrong audience', () => forged({ aud: 'other' })],
  ['no audience', () => forged({ aud: undefined })],
  ['no expiry', () => forged({ exp: undefined })],
  ['an expiry in the past', () => forged({ iat: now() - 700_000, exp: now() - 100 })],
  ['an expiry that is too far', () => forged({ exp: now() + 30 * 86_400 })],
  ['an expiry that is text', () => forged({ exp: String(now() + 100) })],
  ['no time of issue', () => forged({ iat: undefined })],
  ['a time of issue to come', () => forged({ iat: now() + 3_600 })],
  ...[undefined, '', '0', '-1', '1.5', '1e3', '01', ' 1', 'admin', '99999999999', 1, null, ['1']].map(
    (sub): [string, () => string] => [`the subject ${JSON.stringify(sub)}`, () => forged({ sub })],
  ),
  ['claims of somebody else under the good signature', () => swapped()],
  ['half of it missing', () => good.slice(0, good.lastIndexOf('.'))],
  ['nothing but dots', () => '..'],
  ['no token at all', () => 'Bearer'],
  ['far too much', () => `${good}${'x'.repeat(10_000)}`],
];

it.each(attacks)('answers 401 to a token with %s', async (_, make) => {
  expect(await identity.me(make())).toMatchObject({ status: 401, body: { msg: 'Authentication required' } });
});

const foreignPair = generateKeyPairSync('rsa', { modulusLength: 2048 });
const foreign = (header: Record<string, unknown>): string =>
  jwt.sign(claimsOf(good), foreignPair.privateKey, { header: { alg: 'RS256', ...header } });

function hmac(secret: string): string {
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${good.split('.')[1]}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function swapped(): string {
  const [header, , signature] = good.split('.');
  return `${header}.${part({ ...claimsOf(good), sub: '1000' })}.${signature}`;
}
