import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readingsGone } from '../readings/record-reading.fact.js';
import { ISSUE_READING, issueFact, issueGone } from './issue.fact.js';
import { IssuesRepository } from './issues.repository.js';

/** Follows `vehicle`: deletes the issues of a deleted vehicle (contract §3), and publishes the deletions. */
@Injectable()
export class IssuesOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly issues: IssuesRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const removed = await this.issues.removeOfVehicles(tx, gone);
    await this.facts.append(tx, [...removed.map(issueGone), ...readingsGone(ISSUE_READING, removed)]);
  }
}

/** Follows `service-event`: removes a deleted event from its issues (contract §5). */
@Injectable()
export class IssuesOfServiceEventHandler extends GoneHandler<'service-event'> {
  readonly kind = 'service-event';

  constructor(
    private readonly issues: IssuesRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const changed = await this.issues.takeOff(tx, gone);
    await this.facts.append(tx, changed.map(issueFact));
  }
}

/** Follows `user`: deletes a deleted user's issues, and publishes the deletions. */
@Injectable()
export class IssuesOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly issues: IssuesRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    const removed = await this.issues.removeOfOwner(tx, owner);
    await this.facts.append(tx, [...removed.map(issueGone), ...readingsGone(ISSUE_READING, removed)]);
  }
}
