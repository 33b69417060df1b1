import { Injectable } from '@nestjs/common';
import { signInMessages as m, Unauthenticated } from '@carnet/messages';
import { Database, RecentSet, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type ApiKeyAccess, hashOfApiKey, isWholeApiKey } from './api-key.js';
import { MadeApiKeys } from './made-api-keys.js';
import { OneAtATime } from './one-at-a-time.js';

const MAX_KNOWN = 5_000;

/** Known keys by hash. */
type Found = ReadonlyMap<string, ApiKey>;

/** A valid key, with the fields that a request needs. */
export interface ApiKey {
  id: number;
  owner_id: OwnerId;
  access: ApiKeyAccess;
  /** The only vehicle that the key may access; null for all vehicles. */
  vehicle_id: number | null;
  expires_at: Date | null;
}

/**
 * The valid API keys. Recently used keys are cached until the sign-in state is loaded again, so that a revoked key is forgotten like a revoked token
 * (`SignInState`). Anybody can invent keys that look valid, so unknown keys are cached, too, and all requests that arrive during a query share the next one. A
 * key that no copy contains may be brand-new: svc-identity is asked for it once (`MadeApiKeys`).
 */
@Injectable()
export class ApiKeys {
  /** Null for an unknown key. */
  private readonly latest = new Map<string, ApiKey | null>();
  private readonly copies = new OneAtATime((hashes) => this.query(hashes));
  /** Keys that svc-identity does not know. They never become valid, because keys are random. */
  private readonly refused = new RecentSet(MAX_KNOWN);
  private forgotten = 0;

  constructor(
    private readonly database: Database,
    private readonly made: MadeApiKeys,
  ) {}

  /**
   * @throws Unauthenticated (401) if the key is malformed, revoked, expired or unknown
   * @throws DependencyDown (503) if no copy contains it, and svc-identity does not answer
   */
  async find(key: string): Promise<ApiKey> {
    if (!isWholeApiKey(key)) throw new Unauthenticated(m.keyNotWhole);
    const hash = hashOfApiKey(key);
    const known = this.latest.has(hash) ? this.latest.get(hash) : await this.lookUp(hash);
    if (!known || (known.expires_at && known.expires_at.getTime() <= Date.now())) throw new Unauthenticated(m.keyEnded);
    return known;
  }

  /** Clears the cache. Each key is looked up again at its next use. */
  forget(): void {
    this.forgotten += 1;
    this.latest.clear();
  }

  private async lookUp(hash: string): Promise<ApiKey | undefined> {
    const { forgotten } = this;
    const known = await this.copyOf(hash);
    if (known) return known;
    if (!this.refused.has(hash) && (await this.made.bring(hash))) return this.copyOf(hash);
    this.refused.add(hash);
    if (forgotten === this.forgotten) this.keep(hash, null);
    return undefined;
  }

  /** Runs one query at a time; concurrent callers share it. */
  private async copyOf(hash: string): Promise<ApiKey | undefined> {
    return (await this.copies.ask(hash)).get(hash);
  }

  private async query(hashes: readonly string[]): Promise<Found> {
    const { forgotten } = this;
    const rows = await this.database.brief.rows<ApiKey & { hash: string }>(
      sql`select hash, id, owner_id, access, vehicle_id, expires_at from api_key_copies where hash = any(${hashes}::text[])`,
    );
    const found = new Map(rows.map(({ hash, ...key }) => [hash, key]));
    // If the cache was cleared during the query, the result may be outdated.
    if (forgotten === this.forgotten) for (const [hash, key] of found) this.keep(hash, key);
    return found;
  }

  private keep(hash: string, key: ApiKey | null): void {
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(hash, key);
  }
}
