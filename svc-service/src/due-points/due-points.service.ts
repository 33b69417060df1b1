import { Worker } from '@carnet/jobs';
import { FactLog } from '@carnet/fact-log';
import { Database, isPassing, Listener, lockOwners, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DueRepository } from '../due/due.repository.js';
import { duePointFact, duePointGone } from './due-point.fact.js';
import { DuePointsRepository } from './due-points.repository.js';
import { differenceOf, plannedPoint, type Point, scheduledPoint } from './due-points.rules.js';

/** Interval of polls, which only read a mostly empty index. So a change is published within about a second. */
const LOOK_MS = 1_000;
/** The pause after a failure for one owner, whose marks stay. */
const WAIT_MS = 15_000;
/** Maximum number of an owner's vehicles per transaction, because the owner's other writes wait for it. */
const VEHICLES_AT_ONCE = 50;

/**
 * Publishes due points that have changed (ADR 78). Several instances may run it at the same time: the owner's lock serialises them. A mark is deleted in the
 * same transaction that publishes its changes.
 */
@Injectable()
export class DuePointsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly worker: Worker;

  constructor(
    private readonly database: Database,
    private readonly points: DuePointsRepository,
    private readonly due: DueRepository,
    private readonly facts: FactLog,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'DuePoints' });
    const run = async () => ((await this.settle()) ? LOOK_MS : WAIT_MS);
    this.worker = new Worker({ run, lookAgainMs: WAIT_MS }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.worker.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.worker.close();
  }

  /** Processes all marks, owner by owner. Returns false if some work failed; its marks stay. */
  async settle(): Promise<boolean> {
    let isWell = true;
    for (let owner = await this.next(0); owner !== null; owner = await this.next(owner)) {
      try {
        while (!this.isStopping && (await this.settleSome(owner)));
      } catch (error) {
        isWell = false;
        this.log[isPassing(error) ? 'warn' : 'error']({
          msg: `What is due was not told of owner ${owner}`,
          err: error,
        });
      }
    }
    return isWell;
  }

  private get isStopping(): boolean {
    return this.worker.stopping.aborted;
  }

  private next(after: number): Promise<OwnerId | null> {
    return this.isStopping ? Promise.resolve(null) : this.points.nextOwner(this.database, after);
  }

  /** Returns true if the owner may have more marks. If the account was deleted meanwhile, there is nothing to publish. */
  private settleSome(owner: OwnerId): Promise<boolean> {
    return this.database.inTurn(owner, () =>
      this.database.transaction(async (tx) => {
        await lockOwners(tx, [owner]);
        const db = within(tx);
        const vehicles = await this.points.takeMarks(db, owner, VEHICLES_AT_ONCE);
        if (vehicles.length === 0) return false;
        const told = await this.points.told(db, owner, vehicles);
        const { added, changed, gone } = differenceOf(told, await this.pointsOf(db, owner, vehicles));
        const ids = gone.map(({ id }) => id);
        if (gone.length > 0) await this.points.remove(db, owner, ids);
        if (changed.length > 0) await this.points.change(db, owner, changed);
        const news = added.length > 0 ? await this.points.add(db, owner, added) : [];
        await this.facts.append(tx, [
          ...gone.map((point) => duePointGone(owner, point)),
          ...[...changed, ...news].map((point) => duePointFact(owner, point)),
        ]);
        return vehicles.length === VEHICLES_AT_ONCE;
      }),
    );
  }

  private async pointsOf(db: Queryable, owner: OwnerId, vehicles: readonly number[]): Promise<Point[]> {
    const planned = await this.due.plannedOf(db, owner, vehicles);
    const readings = await this.due.readingsOf(db, owner, vehicles);
    const scheduled = planned.map((row) => scheduledPoint(row, readings.get(row.vehicle_id) ?? []));
    const events = await this.points.plannedEvents(db, owner, vehicles);
    return [...scheduled.filter((point) => point !== null), ...events.map(plannedPoint)];
  }
}
