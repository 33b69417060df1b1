import { Listener, LOG, type Log } from '@carnet/svc-kit';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { secondsUntilNextTry } from '../background/leases.js';
import { WokenWork } from '../background/woken-work.js';
import { ChannelPost } from './channel-post.service.js';
import { NOTIFICATIONS_WANTED, NotificationsRepository, type TakenNotification } from './notifications.repository.js';

/** Notifications of one process that are on their way at the same time. */
const AT_ONCE = 4;

/** Sends what channels are to show, as mails are sent (ADR 75). Of several instances each sends others. */
@Injectable()
export class NotificationSender implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log: Log;
  private readonly work: WokenWork;

  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly post: ChannelPost,
    @Inject(LOG) log: Log,
    listener: Listener,
  ) {
    this.log = log.child({ context: 'Notifications' });
    const run = async (isClosing: () => boolean) => {
      await this.sendAll(isClosing);
      await this.notifications.forget();
      return this.notifications.nextIn();
    };
    this.work = new WokenWork({ channel: NOTIFICATIONS_WANTED, run }, this.log, listener);
  }

  onApplicationBootstrap(): void {
    this.work.wake();
  }

  onModuleDestroy(): Promise<void> {
    return this.work.close();
  }

  private async sendAll(isClosing: () => boolean): Promise<void> {
    while (!isClosing()) {
      const taken = await this.notifications.take(AT_ONCE);
      if (taken.length === 0) return;
      await Promise.all(taken.map((one) => this.send(one)));
    }
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
