import { FactLog, GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { readingsGone } from '../readings/record-reading.fact.js';
import { TRACK_DAY_READING, trackDayGone } from './track-day.fact.js';
import { TrackDaysRepository } from './track-days.repository.js';

/** Follows `vehicle`: deletes the track days of a deleted vehicle (contract §3), and publishes the deletions. */
@Injectable()
export class TrackDaysOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly trackDays: TrackDaysRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    const removed = await this.trackDays.removeOfVehicles(tx, gone);
    await this.facts.append(tx, [...removed.map(trackDayGone), ...readingsGone(TRACK_DAY_READING, removed)]);
  }
}

/** Follows `user`: deletes a deleted user's track days, and publishes the deletions. */
@Injectable()
export class TrackDaysOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly trackDays: TrackDaysRepository,
    private readonly facts: FactLog,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    const removed = await this.trackDays.removeOfOwner(tx, owner);
    await this.facts.append(tx, [...removed.map(trackDayGone), ...readingsGone(TRACK_DAY_READING, removed)]);
  }
}
