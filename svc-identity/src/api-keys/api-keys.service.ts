import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { FactLog, faultOf, NothingStored, type OwnedIds, References, type ReferenceTarget } from '@carnet/fact-log';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { newApiKey } from '@carnet/nest-kit';
import { Database, JsonText, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import * as m from '../messages/api-key.js';
import { StepUp } from '../second-factor/step-up.js';
import { SetAsideRepository } from '../set-aside/set-aside.repository.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import type { CreateApiKey, FindApiKeys, FoundApiKeys, NewApiKeyView, TellApiKeyUses } from './api-key.dto.js';
import type { ApiKey } from './api-key.entity.js';
import { ApiKeyNotFound } from './api-key.errors.js';
import { apiKeyFact, apiKeyGoneFact } from './api-key.fact.js';
import { apiKeyMadeMail } from './api-key-letters.js';
import { ApiKeysRepository, type Ended } from './api-keys.repository.js';

const DAY = 24 * 60 * 60 * 1_000;

const VEHICLE: ReferenceTarget = {
  table: 'vehicles_of_keys',
  copyOf: { producer: 'garage', kind: 'vehicle' },
  missing: m.vehicleNotFound,
};

/** Keys with which programs act for a person. Every service gets each key's fact and checks it by itself (ADR 84). */
@Injectable()
export class ApiKeys implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly keys: ApiKeysRepository,
    private readonly users: UsersRepository,
    private readonly references: References,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    private readonly stepUp: StepUp,
    private readonly setAside: SetAsideRepository,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.forgetOldUses(), DAY).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async list(owner: OwnerId): Promise<JsonText> {
    const rows = await this.keys.list(this.database, owner);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  /** Creates a key; its secret is shown only once. The person gets a mail, in case somebody else did it. */
  async create(owner: OwnerId, session: string, body: CreateApiKey, language: Language): Promise<NewApiKeyView> {
    const { key, prefix, hash } = newApiKey();
    const { name, access, vehicle_id, expires_in_days } = body;
    const row = { name, prefix, hash, access: access ?? 'read', vehicle_id: vehicle_id ?? null };
    const made = await this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        await this.stepUp.require(within(tx), owner, session);
        await this.requireVehicle(tx, owner, row.vehicle_id);
        const added = await this.keys.insert(within(tx), owner, { ...row, expires_in_days: expires_in_days ?? null });
        await this.tell(tx, owner, added, hash, language);
        return added;
      }),
    );
    return { ...toView(made), key };
  }

  /** @throws ApiKeyNotFound */
  async end(owner: OwnerId, id: number): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const ended = await this.keys.remove(within(tx), owner, id);
      if (ended.length === 0) throw new ApiKeyNotFound();
      await this.tellEnded(tx, ended);
    });
  }

  /** Ends the keys of deleted vehicles. */
  async endOfVehicles(tx: EntityManager, vehicles: OwnedIds): Promise<void> {
    await this.tellEnded(tx, await this.keys.removeOfVehicles(within(tx), vehicles));
    await this.setAside.forgetOfVehicles(within(tx), vehicles);
  }

  /** Adds uses that services report once a minute. */
  addUses({ uses }: TellApiKeyUses): Promise<void> {
    return this.keys.addUses(this.database, uses);
  }

  /** Finds keys for a service that has not received the fact of a new key. */
  find({ hashes }: FindApiKeys): Promise<FoundApiKeys['keys']> {
    return this.keys.findByHashes(this.database, hashes);
  }

  private async requireVehicle(tx: EntityManager, owner: OwnerId, id: number | null): Promise<void> {
    if (id === null) return;
    const wanted = [{ target: VEHICLE, ids: [id], field: 'vehicle_id' }];
    if (faultOf(wanted, await this.references.lookUp(within(tx), owner, wanted))) throw new NothingStored(wanted);
  }

  private async tell(tx: EntityManager, owner: OwnerId, made: ApiKey, hash: string, language: Language): Promise<void> {
    const { id, access, vehicle_id, expires_at } = made;
    const body = { id, hash, access, vehicle_id, expires_at: expires_at?.toISOString() ?? null };
    await this.facts.append(tx, apiKeyFact(owner, body));
    const user = await this.users.require(within(tx), owner);
    await this.outbox.append(tx, apiKeyMadeMail(user, language, made, this.settings.mail.carnetUrl));
  }

  private async tellEnded(tx: EntityManager, ended: readonly Ended[]): Promise<void> {
    await this.facts.append(
      tx,
      ended.map(({ owner_id, id }) => apiKeyGoneFact(owner_id, id)),
    );
  }

  async forgetOldUses(): Promise<void> {
    try {
      await this.keys.forgetOldUses(this.database);
    } catch (error) {
      this.log.warn(`Old uses of API keys were not forgotten: ${(error as Error).message}`);
    }
  }
}

const toView = ({ created_at, expires_at, last_used_at, ...key }: ApiKey) => ({
  ...key,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
  last_used_at: last_used_at?.toISOString() ?? null,
});
