import type { Fact, FactHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ScheduleTemplatesRepository } from './schedule-templates.repository.js';

/** Follows `user`: a deleted user's sets go. */
@Injectable()
export class ScheduleTemplatesOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly sets: ScheduleTemplatesRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.sets.removeOfOwner(tx, fact.ownerId);
  }
}
