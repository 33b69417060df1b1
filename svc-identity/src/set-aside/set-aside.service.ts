import { FactLog } from '@carnet/fact-log';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Database, JsonText, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { User } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { apiKeyFact, apiKeyGoneFact } from '../api-keys/api-key.fact.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.service.js';
import { StepUp } from '../second-factor/step-up.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import type { BroughtBackView } from './set-aside.dto.js';
import { KINDS, type Named, type SetAside } from './set-aside.entity.js';
import { PlaceTaken, SetAsideNotFound } from './set-aside.errors.js';
import { broughtBackMail, takenBackMail } from './set-aside-letters.js';
import { KEPT_DAYS, SetAsideRepository, type UndoLink } from './set-aside.repository.js';

const HOUR = 60 * 60 * 1_000;
const NO_SESSION = '';

/** Ends things that another person may have added to an account that its owner takes back, and restores the owner's things (ADR 87). */
@Injectable()
export class SetAsides implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly setAside: SetAsideRepository,
    private readonly users: UsersRepository,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly stepUp: StepUp,
    private readonly facts: FactLog,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.forgetExpired(), HOUR).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Ends things added since the link was sent, and mails the person at the restored address. Call it in the transaction that takes the account back. */
  async endSince(tx: EntityManager, user: User, undo: UndoLink, language: Language): Promise<Named[]> {
    const db = within(tx);
    // Runs before anything is ended. An intruder's replacement does not count as the person's own.
    const removed = await this.setAside.removedSince(db, undo);
    const ended: Named[] = [];
    for (const kind of KINDS) {
      const gone = await this.setAside.endSince(db, kind, undo);
      if (kind === 'api_key')
        await this.facts.append(
          tx,
          gone.map(({ was }) => apiKeyGoneFact(user.id, was!)),
        );
      ended.push(...gone.map(({ name }) => ({ kind, name })));
    }
    await this.setAside.forgetOffered(db, user.id);
    const codesEnded = await this.setAside.endCodesSince(db, undo);
    await this.recoveryCodes.forgetOfNone(db, user.id, NO_SESSION);
    const { carnetUrl } = this.settings.mail;
    await this.outbox.append(tx, takenBackMail(user, language, { ended, removed, codesEnded }, KEPT_DAYS, carnetUrl));
    return ended;
  }

  async list(owner: OwnerId): Promise<JsonText> {
    const rows = await this.setAside.list(this.database, owner);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  /** @throws SetAsideNotFound, PlaceTaken */
  bringBack(owner: OwnerId, session: string, id: number, language: Language): Promise<BroughtBackView> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.stepUp.require(db, owner, session);
      const found = await this.setAside.find(db, owner, id);
      if (!found) throw new SetAsideNotFound();
      if (!(await this.setAside.bringBack(db, owner, found))) throw new PlaceTaken();
      if (found.kind === 'api_key') await this.tellKey(tx, owner, found);
      await this.setAside.forget(db, owner, found);
      const user = await this.users.require(db, owner);
      await this.outbox.append(tx, broughtBackMail(user, language, found, this.settings.mail.carnetUrl));
      const isFactor = found.kind === 'passkey' || found.kind === 'app';
      return { recovery_codes: isFactor ? await this.recoveryCodes.first(db, owner) : null };
    });
  }

  /** Publishes the restored key with its new id. */
  private async tellKey(tx: EntityManager, owner: OwnerId, found: SetAside): Promise<void> {
    const { expires_at, ...key } = await this.setAside.key(within(tx), owner, found);
    await this.facts.append(tx, apiKeyFact(owner, { ...key, expires_at: expires_at?.toISOString() ?? null }));
  }

  async forgetExpired(): Promise<void> {
    try {
      await this.setAside.forgetExpired(this.database);
    } catch (error) {
      this.log.warn(`What was set aside long ago was not forgotten: ${(error as Error).message}`);
    }
  }
}
