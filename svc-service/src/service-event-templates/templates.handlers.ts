import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TemplatesRepository } from './templates.repository.js';

/** Follows `user`: deletes a deleted user's templates, after the events and schedules that refer to them. */
@Injectable()
export class TemplatesOfUserHandler extends UserGoneHandler {
  constructor(private readonly templates: TemplatesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.templates.removeOfOwner(tx, owner);
  }
}
