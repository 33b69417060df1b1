import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { Unauthenticated } from '../errors/problems.js';
import type { OwnerId } from '../http/owner.js';
import * as m from '../messages/sign-in.js';
import { type ApiKeyAccess, hashOfApiKey, isWholeApiKey } from './api-key.js';

const MAX_KNOWN = 5_000;

/** What was found, by its hash. */
type Found = ReadonlyMap<string, ApiKey>;

/** A key that counts, as far as a request goes. */
export interface ApiKey {
  id: number;
  owner_id: OwnerId;
  access: ApiKeyAccess;
  /** The only vehicle that it is for; null where it is for all. */
  vehicle_id: number | null;
  expires_at: Date | null;
}

/**
 * Which API keys count. The latest that were used are kept in memory, until the state that says which tokens have ended is loaded anew: a
 * key that was ended is forgotten like a token that was (`SignInState`). Anybody can make up keys that look whole, so those that nobody has made are
 * kept as well, and all that come while a statement looks for some are looked for by the next one.
 */
@Injectable()
export class ApiKeys {
  /** Null where there is none. */
  private readonly latest = new Map<string, ApiKey | null>();
  private forgotten = 0;
  private reading: Promise<Found> | null = null;
  /** What comes after it, and what is looked for then. */
  private next: Promise<Found> | null = null;
  private waiting = new Set<string>();

  constructor(private readonly database: Database) {}

  /** @throws Unauthenticated (401) where it is not whole, was ended, has expired or was never made */
  async find(key: string): Promise<ApiKey> {
    if (!isWholeApiKey(key)) throw new Unauthenticated(m.keyNotWhole);
    const hash = hashOfApiKey(key);
    const known = this.latest.has(hash) ? this.latest.get(hash) : (await this.lookUp(hash)).get(hash);
    if (!known || (known.expires_at && known.expires_at.getTime() <= Date.now())) throw new Unauthenticated(m.keyEnded);
    return known;
  }

  /** Each is looked up again when it is used next. */
  forget(): void {
    this.forgotten += 1;
    this.latest.clear();
  }

  /** By one statement at a time, however many ask. */
  private lookUp(hash: string): Promise<Found> {
    if (!this.reading && !this.next) return this.read([hash]);
    this.waiting.add(hash);
    const goOn = () => this.readWaiting();
    this.next ??= this.reading!.then(goOn, goOn);
    return this.next;
  }

  private readWaiting(): Promise<Found> {
    const hashes = [...this.waiting];
    this.waiting = new Set();
    this.next = null;
    return this.read(hashes);
  }

  private read(hashes: readonly string[]): Promise<Found> {
    const reading = this.query(hashes).finally(() => {
      if (this.reading === reading) this.reading = null;
    });
    this.reading = reading;
    return reading;
  }

  private async query(hashes: readonly string[]): Promise<Found> {
    const { forgotten } = this;
    const rows = await this.database.brief.rows<ApiKey & { hash: string }>(
      sql`select hash, id, owner_id, access, vehicle_id, expires_at from api_key_copies where hash = any(${hashes}::text[])`,
    );
    const found = new Map(rows.map(({ hash, ...key }) => [hash, key]));
    // What was read before something changed may be old already.
    if (forgotten === this.forgotten) for (const hash of hashes) this.keep(hash, found.get(hash) ?? null);
    return found;
  }

  private keep(hash: string, key: ApiKey | null): void {
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(hash, key);
  }
}
