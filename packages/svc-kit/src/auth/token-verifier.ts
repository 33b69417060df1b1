import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { Unauthenticated } from '../errors/problems.js';
import { MAX_ID } from '../http/parse-id.pipe.js';
import { KeyRing } from './key-ring.js';
import { TokenFloors } from './token-floors.js';
import { type Claims, CLOCK_TOLERANCE, TOKEN } from './tokens.js';

const MAX_LENGTH = 4_096;
/** A signature takes 60 to 150 µs to check, a look into a map none: as many of the latest tokens as this are known by their text. */
const MAX_KNOWN = 5_000;

interface Known {
  claims: Claims;
  /** Seconds since 1970. */
  expires: number;
  kid: string;
  key: KeyObject;
}

/** Tells who a token speaks for, or 401: one algorithm, `iss`, `aud`, `exp`, `iat` and a positive integer `sub` demanded (quality, Safety). */
@Injectable()
export class TokenVerifier {
  private readonly latest = new Map<string, Known>();

  constructor(
    private readonly keys: KeyRing,
    private readonly floors: TokenFloors,
  ) {}

  async verify(token: string | undefined): Promise<Claims> {
    if (!token || token.length > MAX_LENGTH) throw new Unauthenticated();
    const claims = this.known(token) ?? (await this.check(token));
    if (this.floors.hasEnded(claims)) throw new Unauthenticated();
    return claims;
  }

  /** What a token says that was checked before; not after it has expired, or its key is another by now. */
  private known(token: string): Claims | undefined {
    const known = this.latest.get(token);
    if (!known) return undefined;
    if (known.expires > Date.now() / 1000 && this.keys.known(known.kid) === known.key) return known.claims;
    this.latest.delete(token);
    return undefined;
  }

  private async check(token: string): Promise<Claims> {
    const kid = kidOf(token);
    const key = this.keys.known(kid) ?? (await this.keys.find(kid));
    const { claims, expires } = check(token, key);
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(token, { claims, expires, kid, key });
    return claims;
  }
}

function kidOf(token: string): string {
  try {
    const header = JSON.parse(Buffer.from(token.slice(0, token.indexOf('.')), 'base64url').toString()) as Record<
      string,
      unknown
    > | null;
    if (header && header.alg === TOKEN.algorithm && typeof header.kid === 'string' && /^[\w-]{1,64}$/.test(header.kid))
      return header.kid;
  } catch {
    // Not a token at all: answered like a wrong one.
  }
  throw new Unauthenticated();
}

function check(token: string, key: KeyObject): { claims: Claims; expires: number } {
  const claims = verified(token, key);
  const now = Date.now() / 1000;
  const { sub, exp, iat } = claims;
  const userId = typeof sub === 'string' && /^[1-9]\d{0,9}$/.test(sub) ? Number(sub) : NaN;
  if (!(userId <= MAX_ID) || typeof exp !== 'number' || typeof iat !== 'number') throw new Unauthenticated();
  if (iat > now + CLOCK_TOLERANCE || exp - iat > TOKEN.lifetime + 1) throw new Unauthenticated();
  return { claims: { userId, issuedAt: Math.round(iat * 1000) }, expires: exp };
}

function verified(token: string, key: KeyObject): jwt.JwtPayload {
  try {
    const claims = jwt.verify(token, key, {
      algorithms: [TOKEN.algorithm],
      issuer: TOKEN.issuer,
      audience: TOKEN.audience,
    });
    if (typeof claims === 'object' && claims !== null) return claims;
  } catch {
    // Why a token is wrong is nobody's business but its maker's.
  }
  throw new Unauthenticated();
}
