import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { KeyRing } from './key-ring.js';
import { kidOf, type TokenPayload } from './tokens.js';

const MAX_KNOWN = 5_000;

interface Verified {
  payload: TokenPayload;
  kid: string;
  key: KeyObject;
}

/** Recent tokens with a verified signature, and their claims. A token is forgotten when its key changes. */
@Injectable()
export class VerifiedTokens {
  private readonly latest = new Map<string, Verified>();

  constructor(private readonly keys: KeyRing) {}

  find(token: string | null): TokenPayload | undefined {
    const known = token === null ? undefined : this.latest.get(token);
    if (!known) return undefined;
    if (this.keys.known(known.kid) === known.key) return known.payload;
    this.latest.delete(token!);
    return undefined;
  }

  add(token: string, payload: TokenPayload): void {
    const kid = kidOf(token);
    const key = this.keys.known(kid);
    if (!key) return;
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(token, { payload, kid, key });
  }
}
