import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { Unauthenticated } from '../errors/problems.js';
import type { OwnerId } from '../http/owner.js';
import * as m from '../messages/sign-in.js';
import { type ApiKeyAccess, hashOfApiKey, isWholeApiKey } from './api-key.js';

const MAX_KNOWN = 5_000;

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
 * key that was ended is forgotten like a token that was (`SignInState`).
 */
@Injectable()
export class ApiKeys {
  private readonly latest = new Map<string, ApiKey>();
  private forgotten = 0;

  constructor(private readonly database: Database) {}

  /** @throws Unauthenticated (401) where it is not whole, was ended, has expired or was never made */
  async find(key: string): Promise<ApiKey> {
    if (!isWholeApiKey(key)) throw new Unauthenticated(m.keyNotWhole);
    const hash = hashOfApiKey(key);
    const known = this.latest.get(hash) ?? (await this.lookUp(hash));
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
    const [found] = await this.database.brief.rows<ApiKey>(
      sql`select id, owner_id, access, vehicle_id, expires_at from api_key_copies where hash = ${hash}`,
    );
    // What was read before something changed may be old already.
    if (found && forgotten === this.forgotten) this.keep(hash, found);
    return found;
  }

  private keep(hash: string, key: ApiKey): void {
    if (this.latest.size >= MAX_KNOWN) this.latest.delete(this.latest.keys().next().value!);
    this.latest.set(hash, key);
  }
}
