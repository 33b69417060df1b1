import { Injectable } from '@nestjs/common';
import { MEDIA_COOKIE, TOKEN } from '@carnet/nest-kit';
import jwt from 'jsonwebtoken';
import { SigningKeys } from './signing-keys.service.js';

/** A session that has just begun. */
export interface Begun {
  /** The session's name in its tokens. */
  session: string;
  /** Milliseconds of the database's clock, the one that also says when tokens end. */
  now: number;
}

/** Makes tokens as all services demand them (contract §2). */
@Injectable()
export class TokenSigner {
  constructor(private readonly keys: SigningKeys) {}

  /**
   * A token of `userId` for a session, issued when that began, so that what was issued before an ending is told from what came after.
   */
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
   * Signs the token that shows files to the holder of this one, which was checked: it was issued when this one was, so that both expire and end
   * together. `expires` is when.
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
