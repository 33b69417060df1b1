import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import * as m from '../messages/component.js';
import type { ComponentListQuery, CreateComponent, UpdateComponent } from './component.dto.js';
import { ComponentNotFound } from './component.errors.js';
import { components, matching } from './component.read.js';
import { changedComponent, newComponent } from './component.rules.js';
import { ComponentsRepository } from './components.repository.js';

/** The use cases of sets of tyres and of other components, which belong to their owner and to no vehicle. */
@Injectable()
export class ComponentsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly components: ComponentsRepository,
  ) {}

  list(owner: OwnerId, query: ComponentListQuery): Promise<JsonText> {
    return components.list(this.database, matching(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateComponent, once: OnceKey): Promise<JsonText> {
    const fields = newComponent(input);
    return this.idempotency.once(owner, once, async (tx) =>
      answer(within(tx), owner, await this.components.insert(tx, owner, fields)),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateComponent, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.components.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, changedComponent(stored, input));
      if (now) {
        if (now.kind !== stored.kind && (await this.components.isFitted(tx, owner, id)))
          throw Invalid.field('kind', m.kindFitted);
        const isOther = now.tyres?.length !== stored.tyres?.length;
        if (isOther && (await this.components.isArranged(tx, owner, id))) throw Invalid.field('tyres', m.tyresFitted);
        await this.components.update(tx, now);
      }
      return answer(within(tx), owner, id);
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.components.requireOwned(tx, owner, id), ifMatch);
      await this.components.remove(tx, owner, id);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  components.one(db, [sql`c.owner_id = ${owner}`, sql`c.id = ${id}`], () => new ComponentNotFound());
