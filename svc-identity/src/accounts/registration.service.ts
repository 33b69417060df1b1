import { Problem } from '@carnet/messages';
import { Database, type Queryable, sql } from '@carnet/pg';
import { Inject, Injectable } from '@nestjs/common';
import * as m from '../messages/provider.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { isListed, type RegistrationSettings } from './registration.rules.js';

/** Registration is closed, or the address is not allowed. */
export class RegistrationClosed extends Problem {
  readonly status = 403;
}

/** Decides who may register (ADR 88). */
@Injectable()
export class Registration {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
  ) {}

  /** The mode that a page shows. With mode `closed`, the first user can still register. */
  async mode(): Promise<RegistrationSettings['mode']> {
    const { mode } = this.settings.registration;
    return mode === 'closed' && (await this.isEmpty(this.database)) ? 'open' : mode;
  }

  /** @throws RegistrationClosed */
  async admit(email: string): Promise<void> {
    const { mode, allowed } = this.settings.registration;
    if (mode === 'list' && !isListed(email, allowed)) throw new RegistrationClosed(m.notListed);
    if (mode === 'closed' && !(await this.isEmpty(this.database))) throw new RegistrationClosed(m.closed);
  }

  /** Checks the same within the transaction that creates the account: of several first users, only one succeeds. @throws RegistrationClosed */
  async requireFirst(db: Queryable): Promise<void> {
    if (this.settings.registration.mode !== 'closed') return;
    await db.rows(sql`lock table users in share row exclusive mode`);
    if (!(await this.isEmpty(db))) throw new RegistrationClosed(m.closed);
  }

  private async isEmpty(db: Queryable): Promise<boolean> {
    const [found] = await db.rows<{ empty: boolean }>(sql`select not exists (select from users) as empty`);
    return found!.empty;
  }
}
