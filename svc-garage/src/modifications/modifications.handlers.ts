import type { ModificationFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Replicated } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ModificationsRepository } from './modifications.repository.js';

/** Follows `modification` of svc-records: a part shows the modifications that use it. */
@Injectable()
export class ModificationHandler extends CopyHandler<'modification', ModificationFact> {
  readonly kind = 'modification';

  constructor(private readonly modifications: ModificationsRepository) {
    super();
  }

  protected save(tx: EntityManager, replicated: Replicated<ModificationFact>[]): Promise<void> {
    return this.modifications.keep(tx, replicated);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.modifications.forget(tx, gone);
  }
}
