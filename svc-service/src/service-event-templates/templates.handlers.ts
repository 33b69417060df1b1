import type { Fact, FactHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TemplatesRepository } from './templates.repository.js';

/** Follows `user`: a deleted user's templates go, after the events and schedules that name them. */
@Injectable()
export class TemplatesOfUserHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly templates: TemplatesRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.templates.removeOfOwner(tx, fact.ownerId);
  }
}
