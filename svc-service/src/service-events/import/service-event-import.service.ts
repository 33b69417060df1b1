import { setImmediate as nextTurn } from 'node:timers/promises';
import { FactLog, Idempotency, JsonText, type OnceKey, type OwnerId } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GarageReferences } from '../../copies/garage-references.js';
import { serviceEventFact } from '../service-event.fact.js';
import type { NewEvent } from '../service-event.entity.js';
import { referencesOf, storedEvent } from '../service-event.rules.js';
import { ServiceEventsRepository } from '../service-events.repository.js';
import { type Checked, checked, entriesOf, reportOf, withKnownReferences } from './service-event-import.checks.js';

/** Entries that are checked in one go; other requests get their turn in between. */
const BATCH = 100;

/** Takes a file of events: all are checked, those that pass are stored in one transaction (contract §4). */
@Injectable()
export class ServiceEventImportService {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly garage: GarageReferences,
    private readonly events: ServiceEventsRepository,
  ) {}

  async import(owner: OwnerId, body: unknown, once: OnceKey): Promise<JsonText> {
    const entries = await checkAll(entriesOf(body));
    return this.garage.askingOnce((asked) =>
      this.idempotency.once(owner, once, async (tx) => {
        const known = await this.garage.lookUpAll(tx, owner, eventsOf(entries).map(referencesOf), asked);
        const judged = entries.map((entry) => withKnownReferences(entry, known));
        const ids = await this.store(tx, owner, eventsOf(judged));
        return new JsonText(JSON.stringify(reportOf(judged, ids)));
      }),
    );
  }

  private async store(tx: EntityManager, owner: OwnerId, events: NewEvent[]): Promise<number[]> {
    if (events.length === 0) return [];
    const ids = await this.events.insertMany(tx, owner, events);
    await this.facts.append(
      tx,
      events.map((event, at) => serviceEventFact(storedEvent(owner, event, ids[at]!))),
    );
    return ids;
  }
}

async function checkAll(entries: unknown[]): Promise<Checked[]> {
  const all: Checked[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % BATCH === BATCH - 1) await nextTurn();
    all.push(checked(entry, index));
  }
  return all;
}

const eventsOf = (entries: Checked[]): NewEvent[] =>
  entries.flatMap((entry) => ('event' in entry ? [entry.event] : []));
