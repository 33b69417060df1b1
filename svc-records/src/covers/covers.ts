import { FactLog } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { coverFact, type CoverSnapshot } from './cover.fact.js';
import { CoversRepository } from './covers.repository.js';

/** The covers of vehicles. A change and its fact are committed together. */
@Injectable()
export class Covers {
  constructor(
    private readonly covers: CoversRepository,
    private readonly facts: FactLog,
  ) {}

  /** Makes a photo of the vehicle its cover; returns the cover. */
  async choose(tx: EntityManager, owner: OwnerId, vehicleId: number, photoId: number): Promise<CoverSnapshot> {
    const isNew = await this.covers.save(tx, owner, vehicleId, photoId);
    const [cover] = await this.covers.snapshots(tx, owner, [vehicleId]);
    if (isNew) await this.facts.append(tx, coverFact(cover!));
    return cover!;
  }

  async takeAway(tx: EntityManager, owner: OwnerId, vehicleId: number): Promise<void> {
    if (!(await this.covers.has(tx, owner, vehicleId))) return;
    await this.covers.save(tx, owner, vehicleId, null);
    await this.publish(tx, owner, [vehicleId]);
  }

  /** Removes covers whose photo goes to the trash, or to another vehicle. */
  async release(tx: EntityManager, owner: OwnerId, photoIds: readonly number[]): Promise<void> {
    await this.publish(tx, owner, await this.covers.release(tx, owner, photoIds));
  }

  /** Publishes covers again after new pictures of their photo were made. */
  async redraw(tx: EntityManager, owner: OwnerId, photoId: number): Promise<void> {
    await this.publish(tx, owner, await this.covers.touch(tx, owner, photoId));
  }

  private async publish(tx: EntityManager, owner: OwnerId, vehicleIds: readonly number[]): Promise<void> {
    if (vehicleIds.length === 0) return;
    await this.facts.append(tx, (await this.covers.snapshots(tx, owner, vehicleIds)).map(coverFact));
  }
}
