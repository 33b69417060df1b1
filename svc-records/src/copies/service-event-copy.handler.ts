import type { ServiceEventFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Told } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `service-event`: issues and modifications name the events that belong to them. */
@Injectable()
export class ServiceEventCopyHandler extends CopyHandler<'service-event', ServiceEventFact> {
  readonly kind = 'service-event';

  constructor(private readonly copies: CopiesRepository) {
    super();
  }

  protected save(tx: EntityManager, told: Told<ServiceEventFact>[]): Promise<void> {
    return this.copies.saveServiceEvents(tx, told);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.copies.removeServiceEvents(tx, gone);
  }
}
