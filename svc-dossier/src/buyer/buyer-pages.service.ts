import { randomBytes } from 'node:crypto';
import { nextVersion } from '@carnet/fields';
import { References } from '@carnet/fact-log';
import { Invalid, NotFound } from '@carnet/messages';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Calendar } from '@carnet/person';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TooMuchForBook } from '../collecting/collecting.errors.js';
import { Collector } from '../collecting/collector.js';
import { VEHICLES } from '../copies/vehicles.rules.js';
import { DossierNotFound } from '../dossiers/dossier.errors.js';
import { bookOptions, optionsOf } from '../dossiers/dossier.rules.js';
import * as m from '../messages/buyer-page.js';
import type { BuyerPageListQuery, CreateBuyerPage, UpdateBuyerPage } from './buyer-page.dto.js';
import { type BuyerChoice, type BuyerPage, REVEALED, SECTIONS } from './buyer-page.entity.js';
import { BuyerPageNotFound } from './buyer-page.errors.js';
import { buyerPages, matching } from './buyer-page.read.js';
import { BuyerPagesRepository } from './buyer-pages.repository.js';

/** 144 bits, 24 letters in base64url. */
const SECRET_BYTES = 18;

/** The use cases of an owner's pages for buyers. */
@Injectable()
export class BuyerPagesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly pages: BuyerPagesRepository,
    private readonly collector: Collector,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, { vehicle_id, ...query }: BuyerPageListQuery): Promise<JsonText> {
    return buyerPages.list(this.database, matching(owner, vehicle_id), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  async create(owner: OwnerId, { vehicle_id, ...input }: CreateBuyerPage, once: OnceKey): Promise<JsonText> {
    const vehicle = [{ target: VEHICLES, ids: [vehicle_id] }];
    // A vehicle without a copy here is requested from svc-garage, before the transaction begins.
    const asked = await this.references.find(owner, vehicle);
    if (!asked.has(VEHICLES, vehicle_id)) throw new NotFound(VEHICLES.missing);
    const page = { ...choiceOf(FIRST, input), vehicle_id };
    await this.requirePhotos(owner, page.photo_ids);
    await this.requireFits(owner, vehicle_id);
    return this.idempotency.once(owner, once, async (tx) => {
      const known = await this.references.lookUp(within(tx), owner, vehicle);
      if (!known.has(VEHICLES, vehicle_id)) throw new NotFound(VEHICLES.missing);
      await this.requireBook(tx, owner, page);
      const id = await this.pages.insert(tx, owner, page, randomBytes(SECRET_BYTES).toString('base64url'));
      return answer(within(tx), owner, id);
    });
  }

  async update(owner: OwnerId, id: number, input: UpdateBuyerPage, ifMatch: number | null): Promise<JsonText> {
    await this.requirePhotos(owner, input.photo_ids ?? []);
    return this.database.write(owner, async (tx) => {
      const stored = await this.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, { ...stored, ...choiceOf(stored, input) });
      if (now) {
        await this.requireBook(tx, owner, now);
        await this.pages.update(tx, now);
      }
      return answer(within(tx), owner, id);
    });
  }

  /** Ends a page: from now on its link and its photos answer 404. */
  end(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.requireOwned(tx, owner, id), ifMatch);
      await this.pages.remove(tx, owner, id);
    });
  }

  private async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<BuyerPage> {
    const page = await this.pages.find(tx, owner, id);
    if (!page) throw new BuyerPageNotFound();
    return page;
  }

  /** @throws Invalid (400) if an id is not a photo of the owner, DependencyDown (503) */
  private async requirePhotos(owner: OwnerId, ids: readonly number[]): Promise<void> {
    const known = new Set(await this.collector.knownPhotos(owner, ids));
    if (!ids.every((id) => known.has(id))) throw Invalid.field('photo_ids', m.photoNotFound);
  }

  /** Tells the owner that a history is too long when the page is created. The check is skipped while a service is down. @throws TooMuchForBook (422) */
  private async requireFits(owner: OwnerId, vehicleId: number): Promise<void> {
    try {
      const today = await this.calendar.today(owner);
      await this.collector.book(owner, vehicleId, bookOptions(optionsOf({}, null)), today);
    } catch (error) {
      if (error instanceof TooMuchForBook) throw error;
    }
  }

  private async requireBook(
    tx: EntityManager,
    owner: OwnerId,
    { vehicle_id, dossier_id }: Pick<BuyerPage, 'vehicle_id' | 'dossier_id'>,
  ): Promise<void> {
    if (dossier_id !== null && !(await this.pages.hasBook(tx, owner, vehicle_id, dossier_id)))
      throw Invalid.field('dossier_id', new DossierNotFound().said);
  }
}

/** The default choice: every section is shown, and nothing private is revealed. */
const FIRST: BuyerChoice = {
  ...{ name: '', shows: [...SECTIONS], reveals: [], withhold_words: [] },
  ...{ photo_ids: [], dossier_id: null, indexed: false },
};

type Asked = Partial<{ [Field in keyof BuyerChoice]: BuyerChoice[Field] | null }>;

/** The choice after a change: an absent field keeps its value, null resets it to the default. */
function choiceOf(stored: BuyerChoice, asked: Asked): BuyerChoice {
  const field = <Field extends keyof BuyerChoice>(name: Field): BuyerChoice[Field] => {
    const value = asked[name];
    return value === undefined ? stored[name] : (value ?? FIRST[name]);
  };
  return {
    name: field('name'),
    shows: SECTIONS.filter((section) => field('shows').includes(section)),
    reveals: REVEALED.filter((one) => field('reveals').includes(one)),
    withhold_words: field('withhold_words'),
    photo_ids: [...new Set(field('photo_ids'))],
    dossier_id: field('dossier_id'),
    indexed: field('indexed'),
  };
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  buyerPages.one(db, [...matching(owner, undefined), sql`p.id = ${id}`], () => new BuyerPageNotFound());
