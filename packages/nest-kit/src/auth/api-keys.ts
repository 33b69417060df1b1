import { Injectable } from '@nestjs/common';
import { signInMessages as m, Unauthenticated } from '@carnet/messages';
import { Database, RecentSet, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type ApiKeyAccess, hashOfApiKey, isWholeApiKey } from './api-key.js';
import { MadeApiKeys } from './made-api-keys.js';
import { OneAtATime } from './one-at-a-time.js';

const MAX_KNOWN = 5_000;

/** Keys that were found, by their hashes. */
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
 * The API keys that count. The latest that were used are kept in memory, until the state that says which tokens have ended is loaded anew: a key that
 * was ended is forgotten like a token that was (`SignInState`). Anybody can make up keys that look whole, so those that nobody has made are kept as
 * well, and all that come while a statement looks for some are looked for by the next one. One that no copy knows may have been made this instant:
 * svc-identity is asked for it (`MadeApiKeys`), once.
 */
@Injectable()
export class ApiKeys {
  /** Null where there is none. */
  private readonly latest = new Map<string, ApiKey | null>();
  private readonly copies = new OneAtATime((hashes) => this.query(hashes));
  /** Nobody makes a key anew: those that svc-identity does not know are none, whatever ends or changes. */
  private readonly refused = new RecentSet(MAX_KNOWN);
  private forgotten = 0;

  constructor(
    private readonly database: Database,
    private readonly made: MadeApiKeys,
  ) {}

  /**
   * @throws Unauthenticated (401) where it is not whole, was ended, has expired or was never made
   * @throws DependencyDown (503) where no copy knows it, and svc-identity does not answer
   */
  async find(key: string): Promise<ApiKey> {
    if (!isWholeApiKey(key)) throw new Unauthenticated(m.keyNotWhole);
    const hash = hashOfApiKey(key);
    const known = this.latest.has(hash) ? this.latest.get(hash) : await this.lookUp(hash);
    if (!known || (known.expires_at && known.expires_at.getTime() <= Date.now())) throw new Unauthenticated(m.keyEnded);
    return known;
  }

  /** Each is looked up again when it is used next. */
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

  /** By one statement at a time, however many ask. */
  private async copyOf(hash: string): Promise<ApiKey | undefined> {
    return (await this.copies.ask(hash)).get(hash);
  }

  private async query(hashes: readonly string[]): Promise<Found> {
    const { forgotten } = this;
    const rows = await this.database.brief.rows<ApiKey & { hash: string }>(
      sql`select hash, id, owner_id, access, vehicle_id, expires_at from api_key_copies where hash = any(${hashes}::text[])`,
    );
    const found = new Map(rows.map(({ hash, ...key }) => [hash, key]));
    // Keys that were read before something changed may be old already.
    if (forgotten === this.forgotten) for (const [hash, key] of found) this.keep(hash, key);
    return found;
  }

  private keep(hash: string, key: ApiKey | null): void {
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(hash, key);
  }
}
