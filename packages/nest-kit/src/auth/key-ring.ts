import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadThrough } from '@carnet/fact-log';
import { Unauthenticated } from '@carnet/messages';
import { Database, sql } from '@carnet/pg';
import { kidOf } from './tokens.js';

/** Minimum milliseconds between two requests to svc-identity for unknown keys. All unknown keys share one request, because anybody can invent key names. */
const ASKED_EVERY = 10_000;

interface VerificationKey {
  /** The JWK text of the key. */
  text: string;
  key: KeyObject;
}

/** The public keys for token signatures, each parsed only once (parsing a PEM for each request costs a third of all CPU time). */
@Injectable()
export class KeyRing {
  private keys = new Map<string, VerificationKey>();
  private asked: Promise<void> = Promise.resolve();
  private askAgainAt = 0;

  constructor(
    private readonly database: Database,
    private readonly readThrough: ReadThrough,
  ) {}

  known(kid: string): KeyObject | undefined {
    return this.keys.get(kid)?.key;
  }

  /** The key that `token` names. */
  async of(token: string): Promise<KeyObject> {
    return this.find(kidOf(token));
  }

  /**
   * Returns the key named `kid`. Asks svc-identity if its fact has not arrived yet; throws 401 if the key does not exist, 503 if svc-identity does not answer.
   * A key is published five minutes before its first use, so only a service that has just started must ask.
   */
  private async find(kid: string): Promise<KeyObject> {
    if (!this.keys.has(kid)) await this.askOnce(kid);
    const key = this.known(kid);
    if (!key) throw new Unauthenticated();
    return key;
  }

  async reload(): Promise<void> {
    const rows = await this.database.rows<{ kid: string; jwk: JsonWebKey }>(
      sql`select kid, jwk from verification_keys`,
    );
    this.keys = new Map(rows.map(({ kid, jwk }) => [kid, this.parsed(kid, jwk)]));
  }

  /** Reuses the existing key object if the key is unchanged, because verified tokens are cached by key object. */
  private parsed(kid: string, jwk: JsonWebKey): VerificationKey {
    const [known, text] = [this.keys.get(kid), JSON.stringify(jwk)];
    return known?.text === text ? known : { text, key: createPublicKey({ key: jwk, format: 'jwk' }) };
  }

  private askOnce(kid: string): Promise<void> {
    if (Date.now() >= this.askAgainAt) {
      this.askAgainAt = Date.now() + ASKED_EVERY;
      this.asked = this.fetch(kid);
    }
    return this.asked;
  }

  private async fetch(kid: string): Promise<void> {
    const isOwn = this.readThrough.follows('identity');
    if (!isOwn || (await this.readThrough.fetch('identity', 'signing-key', kid))) await this.reload();
  }
}
