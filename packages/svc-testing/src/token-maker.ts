import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { TOKEN } from '@carnet/nest-kit';

/** Signs tokens as svc-identity would. */
export class TokenMaker {
  readonly kid = 'test-key';
  readonly jwk: object;
  private readonly privateKey: KeyObject;

  /** @param pem a key that the suites of a run share, because a new one takes a sixth of a second; without it, a new key is generated */
  constructor(pem?: string) {
    this.privateKey = pem ? createPrivateKey(pem) : generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
    this.jwk = createPublicKey(this.privateKey).export({ format: 'jwk' });
  }

  /** A valid token of `userId`. `claims` and `header` override the defaults; undefined removes a claim. */
  token(userId: number, claims: Record<string, unknown> = {}, header: Record<string, unknown> = {}): string {
    const now = Date.now() / 1000;
    const all = {
      iss: TOKEN.issuer,
      aud: TOKEN.audience,
      sub: String(userId),
      iat: now,
      exp: Math.floor(now) + TOKEN.lifetime,
      ...claims,
    };
    const payload = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    return jwt.sign(JSON.stringify(payload), this.privateKey, {
      algorithm: TOKEN.algorithm,
      keyid: this.kid,
      header: { alg: TOKEN.algorithm, ...header },
    });
  }
}
