import { FactLog } from '@carnet/fact-log';
import { currencyOf, dateFields, merged, nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reading } from '../odometer/odometer.entity.js';
import { keyOf } from '../odometer/odometer.rules.js';
import { OdometerService } from '../odometer/odometer.service.js';
import { goneFacts } from '../shared/gone.js';
import {
  CreateOwnershipChapter,
  OwnershipChapterView,
  OwnershipListQuery,
  UpdateOwnershipChapter,
} from './ownership.dto.js';
import { chapterOf, chaptersOf, ownershipChapters } from './ownership.read.js';
import { OwnershipRepository } from './ownership.repository.js';
import type { StoredChapter } from './provenance.entity.js';
import { OwnershipChapterNotFound } from './provenance.errors.js';
import { provenanceFact } from './provenance.fact.js';
import { requireChapter } from './provenance.rules.js';

/** The use cases of a vehicle's ownership chapters. The mileage at the beginning of a chapter is a reading of the odometer. */
@Injectable()
export class OwnershipService {
  constructor(
    private readonly db: Database,
    private readonly ownership: OwnershipRepository,
    private readonly odometer: OdometerService,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
  ) {}

  list(owner: OwnerId, query: OwnershipListQuery): Promise<JsonText> {
    return ownershipChapters.list(this.db, chaptersOf(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.db, owner, id);
  }

  create(owner: OwnerId, input: CreateOwnershipChapter, once: OnceKey): Promise<JsonText> {
    const chapter = withCurrency({ ...NOTHING_SAID, ...input, ...daysOf(input), owner_id: owner });
    requireChapter(chapter);
    return this.idempotency.once(owner, once, async (tx) => {
      const created = await this.ownership.insert(tx, chapter);
      const { id, vehicle_id, version } = created.parse<OwnershipChapterView>();
      await this.facts.append(tx, provenanceFact('ownership-chapter', { owner_id: owner, version, id, vehicle_id }));
      await this.tellOdometer(tx, chapter, { before: [], now: readingsOf({ ...chapter, id }) });
      return created;
    });
  }

  update(owner: OwnerId, id: number, changes: UpdateOwnershipChapter, ifMatch: number | null): Promise<JsonText> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.ownership.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const changed = nextVersion(
        stored,
        withCurrency({ ...merged(stored, changes), ...daysOf(changes, stored) }, stored),
      );
      if (!changed) return read(within(tx), owner, id);
      requireChapter(changed);
      const chapter = await this.ownership.update(tx, changed);
      await this.tellOdometer(tx, stored, { before: readingsOf(stored), now: readingsOf(changed) });
      return chapter;
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.db.write(owner, async (tx) => {
      const stored = await this.ownership.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      await this.ownership.remove(tx, stored);
      await this.facts.append(tx, goneFacts(owner, [{ kind: 'ownership-chapter', id, version: stored.version }]));
      const gone = readingsOf(stored);
      if (gone.length > 0) await this.odometer.forget(tx, owner, stored.vehicle_id, gone);
    });
  }

  /** Updates the displayed mileage if the reading of the chapter was the newest, or is now. */
  private async tellOdometer(
    tx: EntityManager,
    { owner_id, vehicle_id }: Pick<StoredChapter, 'owner_id' | 'vehicle_id'>,
    { before, now }: { before: Reading[]; now: Reading[] },
  ): Promise<void> {
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    const told = now.map(keyOf);
    await this.odometer.showOnVehicle(tx, owner_id, vehicle_id, ({ readings, chapters }) => ({
      readings: [...readings.filter((one) => !told.includes(keyOf(one))), ...before],
      chapters,
    }));
  }
}

const NOTHING_SAID = {
  owner_name: null,
  location: null,
  mileage: null,
  acquired: null,
  price: null,
  currency: null,
  notes: null,
};

type Priced = Pick<StoredChapter, 'price' | 'currency'>;

/** Sets the currency of a price, and clears it without a price. @throws Invalid (400) */
const withCurrency = <Fields extends Priced>(fields: Fields, stored?: Priced): Fields => ({
  ...fields,
  currency: currencyOf(
    'price',
    fields.price,
    fields.currency,
    stored && { amount: stored.price, currency: stored.currency },
  ),
});

/** The first and the last day, each at its given precision. */
const daysOf = (said: UpdateOwnershipChapter, stored?: StoredChapter) => ({
  ...dateFields('from_date', said, stored),
  ...dateFields('to_date', said, stored),
});

type Told = Pick<StoredChapter, 'id' | 'from_date' | 'from_date_edtf' | 'mileage'>;

/** The reading of a chapter: none without a mileage and an exact first day. */
const readingsOf = ({ id, from_date, from_date_edtf, mileage }: Told): Reading[] =>
  from_date === null || from_date_edtf !== null || mileage === null
    ? []
    : [{ source: 'purchase', id, read_on: from_date, value: mileage, standing: 'as-read', written_value: null }];

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  ownershipChapters.one(db, chapterOf(owner, id), () => new OwnershipChapterNotFound());
