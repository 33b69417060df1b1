import { attempt, Worker } from '@carnet/jobs';
import { Outbox } from '@carnet/mail';
import { ENGLISH, Unavailable } from '@carnet/messages';
import { Database, Listener, lockOwners, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { UsersRepository } from '../accounts/users.repository.js';
import { ApiKeys } from '../api-keys/api-keys.service.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { Sharing } from '../sharing/sharing.service.js';
import type { HandoverProblem, Moving } from './handover.entity.js';
import { handedOverMail } from './handover-letters.js';
import { HANDOVERS_WANTED, HandoversRepository } from './handovers.repository.js';
import { MOVING_SERVICES, type StepAnswer, Steps } from './steps.js';

const RENEW_EVERY_MS = 3_000;
const AGAIN_AFTER_S = 2;
/** Chained effects need several rounds: a service event installs parts, which then change due points. */
const ROUNDS = 3;
/** The number of attempts before a hand-over that has moved nothing is undone. After the first move, it is retried until it is done. */
const TRIES_BEFORE = 20;

/** Another process has taken over this hand-over. */
class Overtaken extends Error {}

/** Carries out accepted hand-overs, and resumes interrupted ones (ADR 132). Several instances share the work. */
@Injectable()
export class HandoverLeader implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: Worker;
  private readonly log: Log;

  constructor(
    private readonly database: Database,
    private readonly handovers: HandoversRepository,
    private readonly steps: Steps,
    private readonly keys: ApiKeys,
    private readonly sharing: Sharing,
    private readonly users: UsersRepository,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Handovers' });
    const run = (isStopping: () => boolean) => this.leadAll(isStopping);
    this.worker = new Worker({ channel: HANDOVERS_WANTED, run }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.worker.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.worker.close();
  }

  private async leadAll(isStopping: () => boolean): Promise<number | null> {
    while (!isStopping()) {
      const moving = await this.handovers.take(this.database);
      if (!moving) break;
      const leases = {
        renewEveryMs: RENEW_EVERY_MS,
        renew: (job: Moving) => this.handovers.renew(this.database, job),
        release: (job: Moving) => this.handovers.later(this.database, job, 0),
      };
      const later = (error: unknown) => this.putOff(moving, error);
      await attempt(leases, moving, this.worker.stopping, () => this.lead(moving), { passing: later, lasting: later });
    }
    return this.handovers.nextIn(this.database);
  }

  private async lead(moving: Moving): Promise<void> {
    if (!moving.is_committed && moving.problem === null) await this.begin(moving);
    if (moving.problem !== null) return this.undo(moving);
    // New blobs since the first attempt are linked before the rows that refer to them; the head of the journal stays the one from before the first move.
    if (moving.tries > 1) {
      // Quotas no longer count: this call only extends the hold on the vehicle.
      await this.steps.takeAll('hold', moving);
      await this.steps.take('records', 'prepare', moving);
    }
    for (const service of MOVING_SERVICES) await this.steps.take(service, 'move', moving);
    await this.endKeys(moving);
    await this.steps.takeAll('tell', moving);
    await this.steps.takeAll('release', moving);
    await this.finish(moving);
  }

  /** Runs all steps before the commit point. Afterwards `moving` is committed, or contains the problem for which to undo it. */
  private async begin(moving: Moving): Promise<void> {
    const held = await this.hold(moving);
    if (!held) return;
    let places: string[] | null = held;
    for (let round = 0; round < ROUNDS && places; round += 1) places = await this.steps.settled(places);
    if (!places) return this.giveUp(moving, 'away');
    const answers = await this.steps.takeAll('prepare', moving);
    const head = answers.find((answer) => answer.head)?.head ?? null;
    if (!(await this.handovers.commit(this.database, moving, head))) throw new Overtaken();
    Object.assign(moving, { is_committed: true, head });
  }

  /** Holds the vehicle in all services, and returns the end positions of their logs; null if a service refuses. */
  private async hold(moving: Moving): Promise<string[] | null> {
    const places: string[] = [];
    for (const service of MOVING_SERVICES) {
      const { refused, place } = await this.steps.take(service, 'hold', moving);
      // A new vehicle reaches the other services a moment after its creation.
      if (refused === 'not-there' && service !== 'garage') throw new Unavailable();
      if (refused) {
        await this.giveUp(moving, problemOf(refused));
        return null;
      }
      places.push(place!);
    }
    return places;
  }

  private async giveUp(moving: Moving, problem: HandoverProblem | 'gone'): Promise<void> {
    if (!(await this.handovers.giveUp(this.database, moving, problem))) throw new Overtaken();
    Object.assign(moving, { problem });
  }

  private async undo(moving: Moving): Promise<void> {
    if (!(await this.handovers.renew(this.database, moving))) throw new Overtaken();
    await this.steps.takeAll('release', moving);
    await this.handovers.undone(this.database, moving);
  }

  /** Ends the giver's API keys for the vehicle, and its sharing. */
  private async endKeys({ owner_id, vehicle_id }: Moving): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockOwners(tx, [owner_id]);
      const moved = { owners: [owner_id], ids: [vehicle_id] };
      await this.keys.endOfVehicles(tx, moved);
      await this.sharing.endOfVehicles(tx, moved);
    });
  }

  private async finish(moving: Moving): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockOwners(tx, [moving.owner_id, moving.to_id]);
      if (!(await this.handovers.done(within(tx), moving))) return;
      const giver = await this.users.require(within(tx), moving.owner_id);
      const { id, address: email, vehicle_name: vehicle } = moving;
      const mail = handedOverMail(
        giver,
        giver.language ?? ENGLISH,
        { id, email, vehicle },
        this.settings.mail.carnetUrl,
      );
      await this.outbox.append(tx, mail);
    });
  }

  private async putOff(moving: Moving, error: unknown): Promise<void> {
    if (error instanceof Overtaken) return;
    this.log.warn(`Hand-over ${moving.id} waits: ${(error as Error).message}`);
    if (!moving.is_committed && moving.tries >= TRIES_BEFORE)
      await this.handovers.giveUp(this.database, moving, 'away');
    await this.handovers.later(this.database, moving, AGAIN_AFTER_S);
  }
}

const problemOf = (refused: NonNullable<StepAnswer['refused']>): HandoverProblem | 'gone' =>
  refused === 'not-there' ? 'gone' : refused;
