import { FactLog, faultOf, NothingStored, type OwnedIds, References, type ReferenceTarget } from '@carnet/fact-log';
import { hashOf, newSecret, Outbox } from '@carnet/mail';
import { Invalid, type Language } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { canonicalKey } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import * as m from '../messages/sharing.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { StepUp } from '../second-factor/step-up.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import type {
  CreateInvitation,
  FindGrants,
  FoundGrants,
  GarageView,
  InvitationLink,
  InvitationView,
  ReadInvitationView,
  SharingView,
} from './grant.dto.js';
import type { Garage, Grant, Invitation, Shared } from './grant.entity.js';
import {
  GrantNotFound,
  InvitationEnded,
  InvitationNotFound,
  InvitationOfAnother,
  InvitationUnconfirmed,
} from './grant.errors.js';
import { grantFact, grantGoneFact } from './grant.fact.js';
import { type Ended, GrantsRepository, type Linked } from './grants.repository.js';
import { acceptedMail, invitationMail } from './sharing-letters.js';

const VEHICLE: ReferenceTarget = {
  table: 'vehicles_of_keys',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: m.vehicleNotFound,
};
const HOUR = 60 * 60 * 1_000;
const PAIR = /^[1-9]\d{0,9} [1-9]\d{0,9}$/;

/** Grants with which people act in another person's garage (ADR 130). Every service gets each grant's fact and checks it by itself. */
@Injectable()
export class Sharing implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly grants: GrantsRepository,
    private readonly users: UsersRepository,
    private readonly references: References,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    private readonly stepUp: StepUp,
    private readonly rateLimits: RateLimits,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.forgetExpired(), HOUR).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async show(person: OwnerId): Promise<SharingView> {
    const [invitations, grants, garages, writers] = await Promise.all([
      this.grants.invitations(this.database, person),
      this.grants.grants(this.database, person),
      this.grants.garages(this.database, person),
      this.grants.writers(this.database, person),
    ]);
    return {
      invitations: invitations.map(toInvitationView),
      grants: grants.map(toGrantView),
      garages: garages.map(toGarageView),
      writers,
    };
  }

  /** Mails an invitation. It requires proof, so that a person with brief access to somebody's device cannot share the garage. */
  async invite(owner: OwnerId, session: string, body: CreateInvitation, language: Language): Promise<InvitationView> {
    await this.rateLimits.invitation(owner);
    const secret = newSecret();
    const { email, role } = body;
    const [vehicle_id, until] = [body.vehicle_id ?? null, body.until ?? null];
    const made = await this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const db = within(tx);
        await this.stepUp.require(db, owner, session);
        const user = await this.users.require(db, owner);
        if (canonicalKey(user.email) === canonicalKey(email)) throw Invalid.field('email', m.oneself);
        await this.requireVehicle(tx, owner, vehicle_id);
        const added = await this.grants.invite(db, owner, {
          email,
          role,
          vehicle_id,
          until,
          secret_hash: hashOf(secret),
        });
        if (added.expires_at && added.expires_at.getTime() <= Date.now()) throw Invalid.field('until', m.untilPast);
        await this.outbox.append(tx, invitationMail(user, language, added, secret, this.settings.mail.carnetUrl));
        return added;
      }),
    );
    return toInvitationView(made);
  }

  /** @throws InvitationNotFound */
  async takeBack(owner: OwnerId, id: number): Promise<void> {
    await this.database.write(owner, async (tx) => {
      if (!(await this.grants.removeInvitation(within(tx), owner, id))) throw new InvitationNotFound();
    });
  }

  /** Shows an invitation to the holder of its link. @throws InvitationEnded */
  async read({ token }: InvitationLink, address: string): Promise<ReadInvitationView> {
    await this.rateLimits.another(address);
    const linked = await this.grants.linked(this.database, hashOf(token));
    if (!linked) throw new InvitationEnded();
    const { owner_name, email } = linked;
    return { owner_name, email, ...toSharedView(linked) };
  }

  /**
   * Accepts an invitation. Only a person whose confirmed address was invited can do it.
   * @throws InvitationEnded, InvitationOfAnother, InvitationUnconfirmed
   */
  async accept(person: OwnerId, { token }: InvitationLink, address: string, language: Language): Promise<GarageView> {
    await this.rateLimits.another(address);
    const secretHash = hashOf(token);
    const linked = await this.grants.linked(this.database, secretHash);
    if (!linked) throw new InvitationEnded();
    const garage = await this.database.write(linked.owner_id, async (tx) => {
      const current = await this.grants.linked(within(tx), secretHash);
      if (!current) throw new InvitationEnded();
      await this.requireAddressee(tx, person, current);
      return this.grantTo(tx, person, current, language);
    });
    return toGarageView(garage);
  }

  /** @throws GrantNotFound */
  async end(owner: OwnerId, id: number): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const ended = await this.grants.remove(within(tx), owner, id);
      if (ended.length === 0) throw new GrantNotFound();
      await this.tellEnded(tx, ended);
    });
  }

  /** Ends a grant by the person who received it. @throws GrantNotFound */
  async leave(person: OwnerId, id: number): Promise<void> {
    const owner = await this.grants.ownerOf(this.database, person, id);
    if (owner === undefined) throw new GrantNotFound();
    await this.end(owner, id);
  }

  /** Ends the grants of deleted vehicles. */
  async endOfVehicles(tx: EntityManager, vehicles: OwnedIds): Promise<void> {
    await this.tellEnded(tx, await this.grants.removeOfVehicles(within(tx), vehicles));
  }

  /** Ends grants made since the undo link was sent: an intruder may have shared the garage with themselves. */
  async endSince(tx: EntityManager, owner: OwnerId, secretHash: string): Promise<void> {
    await this.tellEnded(tx, await this.grants.removeSince(within(tx), owner, secretHash));
  }

  /** Finds grants for a service that has not received the fact of a new grant. */
  async find({ pairs }: FindGrants): Promise<FoundGrants['grants']> {
    const asked = pairs.filter((pair) => PAIR.test(pair)).map((pair) => pair.split(' ').map(Number));
    const known = asked.filter((pair) => pair.every((id) => id <= 2_147_483_647));
    return this.grants.find(
      this.database,
      known.map(([person]) => person!),
      known.map(([, owner]) => owner!),
    );
  }

  /** Removes expired grants from time to time. Services check the expiry by themselves. */
  async forgetExpired(): Promise<void> {
    try {
      for (const owner of await this.grants.ownersOfExpired(this.database))
        await this.database.write(owner, async (tx) =>
          this.tellEnded(tx, await this.grants.removeExpired(within(tx), owner)),
        );
      // A person may have enabled reminders while their last grant was being ended.
      await this.grants.endReminders(this.database, null);
    } catch (error) {
      this.log.warn(`Grants that have expired are removed later: ${(error as Error).message}`);
    }
  }

  private async requireVehicle(tx: EntityManager, owner: OwnerId, id: number | null): Promise<void> {
    if (id === null) return;
    const wanted = [{ target: VEHICLE, ids: [id], field: 'vehicle_id' }];
    if (faultOf(wanted, await this.references.lookUp(within(tx), owner, wanted))) throw new NothingStored(wanted);
  }

  private async requireAddressee(tx: EntityManager, person: OwnerId, { email, email_key }: Linked): Promise<void> {
    const user = await this.users.require(within(tx), person);
    if (canonicalKey(user.email) !== email_key) throw new InvitationOfAnother(email);
    if (!user.email_confirmed) throw new InvitationUnconfirmed(email);
  }

  private async grantTo(tx: EntityManager, person: OwnerId, invitation: Linked, language: Language): Promise<Garage> {
    const db = within(tx);
    if (!(await this.grants.use(db, invitation))) throw new InvitationEnded();
    await this.tellEnded(tx, await this.grants.removeExpired(db, invitation.owner_id));
    const same = await this.grants.removeSame(db, invitation, person);
    const garage = await this.grants.grant(db, invitation, person);
    await this.tellEnded(tx, same);
    const { id, owner_id, role, vehicle_id, expires_at } = garage;
    const body = { id, person_id: person, role, vehicle_id, expires_at: expires_at?.toISOString() ?? null };
    await this.facts.append(tx, grantFact(owner_id, body));
    const owner = await this.users.require(db, owner_id);
    const accepted = { id, email: invitation.email };
    await this.outbox.append(tx, acceptedMail(owner, language, accepted, this.settings.mail.carnetUrl));
    return garage;
  }

  /** Publishes ended grants. Call it after the transaction has added its grants: a grant that replaces another one keeps the reminders. */
  private async tellEnded(tx: EntityManager, ended: readonly Ended[]): Promise<void> {
    if (ended.length === 0) return;
    await this.grants.endReminders(
      within(tx),
      ended.map(({ owner_id }) => owner_id),
    );
    await this.facts.append(tx, ended.map(grantGoneFact));
  }
}

const toSharedView = ({ role, vehicle_id, vehicle_name, expires_at }: Shared) => ({
  role,
  vehicle_id,
  vehicle_name,
  expires_at: expires_at?.toISOString() ?? null,
});

const toInvitationView = (invitation: Invitation): InvitationView => {
  const { id, email, made_at, ends_at } = invitation;
  return { id, email, ...toSharedView(invitation), made_at: made_at.toISOString(), ends_at: ends_at.toISOString() };
};

const toGrantView = (grant: Grant) => {
  const { id, email, person_id, person_name, made_at } = grant;
  return { id, email, person_id, person_name, ...toSharedView(grant), made_at: made_at.toISOString() };
};

const toGarageView = (garage: Garage): GarageView => {
  const { id, owner_id, owner_name } = garage;
  return { id, owner_id, owner_name, ...toSharedView(garage) };
};
