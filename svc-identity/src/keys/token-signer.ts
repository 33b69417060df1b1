import { Injectable } from '@nestjs/common';
import { TOKEN } from '@carnet/svc-kit';
import jwt from 'jsonwebtoken';
import { SigningKeys } from './signing-keys.service.js';

/** Makes tokens as all services demand them (contract §2). */
@Injectable()
export class TokenSigner {
  constructor(private readonly keys: SigningKeys) {}

  /**
   * A token of `userId`. `issuedAt` is in milliseconds of the database's clock, the one that also says when tokens end, so that
   * what was issued before an ending is told from what came after.
   */
  async sign(userId: number, issuedAt: number): Promise<string> {
    const { kid, privateKey } = await this.keys.active();
    const iat = issuedAt / 1_000;
    const claims = {
      iss: TOKEN.issuer,
      aud: TOKEN.audience,
      sub: String(userId),
      iat,
      exp: Math.floor(iat) + TOKEN.lifetime,
    };
    return jwt.sign(claims, privateKey, { algorithm: TOKEN.algorithm, keyid: kid });
  }
}
