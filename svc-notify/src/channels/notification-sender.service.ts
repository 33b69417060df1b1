import { secondsUntilNextTry, Slots, Worker } from '@carnet/jobs';
import { Listener } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { OutgoingBusy } from '../outgoing/outgoing.errors.js';
import { ChannelPost } from './channel-post.service.js';
import { NOTIFICATIONS_WANTED, NotificationsRepository, type TakenNotification } from './notifications.repository.js';

/** Maximum number of notifications in flight per process, in all and per person. */
const PLACES = { all: 8, ofOne: 2 };
/** Maximum time that a shutdown waits for running work, in milliseconds. After that, another instance sends it again. */
const LEAVE_MS = 2_000;

/** Sends notifications in the same way as mails (ADR 75). Several instances share the work. */
@Injectable()
export class NotificationSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly work: Worker;
  private readonly places = new Slots(PLACES);

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly post: ChannelPost,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Notifications' });
    const run = async (isClosing: () => boolean) => {
      while (!isClosing() && !this.places.isFull && (await this.beginNext()));
      await this.notifications.forget();
      // Without a free slot, the end of running work starts the next run.
      return this.places.isFull ? null : this.notifications.nextIn(this.places.served);
    };
    this.work = new Worker({ channel: NOTIFICATIONS_WANTED, run }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  async onModuleDestroy(): Promise<void> {
    await this.work.close();
    await this.places.settle(LEAVE_MS);
  }

  /** False if nothing is due. */
  private async beginNext(): Promise<boolean> {
    const taken = await this.notifications.take(this.places.served);
    if (!taken) return false;
    const sending = this.send(taken).catch((error: unknown) => this.complain(taken, error));
    this.places.begin(taken.owner_id, sending, () => this.work.wake());
    return true;
  }

  private complain(taken: TakenNotification, error: unknown): void {
    // Its lease ends, and another try follows.
    if (error instanceof OutgoingBusy) this.log.warn(told(taken), 'A notification found no place to go out');
    else this.log.warn({ err: error, ...told(taken) }, 'What became of a notification is not known');
  }

  private async send(taken: TakenNotification): Promise<void> {
    if (taken.is_off) return this.notifications.end(taken);
    if (taken.seconds_left === 0) return this.giveUp(taken, 'its time is over');
    const { owner_id, channel_id, id, content, seconds_left } = taken;
    const delivery = await this.post.deliver(owner_id, channel_id, {
      id,
      seconds: seconds_left,
      notification: content,
    });
    if (!delivery) return;
    if (delivery.problem === 'unreachable') return this.later(taken, delivery.why);
    if (delivery.problem) return this.giveUp(taken, delivery.why);
    await this.notifications.end(taken);
    this.log.info(told(taken), 'A notification was sent');
  }

  private async later(taken: TakenNotification, why: string): Promise<void> {
    const seconds = secondsUntilNextTry(taken.tries);
    this.log.warn(told(taken), `A notification was not sent (${why}), and is tried again in ${seconds} s`);
    await this.notifications.later(taken, seconds);
  }

  private async giveUp(taken: TakenNotification, why: string): Promise<void> {
    this.log.warn(told(taken), `A notification is not sent any more: ${why}`);
    await this.notifications.end(taken);
  }
}

const told = ({ id, key, owner_id, channel_id, tries }: TakenNotification) => ({
  ...{ notification: id, about: key, owner: owner_id, channel: channel_id, tries },
});
