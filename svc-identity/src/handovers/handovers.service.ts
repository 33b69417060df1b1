import { faultOf, GoneHandler, NothingStored, type OwnedIds, References, type ReferenceTarget } from '@carnet/fact-log';
import { Outbox } from '@carnet/mail';
import { type Language, TooManyTries } from '@carnet/messages';
import { Database, JsonText, lockOwners, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { canonicalKey } from '../accounts/user.rules.js';
import * as m from '../messages/handover.js';
import { StepUp } from '../second-factor/step-up.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import type { AcceptVehicle, HandoverFiguresView, HandoverView, OfferVehicle } from './handover.dto.js';
import {
  AlreadyOffered,
  HandoverNotFound,
  HandoverOver,
  HandoverUnderWay,
  toOneself,
  unknownPapers,
  VehicleNotOffered,
} from './handover.errors.js';
import { offerMail } from './handover-letters.js';
import { HandoversRepository, type OfferRow } from './handovers.repository.js';
import { Steps } from './steps.js';

const VEHICLE: ReferenceTarget = {
  table: 'vehicles_of_keys',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: m.vehicleNotFound,
};

/** A limit, because each offer sends a mail to an unverified address. */
const OFFERS_A_DAY = 20;
const HOUR_S = 3_600;

/** Offers of vehicles: created, withdrawn, refused, accepted (ADR 132). `HandoverLeader` carries out accepted ones. */
@Injectable()
export class HandoverOffers {
  constructor(
    private readonly database: Database,
    private readonly handovers: HandoversRepository,
    private readonly users: UsersRepository,
    private readonly steps: Steps,
    private readonly outbox: Outbox,
    private readonly references: References,
    private readonly stepUp: StepUp,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async list(person: OwnerId): Promise<JsonText> {
    const rows = await this.handovers.list(this.database, person);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  get(person: OwnerId, id: number): Promise<HandoverView> {
    return this.view(this.database, person, id);
  }

  /** @throws VehicleNotOffered (404), DependencyDown (503) */
  async figures(owner: OwnerId, vehicle: number): Promise<HandoverFiguresView> {
    const figures = await this.steps.figures(owner, vehicle);
    if (!figures) throw new VehicleNotOffered();
    return { figures };
  }

  /** Creates an offer. It requires proof, so that a person with brief access to somebody's device cannot give a vehicle away. */
  async offer(owner: OwnerId, session: string, offered: OfferVehicle, language: Language): Promise<HandoverView> {
    const { vehicle_id, email, with_costs, with_notes, without_papers } = offered;
    const { figures } = await this.figures(owner, vehicle_id);
    if (!(await this.steps.hasPapers(owner, vehicle_id, without_papers ?? []))) throw unknownPapers();
    const write = async (tx: EntityManager): Promise<HandoverView> => {
      const db = within(tx);
      await this.stepUp.require(db, owner, session);
      const giver = await this.users.require(db, owner);
      if (canonicalKey(giver.email) === canonicalKey(email)) throw toOneself();
      await this.handovers.endExpired(db, owner, vehicle_id);
      if (await this.handovers.openOf(db, owner, vehicle_id)) throw new AlreadyOffered();
      if ((await this.handovers.offeredLately(db, owner)) >= OFFERS_A_DAY) throw new TooManyTries(HOUR_S);
      const vehicle = await this.nameOf(db, owner, vehicle_id);
      const id = await this.handovers.insert(db, owner, {
        ...{ vehicle_id, vehicle_name: vehicle, address: email, address_key: canonicalKey(email), figures },
        ...{ with_costs: with_costs ?? true, with_notes: with_notes ?? true, without_papers: without_papers ?? [] },
      });
      const receiver = await this.users.findByEmail(db, email);
      const url = this.settings.mail.carnetUrl;
      await this.outbox.append(tx, offerMail(giver, receiver, language, { id, email, vehicle }, url));
      return this.view(db, owner, id);
    };
    return this.references.resolving(owner, () => this.database.write(owner, write));
  }

  withdraw(owner: OwnerId, id: number): Promise<HandoverView> {
    return this.database.write(owner, async (tx) => {
      const offer = requireOpen(await this.handovers.given(within(tx), owner, id));
      await this.handovers.end(within(tx), offer, 'withdrawn');
      return this.view(within(tx), owner, id);
    });
  }

  refuse(person: OwnerId, id: number): Promise<HandoverView> {
    return this.answer(person, id, async (tx, offer) => this.handovers.end(within(tx), offer, 'refused'));
  }

  accept(person: OwnerId, id: number, { collection_id }: AcceptVehicle): Promise<HandoverView> {
    return this.answer(person, id, async (tx, offer) =>
      this.handovers.accept(within(tx), offer, person, collection_id),
    );
  }

  /** An answer concerns two people, so it locks both. The offer is read again after that. */
  private async answer(
    person: OwnerId,
    id: number,
    write: (tx: EntityManager, offer: OfferRow) => Promise<void>,
  ): Promise<HandoverView> {
    const found = await this.handovers.received(this.database, person, id);
    if (!found) throw new HandoverNotFound();
    return this.database.transaction(async (tx) => {
      await lockOwners(tx, [found.owner_id, person]);
      const offer = requireOpen(await this.handovers.received(within(tx), person, id));
      await this.users.require(within(tx), person);
      await write(tx, offer);
      return this.view(within(tx), person, id);
    });
  }

  private async view(db: Queryable, person: OwnerId, id: number): Promise<HandoverView> {
    const view = await this.handovers.one(db, person, id);
    if (!view) throw new HandoverNotFound();
    return view;
  }

  /** The name of a vehicle. A new vehicle may have no copy yet: then it is fetched from svc-garage. */
  private async nameOf(db: Queryable, owner: OwnerId, vehicle: number): Promise<string> {
    const wanted = [{ target: VEHICLE, ids: [vehicle], field: 'vehicle_id' }];
    if (faultOf(wanted, await this.references.lookUp(db, owner, wanted))) throw new NothingStored(wanted);
    const [row] = await db.rows<{ name: string }>(sql`
      select coalesce(nickname, concat_ws(' ', year, make, model)) as name from vehicles_of_keys where owner_id = ${owner} and id = ${vehicle}`);
    return row!.name;
  }
}

/** @throws HandoverNotFound (404), HandoverUnderWay (409), HandoverOver (409) */
function requireOpen(offer: OfferRow | null): OfferRow {
  if (!offer) throw new HandoverNotFound();
  if (offer.state === 'moving') throw new HandoverUnderWay();
  if (offer.state !== 'offered' || offer.is_over) throw new HandoverOver();
  return offer;
}

/** Follows deletions of `vehicle`: ends the offers of a deleted vehicle. */
@Injectable()
export class HandoversOfVehicles extends GoneHandler<'vehicle'> {
  readonly name = 'handovers_of_vehicles';
  readonly kind = 'vehicle';

  constructor(private readonly handovers: HandoversRepository) {
    super();
  }

  protected remove(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    return this.handovers.endOfVehicles(within(tx), owners, ids);
  }
}
