import { NothingStored, References } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { EntriesRepository } from './entries.repository.js';
import type { CreateEntry, EntryListQuery, UpdateEntry } from './entry.dto.js';
import { EntryNotFound, TooManyEntries } from './entry.errors.js';
import { entries, matching } from './entry.read.js';
import { changedEntry, newEntry, referencesOf } from './entry.rules.js';

/** More than anybody records for one component. */
const MOST_ENTRIES = 5_000;

/** Use cases of component entries: rotations, treads, rebuilds, uses. */
@Injectable()
export class EntriesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly entries: EntriesRepository,
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
        const component = await this.entries.componentFor(tx, owner, input);
        if (!component) throw new NothingStored(referencesOf(input));
        if (component.count >= MOST_ENTRIES) throw new TooManyEntries(MOST_ENTRIES);
        return answer(within(tx), owner, await this.entries.insert(tx, owner, newEntry(input, component)));
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateEntry, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.entries.requireOwned(tx, owner, id);
      await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
      const component = await this.entries.componentFor(tx, owner, stored);
      const now = nextVersion(stored, changedEntry(stored, input, component!));
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
