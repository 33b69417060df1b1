import { FactLog, UserGoneHandler } from '@carnet/fact-log';
import { within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { duePointGone } from './due-point.fact.js';
import { DuePointsRepository } from './due-points.repository.js';

/** Follows `user`: deletes a deleted user's due points. It runs after the deletion of their sources, whose triggers add marks. The log compacts the facts. */
@Injectable()
export class PurgeDuePointsHandler extends UserGoneHandler {
  readonly name = 'PurgeDuePointsHandler';

  constructor(
    private readonly points: DuePointsRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    const gone = await this.points.removeOfOwner(within(tx), owner);
    await this.facts.append(
      tx,
      gone.map((point) => duePointGone(owner, point)),
    );
  }
}
