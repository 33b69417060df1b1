import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { merged } from '@carnet/fields';
import { hashOf, Outbox } from '@carnet/mail';
import { type Language, Unauthenticated } from '@carnet/messages';
import { Clock } from '@carnet/person';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import { type OwnerId, requireVersion } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import { vehicleName } from '../calendar/calendar.rules.js';
import { RateLimits } from '../recipients/rate-limits.service.js';
import { type NotifySettings, SETTINGS } from '../settings.js';
import { trialLetter, worded } from './digest-letter.js';
import { addDays, dayAt } from './moments.rules.js';
import type {
  ReminderLink,
  ReminderSettingsView,
  ReminderView,
  SnoozeByLink,
  SnoozedView,
  SnoozeReminder,
  UpdateReminderSettings,
} from './reminder.dto.js';
import {
  AddressNotConfirmed,
  NothingToRemindOf,
  ReminderLinkEnded,
  unknownGarage,
  unknownVehicle,
} from './reminder.errors.js';
import { type ChosenSettings, settingsWith, turnOf } from './reminder-settings.rules.js';
import { type Planned, RemindersRepository, type SharedGarage } from './reminders.repository.js';
import { type Exception, judged, type JudgedReminder, remindersOf } from './reminders.rules.js';

const DEFAULT_ZONE = 'UTC';

export const zoneOf = ({ time_zone }: Pick<Planned, 'time_zone'>): string => time_zone ?? DEFAULT_ZONE;

@Injectable()
export class RemindersService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly repository: RemindersRepository,
    private readonly outbox: Outbox,
    private readonly limits: RateLimits,
    @Inject(SETTINGS) private readonly identity: NotifySettings,
  ) {}

  async settings(owner: OwnerId, db: Queryable = this.database): Promise<JsonText> {
    const view = await this.viewOf(db, await this.require(db, owner));
    return new JsonText(JSON.stringify(view), { version: view.version });
  }

  /** Computes the next turn from now on, so that a changed hour does not send anything by itself. */
  update(
    owner: OwnerId,
    { exceptions, garages, ...changes }: UpdateReminderSettings,
    ifMatch: number | null,
  ): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const stored = await this.require(db, owner);
      requireVersion(versioned(stored), ifMatch);
      const excepted = await this.repository.exceptions(db, owner);
      const wanted = exceptions === undefined ? excepted : inOrder(exceptions ?? []);
      await this.requireVehicles(db, owner, wanted);
      const shared = await this.repository.garages(db, owner, this.clock.now());
      const remindedOf = idsOf(shared.filter(({ is_on }) => is_on));
      const asked = garages === undefined ? remindedOf : [...new Set(garages)].sort((a, b) => a - b);
      if (asked.some((id) => !idsOf(shared).includes(id))) throw unknownGarage('garages');
      const before = chosenOf(stored);
      const now = merged(before, changes as Partial<ChosenSettings>);
      if (!isDeepStrictEqual([now, wanted, asked], [before, excepted, remindedOf])) {
        await this.repository.choose(db, owner, now);
        await this.repository.except(db, owner, wanted);
        await this.repository.remindOf(db, owner, asked, this.clock.now());
      }
      return this.settings(owner, db);
    });
  }

  /** Reminders that would be sent today, and earlier ones that still hold. */
  async preview(owner: OwnerId, language: Language): Promise<ReminderView[]> {
    const person = await this.require(this.database, owner);
    const { reminders } = await this.of(this.database, person);
    return reminders.map((reminder) => viewOf(reminder, { ...person, language }));
  }

  /** @throws NothingToRemindOf if the person has no such point */
  snooze(owner: OwnerId, { point, days }: SnoozeReminder): Promise<SnoozedView> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const person = await this.require(db, owner);
      const { points } = await this.of(db, person);
      if (!points.includes(point)) throw new NothingToRemindOf();
      const until = addDays(this.today(person), days);
      await this.repository.snooze(db, owner, point, until);
      return { until };
    });
  }

  endSnooze(owner: OwnerId, point: string): Promise<void> {
    return this.database.write(owner, (tx) => this.repository.endSnooze(within(tx), owner, point));
  }

  /** Reminders of a letter that still hold. */
  async byLink({ token }: ReminderLink, language: Language): Promise<ReminderView[]> {
    const { owner_id, points } = await this.linkOf(token);
    const person = await this.require(this.database, owner_id);
    const { reminders } = await this.of(this.database, person);
    return reminders
      .filter(({ point }) => points.includes(point))
      .map((reminder) => viewOf(reminder, { ...person, language }));
  }

  async snoozeByLink({ token, ...snooze }: SnoozeByLink): Promise<SnoozedView> {
    const { owner_id, points } = await this.linkOf(token);
    if (!points.includes(snooze.point)) throw new ReminderLinkEnded();
    return this.snooze(owner_id, snooze);
  }

  /** Ends mails with reminders; other channels stay on. A second call changes nothing. */
  async unsubscribe(token: string): Promise<void> {
    const owner = await this.repository.unsubscriberOf(this.database, hashOf(token), this.clock.now());
    if (owner === undefined) throw new ReminderLinkEnded();
    await this.database.write(owner, (tx) => this.repository.endMails(within(tx), owner));
  }

  /** Sends a sample letter. @throws AddressNotConfirmed if mails are not sent to this address */
  async tryMail(owner: OwnerId, language: Language): Promise<void> {
    const { email, email_confirmed } = await this.require(this.database, owner);
    if (!email_confirmed) throw new AddressNotConfirmed();
    await this.limits.trial(owner);
    const mail = trialLetter(language, this.identity.mail.carnetUrl);
    await this.database.transaction((tx) =>
      this.outbox.append(tx, { owner, address: email, key: `reminder-trial:${randomUUID()}`, ...mail }),
    );
  }

  /** A person's reminders for today, and the ids of all points that may cause one. */
  async of(db: Queryable, person: Planned): Promise<{ reminders: JudgedReminder[]; points: string[] }> {
    const { owner_id: owner } = person;
    const unit = person.odometer_unit ?? 'mi';
    const today = this.today(person);
    const reasons = await this.repository.reasons(db, owner, this.clock.now());
    const exceptions = await this.repository.exceptions(db, owner);
    const reminders = remindersOf(reasons, settingsWith(person, unit), unit, exceptions, today);
    const [told, snoozes] = [await this.repository.told(db, owner), await this.repository.snoozes(db, owner)];
    const points = [
      ...reasons.points.map(({ id }) => `due-${id}`),
      ...reasons.papers.map(({ id }) => `document-${id}`),
      ...reasons.odometers.map(({ vehicle_id }) => `odometer-${vehicle_id}`),
    ];
    return { reminders: judged(reminders, told, snoozes, today), points };
  }

  private today(person: Planned): string {
    return dayAt(this.clock.now(), zoneOf(person));
  }

  private async linkOf(token: string): Promise<{ owner_id: OwnerId; points: string[] }> {
    const link = await this.repository.linkOf(this.database, hashOf(token), this.clock.now());
    if (!link) throw new ReminderLinkEnded();
    return link;
  }

  /** A person with a valid token but without an account (any more) counts as not signed in. */
  private async require(db: Queryable, owner: OwnerId): Promise<Planned> {
    const person = await this.repository.find(db, owner);
    if (!person) throw new Unauthenticated();
    return { ...person, owner_id: owner };
  }

  private async requireVehicles(db: Queryable, owner: OwnerId, exceptions: readonly Exception[]): Promise<void> {
    if (exceptions.length === 0) return;
    const known = new Set((await this.repository.vehicles(db, owner)).map(({ id }) => id));
    if (exceptions.some(({ vehicle_id }) => !known.has(vehicle_id))) throw unknownVehicle('exceptions');
  }

  private async viewOf(db: Queryable, person: Planned): Promise<ReminderSettingsView> {
    const { owner_id: owner, email, email_confirmed } = person;
    const unit = person.odometer_unit ?? 'mi';
    const settings = settingsWith(person, unit);
    const zone = zoneOf(person);
    const { next } = turnOf({ ...person, settings, zone }, this.clock.now());
    const vehicles = await this.repository.vehicles(db, owner);
    const shared = await this.repository.garages(db, owner, this.clock.now());
    return {
      ...settings,
      distance_unit: unit,
      exceptions: await this.repository.exceptions(db, owner),
      vehicles: vehicles.map((vehicle) => ({ id: vehicle.id, name: vehicleName(vehicle) })),
      garages: shared.map(({ owner_id, name, vehicles: names, is_on }) => ({
        owner_id,
        name,
        vehicles: names,
        on: is_on,
      })),
      email,
      email_confirmed,
      time_zone: zone,
      next_at: next?.toISOString() ?? null,
      ...versioned(person),
    };
  }
}

/** A person without a plan has version 1. */
const versioned = ({ version }: { version: number | null }) => ({ version: version ?? 1 });

const chosenOf = (person: Planned): ChosenSettings => ({
  frequency: person.frequency,
  hour: person.hour,
  weekday: person.weekday,
  by_mail: person.by_mail,
  kinds: person.kinds,
  ahead_days: person.ahead_days,
  ahead_distance: person.ahead_distance,
  document_days: person.document_days,
  reading_days: person.reading_days,
});

const idsOf = (garages: readonly SharedGarage[]): number[] =>
  garages.map(({ owner_id }) => owner_id).sort((a, b) => a - b);

/** Sorts exceptions; the last one for a vehicle and a kind wins. */
function inOrder(exceptions: readonly Exception[]): Exception[] {
  const last = new Map(
    exceptions.map(({ vehicle_id, kind, on }) => [`${vehicle_id} ${kind}`, { vehicle_id, kind, on }]),
  );
  return [...last.values()].sort((a, b) => a.vehicle_id - b.vehicle_id || (a.kind < b.kind ? -1 : 1));
}

function viewOf(reminder: JudgedReminder, listener: { language: Language; region: string | null }): ReminderView {
  const { point, kind, vehicle_id, garage, is_news, snoozed_until } = reminder;
  return {
    point,
    kind,
    vehicle_id,
    garage: garage?.name ?? null,
    ...worded(reminder, listener),
    is_news,
    snoozed_until,
  };
}
