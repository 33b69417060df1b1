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

/** A look at an index that is mostly empty; what is due is told a second after it changed. */
const LOOK_MS = 1_000;
/** After a failure of one owner's, which stays marked. */
const WAIT_MS = 15_000;
/** The number of one owner's vehicles in one transaction: their other writes wait for it. */
const VEHICLES_AT_ONCE = 50;

/**
 * Tells what comes due, where it is something else than was told (ADR 78). Instances may look at the same time: the owner's lock makes one wait for
 * the other, and what a mark demands and its going are one transaction.
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

  /** Works out all that is marked now, owner after owner. False where some of it failed, which stays marked. */
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

  /** True where the owner may have more that is marked. The account may be gone by now: then nothing is left to tell of. */
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
