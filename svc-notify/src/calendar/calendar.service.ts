import { createHash, randomBytes } from 'node:crypto';
import { Outbox } from '@carnet/mail';
import { type Language, NotFound } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import { RecipientsRepository } from '../recipients/recipients.repository.js';
import { StepUp } from '../step-up/step-up.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { calendarMadeMail } from './calendar-letters.js';
import type { CalendarAddressView, CalendarView } from './calendar.dto.js';
import { CalendarRepository, type FeedSettings } from './calendar.repository.js';
import { calendarOf } from './calendar.rules.js';
import { addDays } from '../reminders/moments.rules.js';

/** Bytes of a secret that cannot be guessed. */
const SECRET_BYTES = 32;
/** Entries that were due earlier are left out of calendars that show each entry on its own day. */
const DAYS_BACK = 365;

@Injectable()
export class CalendarService {
  constructor(
    private readonly database: Database,
    private readonly feeds: CalendarRepository,
    private readonly days: Calendar,
    private readonly recipients: RecipientsRepository,
    private readonly outbox: Outbox,
    private readonly stepUp: StepUp,
    @Inject(SETTINGS) private readonly settings: NotifySettings,
  ) {}

  async get(owner: OwnerId): Promise<CalendarView> {
    return viewOf(await this.feeds.find(this.database, owner));
  }

  /** @throws NotFound if there is no address */
  async setOverdueToday(owner: OwnerId, overdueToday: boolean): Promise<CalendarView> {
    const feed = await this.database.write(owner, (tx) => this.feeds.setOverdueToday(within(tx), owner, overdueToday));
    if (!feed) throw new NotFound();
    return viewOf(feed);
  }

  /** Creates a new address, which is returned only this once, and ends the old one. A mail informs the person, in case that somebody else did it. */
  async renew(owner: OwnerId, session: string, language: Language): Promise<CalendarAddressView> {
    await this.stepUp.require(owner, session);
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const feed = await this.database.write(owner, async (tx) => {
      const made = await this.feeds.renew(within(tx), owner, hashOf(secret));
      const user = await this.recipients.require(within(tx), owner);
      await this.outbox.append(tx, calendarMadeMail(user, language, made.made_at, this.settings.mail.carnetUrl));
      return made;
    });
    return { path: `/api/calendar/${secret}.ics`, ...viewOf(feed), made_at: feed.made_at.toISOString() };
  }

  async end(owner: OwnerId): Promise<void> {
    await this.database.write(owner, (tx) => this.feeds.end(within(tx), owner));
  }

  /**
   * Returns the calendar of an address as text.
   * @throws NotFound if the address never existed, or has ended
   */
  async read(secret: string, origin: string): Promise<string> {
    const feed = await this.feeds.findBySecret(this.database, hashOf(secret));
    if (!feed) throw new NotFound();
    const today = await this.days.today(feed.owner_id);
    const from = feed.overdue_today ? null : addDays(today, -DAYS_BACK);
    const entries = await this.feeds.entries(this.database, feed.owner_id, from);
    return calendarOf(entries, { ...feed, origin, today });
  }
}

/** Without an address, the default of the setting is true. */
const viewOf = (feed: FeedSettings | undefined): CalendarView => ({
  made_at: feed?.made_at.toISOString() ?? null,
  overdue_today: feed?.overdue_today ?? true,
});

/** A fast hash is enough for 32 random bytes. Only secrets chosen by people need a slow one. */
const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();
