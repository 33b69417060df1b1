import type { PartFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Told } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `part`: events name the parts that were used, with their status. */
@Injectable()
export class PartCopyHandler extends CopyHandler<'part', PartFact> {
  readonly kind = 'part';

  constructor(private readonly copies: CopiesRepository) {
    super();
  }

  protected save(tx: EntityManager, told: Told<PartFact>[]): Promise<void> {
    return this.copies.saveParts(tx, told);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.copies.removeParts(tx, gone);
  }
}
