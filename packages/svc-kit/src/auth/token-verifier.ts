import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import jwt from 'jsonwebtoken';
import { Unauthenticated } from '../errors/problems.js';
import { MAX_ID } from '../http/parse-id.pipe.js';
import { KeyRing } from './key-ring.js';
import { TokenFloors } from './token-floors.js';
import { type Claims, CLOCK_TOLERANCE, TOKEN } from './tokens.js';

const MAX_LENGTH = 4_096;

/** Tells who a token speaks for, or 401: one algorithm, `iss`, `aud`, `exp`, `iat` and a positive integer `sub` demanded (quality, Safety). */
@Injectable()
export class TokenVerifier {
  constructor(
    private readonly keys: KeyRing,
    private readonly floors: TokenFloors,
  ) {}

  async verify(token: string | undefined): Promise<Claims> {
    if (!token || token.length > MAX_LENGTH) throw new Unauthenticated();
    const kid = kidOf(token);
    const claims = check(token, this.keys.known(kid) ?? (await this.keys.find(kid)));
    if (this.floors.hasEnded(claims)) throw new Unauthenticated();
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

function check(token: string, key: KeyObject): Claims {
  const claims = verified(token, key);
  const now = Date.now() / 1000;
  const { sub, exp, iat } = claims;
  const userId = typeof sub === 'string' && /^[1-9]\d{0,9}$/.test(sub) ? Number(sub) : NaN;
  if (!(userId <= MAX_ID) || typeof exp !== 'number' || typeof iat !== 'number') throw new Unauthenticated();
  if (iat > now + CLOCK_TOLERANCE || exp - iat > TOKEN.lifetime + 1) throw new Unauthenticated();
  return { userId, issuedAt: Math.round(iat * 1000) };
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
