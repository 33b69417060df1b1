import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { Database, JsonText, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';
import { UsersRepository } from '../accounts/users.repository.js';
import { LastWayIn } from '../providers/provider.errors.js';
import { RecoveryCodes } from '../second-factor/recovery-codes.service.js';
import { StepUp } from '../second-factor/step-up.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { boundTo } from './passkey-answer.rules.js';
import { PasskeyCeremonies } from './passkey-ceremonies.service.js';
import type { AddPasskey, PasskeyAddedView, PasskeyCreationView, PasskeyView } from './passkey.dto.js';
import type { Passkey } from './passkey.entity.js';
import { PasskeyNotFound } from './passkey.errors.js';
import { type PasskeyChange, passkeyChangedMail } from './passkey-letters.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** The passkeys of a person: added, renamed and removed. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly database: Database,
    private readonly passkeys: PasskeysRepository,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly users: UsersRepository,
    private readonly recoveryCodes: RecoveryCodes,
    private readonly stepUp: StepUp,
    private readonly outbox: Outbox,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  async list(owner: OwnerId): Promise<JsonText> {
    const rows = await this.passkeys.list(this.database, owner);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  async offer(owner: OwnerId, session: string): Promise<PasskeyCreationView> {
    await this.stepUp.require(this.database, owner, session);
    const user = await this.users.require(this.database, owner);
    return { options: await this.ceremonies.askForNew(this.database, user, boundTo('registration', session)) };
  }

  /** Adds a passkey, with recovery codes if it is the first second factor. */
  async add(
    owner: OwnerId,
    session: string,
    { name, passkey }: AddPasskey,
    language: Language,
  ): Promise<PasskeyAddedView> {
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.stepUp.require(db, owner, session);
      const made = await this.ceremonies.made(db, passkey, boundTo('registration', session));
      const added = await this.passkeys.insert(db, owner, name, made);
      const recovery_codes = await this.recoveryCodes.first(db, owner);
      await this.tell(tx, owner, 'added', name, language);
      return { passkey: toView(added), recovery_codes };
    });
  }

  async rename(owner: OwnerId, id: number, name: string): Promise<PasskeyView> {
    const renamed = await this.database.write(owner, (tx) => this.passkeys.rename(within(tx), owner, id, name));
    if (!renamed) throw new PasskeyNotFound();
    return toView(renamed);
  }

  /** Removes a passkey, but never the last way into an account. */
  async remove(owner: OwnerId, session: string, id: number, language: Language): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.stepUp.require(db, owner, session);
      const removed = await this.passkeys.remove(db, owner, id);
      if (!removed) throw new PasskeyNotFound();
      if (!(await this.passkeys.hasOtherWayIn(db, owner, id))) throw new LastWayIn();
      await this.recoveryCodes.forgetOfNone(db, owner, session);
      await this.tell(tx, owner, 'removed', removed.name, language);
    });
  }

  private async tell(
    tx: EntityManager,
    owner: OwnerId,
    change: PasskeyChange,
    name: string,
    language: Language,
  ): Promise<void> {
    const user = await this.users.require(within(tx), owner);
    const { carnetUrl } = this.settings.mail;
    await this.outbox.append(tx, passkeyChangedMail(user, change, { name, language }, carnetUrl));
  }
}

const toView = ({ created_at, last_used_at, ...passkey }: Passkey): PasskeyView => ({
  ...passkey,
  created_at: created_at.toISOString(),
  last_used_at: last_used_at?.toISOString() ?? null,
});
