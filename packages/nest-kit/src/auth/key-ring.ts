import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { ReadThrough } from '@carnet/fact-log';
import { Unauthenticated } from '@carnet/messages';
import { Database, sql } from '@carnet/pg';
import { kidOf } from './tokens.js';

/** Anybody can make up the name of a key, so all unknown ones share one question to svc-identity in this time, in milliseconds. */
const ASKED_EVERY = 10_000;

interface VerificationKey {
  /** The JWK that it was parsed from. */
  text: string;
  key: KeyObject;
}

/** The public keys that tokens may be signed with, each parsed once (a PEM parsed per request costs a third of all CPU). */
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

  /** The key that `token` says it is signed with. */
  async of(token: string): Promise<KeyObject> {
    return this.find(kidOf(token));
  }

  /**
   * The key named `kid`, asked of svc-identity where its fact has not arrived yet; 401 where there is none, 503 where svc-identity
   * does not answer.
   * A key is published five minutes before it signs, so only a service that has just started has to ask.
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

  /** The key that there is already, where it is the same: tokens are remembered with theirs. */
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
