import { NothingStored, References } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { FollowedRepository } from '../life/followed.repository.js';
import { EntriesRepository } from './entries.repository.js';
import type { CreateEntry, EntryListQuery, UpdateEntry } from './entry.dto.js';
import { EntryNotFound } from './entry.errors.js';
import { entries, matching } from './entry.read.js';
import { changedEntry, newEntry, referencesOf } from './entry.rules.js';

/** The use cases of what happens to components: rotations, treads, rebuilds, uses. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly entries: EntriesRepository,
    private readonly followed: FollowedRepository,
  ) {}

  list(owner: OwnerId, query: EntryListQuery): Promise<JsonText> {
    return entries.list(this.database, matching(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateEntry, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const { components } = await this.followed.of(within(tx), owner, input.component_id);
        if (!components[0]) throw new NothingStored(referencesOf(input));
        return answer(within(tx), owner, await this.entries.insert(tx, owner, newEntry(input, components[0])));
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateEntry, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.entries.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const component = await this.followed.requireOne(within(tx), owner, stored.component_id);
      const now = nextVersion(stored, changedEntry(stored, input, component));
      if (now) await this.entries.update(tx, now);
      return answer(within(tx), owner, id);
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.entries.requireOwned(tx, owner, id), ifMatch);
      await this.entries.remove(tx, owner, id);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  entries.one(db, [sql`e.owner_id = ${owner}`, sql`e.id = ${id}`], () => new EntryNotFound());
