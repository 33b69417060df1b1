import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ScheduleTemplatesRepository } from './schedule-templates.repository.js';

/** Follows `user`: deletes a deleted user's sets. */
@Injectable()
export class ScheduleTemplatesOfUserHandler extends UserGoneHandler {
  constructor(private readonly sets: ScheduleTemplatesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.sets.removeOfOwner(tx, owner);
  }
}
