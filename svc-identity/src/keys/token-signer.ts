import { Injectable } from '@nestjs/common';
import { MEDIA_COOKIE, TOKEN } from '@carnet/nest-kit';
import jwt from 'jsonwebtoken';
import { SigningKeys } from './signing-keys.service.js';

/** A new session. */
export interface Begun {
  /** The session id in its tokens. */
  session: string;
  /** Milliseconds by the database's clock, which also determines when tokens end. */
  now: number;
}

/** Signs tokens in the format that all services require (contract §2). */
@Injectable()
export class TokenSigner {
  constructor(private readonly keys: SigningKeys) {}

  /** Signs a token of `userId` for a session. It is issued at the session's beginning, so that ended tokens can be told from later ones. */
  async sign(userId: number, { session, now }: Begun): Promise<string> {
    const { kid, privateKey } = await this.keys.active();
    const iat = now / 1_000;
    const claims = {
      iss: TOKEN.issuer,
      aud: TOKEN.audience,
      sub: String(userId),
      sid: session,
      iat,
      exp: Math.floor(iat) + TOKEN.lifetime,
    };
    return jwt.sign(claims, privateKey, { algorithm: TOKEN.algorithm, keyid: kid });
  }

  /**
   * Signs a media token for the holder of a verified token. It has the same issue time, so that both expire and end together.
   * `expires` is the expiry time.
   */
  async signForMedia(token: string): Promise<{ token: string; expires: Date }> {
    const { kid, privateKey } = await this.keys.active();
    const claims = { ...jwt.decode(token, { json: true })!, aud: MEDIA_COOKIE.audience };
    return {
      token: jwt.sign(claims, privateKey, { algorithm: TOKEN.algorithm, keyid: kid }),
      expires: new Date(claims.exp! * 1_000),
    };
  }
}
