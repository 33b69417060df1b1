import { FactLog } from '@carnet/fact-log';
import { Calendar, Clock } from '@carnet/person';
import { Database, isPassing, lockOwners, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FollowedRepository } from '../life/followed.repository.js';
import { duePointFact, duePointGone } from './due-point.fact.js';
import { DuePointsRepository } from './due-points.repository.js';
import { differenceOf, nextChangeOf, pointOf } from './due-points.rules.js';

/** Interval of polls, which only read a mostly empty table. So a change is published within about a second. */
const LOOK_MS = 1_000;
/** The pause after a failure, which may come from the database. */
const WAIT_MS = 15_000;

/** Publishes due points that have changed, as svc-service does (ADR 78). The owner's lock serialises instances. */
@Injectable()
export class DuePointsService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isClosing = false;

  constructor(
    private readonly database: Database,
    private readonly points: DuePointsRepository,
    private readonly followed: FollowedRepository,
    private readonly facts: FactLog,
    private readonly calendar: Calendar,
    private readonly clock: Clock,
    @Inject(LOG) log: Log,
  ) {
    this.log = log.child({ context: 'DuePoints' });
  }

  onApplicationBootstrap(): void {
    this.lookIn(LOOK_MS);
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.timer);
    await this.working;
  }

  /** Processes all marks, owner by owner. Returns false if some work failed; its marks stay. */
  async settle(): Promise<boolean> {
    let isWell = true;
    for (let owner = await this.next(0); owner !== null; owner = await this.next(owner)) {
      try {
        await this.settleOf(owner);
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

  private lookIn(ms: number): void {
    if (this.isClosing) return;
    this.timer = setTimeout(() => {
      this.working = this.look();
    }, ms).unref();
  }

  private async look(): Promise<void> {
    const isWell = await this.settle().catch((error: unknown) => {
      this.log.warn(`What is due waits: ${(error as Error).message}`);
      return false;
    });
    this.lookIn(isWell ? LOOK_MS : WAIT_MS);
  }

  private next(after: number): Promise<OwnerId | null> {
    return this.isClosing ? Promise.resolve(null) : this.points.nextOwner(this.database, after, this.clock.now());
  }

  /** If the account was deleted meanwhile, there is nothing to publish. */
  private settleOf(owner: OwnerId): Promise<void> {
    return this.database.inTurn(owner, () =>
      this.database.transaction(async (tx) => {
        await lockOwners(tx, [owner]);
        const db = within(tx);
        if (!(await this.points.takeMark(db, owner, this.clock.now()))) return;
        const { components, ledgers } = await this.followed.of(db, owner);
        const today = await this.calendar.today(owner, db);
        const points = components.map((one) => pointOf(one, ledgers, today)).filter((point) => point !== null);
        await this.points.wakeOn(db, owner, nextChangeOf(components, today));
        const { added, changed, gone } = differenceOf(await this.points.told(db, owner), points);
        const ids = gone.map(({ id }) => id);
        if (ids.length > 0) await this.points.remove(db, owner, ids);
        if (changed.length > 0) await this.points.change(db, owner, changed);
        const news = added.length > 0 ? await this.points.add(db, owner, added) : [];
        await this.facts.append(tx, [
          ...gone.map((point) => duePointGone(owner, point)),
          ...[...changed, ...news].map((point) => duePointFact(owner, point)),
        ]);
      }),
    );
  }
}
