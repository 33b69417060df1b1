import { FactLog, References } from '@carnet/fact-log';
import { checkAll, needsOwnCurrency, reportOn, reportOnDryRun } from '@carnet/imports';
import type { Language } from '@carnet/messages';
import { Currencies } from '@carnet/person';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { called } from '../../imports/called.js';
import { serviceEventFact } from '../service-event.fact.js';
import type { NewEvent } from '../service-event.entity.js';
import { referencesOf, storedEvent } from '../service-event.rules.js';
import { ServiceEventsRepository } from '../service-events.repository.js';
import { checked, type CheckedEvent, entriesOf, withKnownReferences } from './service-event-import.rules.js';

/** Imports a file of events: checks all, and stores the valid ones in one transaction (contract §4). */
@Injectable()
export class ServiceEventImportService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly references: References,
    private readonly events: ServiceEventsRepository,
    private readonly currencies: Currencies,
  ) {}

  async import(owner: OwnerId, body: unknown, once: OnceKey, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    return this.references.resolving(owner, (asked) =>
      this.idempotency.once(owner, once, async (tx) => {
        const judged = await this.judge(within(tx), owner, entries, asked);
        const ids = await this.store(tx, owner, eventsOf(judged));
        return new JsonText(JSON.stringify(reportOn(judged, ids, { language, called })));
      }),
    );
  }

  /** Runs the same checks, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    const judged = await this.references.resolving(owner, (asked) => this.judge(this.database, owner, entries, asked));
    return new JsonText(
      JSON.stringify(
        reportOnDryRun(judged, ({ event }) => ({ ...event.fields, parts: event.parts }), { language, called }),
      ),
    );
  }

  /** Checks entries without their references. */
  async check(owner: OwnerId, body: unknown): Promise<CheckedEvent[]> {
    const entries = entriesOf(body);
    const own = entries.some((entry) => needsOwnCurrency(entry, 'cost')) ? await this.currencies.of(owner) : null;
    return checkAll(entries, (entry, index) => checked(entry, index, own));
  }

  async judge(db: Queryable, owner: OwnerId, entries: CheckedEvent[], asked: boolean) {
    const known = await this.references.lookUpAll(db, owner, eventsOf(entries).flatMap(referencesOf), asked);
    return entries.map((entry) => withKnownReferences(entry, known));
  }

  /** Stores valid events; returns their ids in order. */
  async store(tx: EntityManager, owner: OwnerId, events: NewEvent[]): Promise<number[]> {
    if (events.length === 0) return [];
    const ids = await this.events.insertMany(tx, owner, events);
    await this.facts.append(
      tx,
      events.map((event, at) => serviceEventFact(storedEvent(owner, event, ids[at]!))),
    );
    return ids;
  }
}

const eventsOf = (entries: CheckedEvent[]): NewEvent[] =>
  entries.flatMap((entry) => ('event' in entry ? [entry.event] : []));
