import type { ServiceEventFact } from '@carnet/contracts';
import { type Fact, type FactHandler, goneOf, newestOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `service-event`: issues and modifications name the events that belong to them. */
@Injectable()
export class ServiceEventCopyHandler implements FactHandler<'service-event', ServiceEventFact> {
  readonly kind = 'service-event';

  constructor(private readonly copies: CopiesRepository) {}

  apply(tx: EntityManager, fact: Fact<'service-event', ServiceEventFact>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'service-event', ServiceEventFact>[]): Promise<void> {
    const newest = newestOf(facts);
    const gone = goneOf(facts);
    if (newest.length > 0) await this.copies.saveServiceEvents(tx, newest);
    if (gone.ids.length > 0) await this.copies.removeServiceEvents(tx, gone);
  }
}
