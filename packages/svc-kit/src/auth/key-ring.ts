import { createPublicKey, type JsonWebKey, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { Unauthenticated } from '../errors/problems.js';
import { Ask } from '../facts/index.js';

/** A kid that svc-identity did not know either is not asked for again within this time, in milliseconds. */
const UNKNOWN_FOR = 10_000;
const MAX_UNKNOWN = 1_000;

/** The public keys that tokens may be signed with, each parsed once (a PEM parsed per request costs a third of all CPU). */
@Injectable()
export class KeyRing {
  private keys = new Map<string, KeyObject>();
  private readonly unknown = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly ask: Ask,
  ) {}

  known(kid: string): KeyObject | undefined {
    return this.keys.get(kid);
  }

  /** The key named `kid`, asked of svc-identity where it has not arrived yet; 401 where there is none, 503 where nobody can say. */
  async find(kid: string): Promise<KeyObject> {
    const known = this.keys.get(kid);
    if (known) return known;
    if ((this.unknown.get(kid) ?? 0) > Date.now()) throw new Unauthenticated();
    await this.ask.ask('identity', 'signing-key', kid);
    await this.reload();
    const found = this.keys.get(kid);
    if (!found) this.rememberUnknown(kid);
    if (!found) throw new Unauthenticated();
    return found;
  }

  async reload(): Promise<void> {
    const rows = await this.database.rows<{ kid: string; jwk: JsonWebKey }>(
      sql`select kid, jwk from verification_keys`,
    );
    this.keys = new Map(rows.map(({ kid, jwk }) => [kid, createPublicKey({ key: jwk, format: 'jwk' })]));
  }

  private rememberUnknown(kid: string): void {
    if (this.unknown.size >= MAX_UNKNOWN) this.unknown.clear();
    this.unknown.set(kid, Date.now() + UNKNOWN_FOR);
  }
}
