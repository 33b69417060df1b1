import { createHmac, createPublicKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';

/** Invalid tokens by what is wrong with them. `undefined` sends no token. */
export function brokenTokens(token: string): Record<string, string | undefined> {
  const [head = '', body = '', signature = ''] = token.split('.');
  const claims = decode(body);
  return {
    'no token': undefined,
    'an empty token': '',
    'no token at all, but a word': 'open-sesame',
    'a changed signature': [head, body, flipped(signature)].join('.'),
    'no signature': [head, body, ''].join('.'),
    'another person': [head, encode({ ...claims, sub: String(Number(claims.sub) + 1) }), signature].join('.'),
    'the algorithm "none"': [encode({ ...decode(head), alg: 'none' }), body, ''].join('.'),
    'an algorithm with a shared secret': [encode({ ...decode(head), alg: 'HS256' }), body, signature].join('.'),
    'an unknown key': [encode({ ...decode(head), kid: 'nobody' }), body, signature].join('.'),
  };
}

/** A signing key, as in svc-identity's table. */
export interface SigningKey {
  kid: string;
  private_key: string;
  public_jwk: JsonWebKey;
}

/** Tokens forged with the stack's real key. No service may accept them. */
export function forgedTokens(token: string, { kid, private_key, public_jwk }: SigningKey): Record<string, string> {
  const claims = claimsOf(token);
  const now = Math.floor(Date.now() / 1000);
  const forged = (changes: object) => signedToken({ ...claims, ...changes }, { kid }, private_key);
  const pem = createPublicKey({ key: public_jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString();
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048, privateKeyEncoding: PEM, publicKeyEncoding: SPKI });
  const subjects = [undefined, null, '', '0', '-1', '1.5', '1e3', 'admin', '2147483648', '99999999999', 1, ['1'], {}];
  return {
    'no exp': forged({ exp: undefined }),
    'an exp that is past': forged({ iat: now - 700_000, exp: now - 100 }),
    'an exp that is too far': forged({ exp: now + 30 * 86_400 }),
    'an exp that is text': forged({ exp: String(now + 100) }),
    'no iat': forged({ iat: undefined }),
    'no iss': forged({ iss: undefined }),
    'another iss': forged({ iss: 'somebody' }),
    'no aud': forged({ aud: undefined }),
    'another aud': forged({ aud: 'somebody' }),
    ...Object.fromEntries(subjects.map((sub) => [`the sub ${JSON.stringify(sub)}`, forged({ sub })])),
    'HS256 with the public key as its secret': sharedSecretToken(claims, kid, pem),
    'HS256 with the JWK as its secret': sharedSecretToken(claims, kid, JSON.stringify(public_jwk)),
    RS512: signedToken(claims, { kid, alg: 'RS512' }, private_key, 'sha512'),
    'no kid': signedToken(claims, {}, private_key),
    'an unknown kid': signedToken(claims, { kid: 'nobody' }, private_key),
    'a foreign key under a known kid': signedToken(claims, { kid }, foreign.privateKey),
  };
}

const PEM = { type: 'pkcs8', format: 'pem' } as const;
const SPKI = { type: 'spki', format: 'pem' } as const;

/** The token signed again without a change. It proves that the forged ones are not refused because of the method. */
export const madeAlike = (token: string, { kid, private_key }: SigningKey): string =>
  signedToken(claimsOf(token), { kid }, private_key);

const claimsOf = (token: string) => decode(token.split('.')[1] ?? '');

function signedToken(claims: object, header: object, key: string, digest = 'sha256'): string {
  const signed = `${encode({ alg: 'RS256', typ: 'JWT', ...header })}.${encode(claims)}`;
  return `${signed}.${sign(digest, Buffer.from(signed), key).toString('base64url')}`;
}

function sharedSecretToken(claims: object, kid: string, secret: string): string {
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', kid })}.${encode(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Changes the tenth character, because the last ones may have unused bits. */
function flipped(signature: string): string {
  const other = signature[9] === 'A' ? 'B' : 'A';
  return signature.slice(0, 9) + other + signature.slice(10);
}
