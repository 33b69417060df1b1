import { Injectable } from '@nestjs/common';
import { newSecret } from '@carnet/mail';
import { Database, within } from '@carnet/pg';
import type { SignedInView } from '../accounts/account.dto.js';
import { toUserView } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { TokenSigner } from '../keys/token-signer.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { boundTo } from './passkey-answer.rules.js';
import { PasskeyCeremonies } from './passkey-ceremonies.service.js';
import type { PasskeySignIn, PasskeyVisitView } from './passkey.dto.js';
import { WrongPasskey } from './passkey.errors.js';
import { PasskeysRepository } from './passkeys.repository.js';

/** Signs in with a passkey alone. The person is unknown until the device answers, so that the challenge is the same for everybody. */
@Injectable()
export class PasskeySignIns {
  constructor(
    private readonly database: Database,
    private readonly ceremonies: PasskeyCeremonies,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly sessions: Sessions,
    private readonly tokens: TokenSigner,
    private readonly rateLimits: RateLimits,
  ) {}

  async ask(address: string): Promise<PasskeyVisitView> {
    await this.rateLimits.passkeyVisit(address);
    const visit = newSecret();
    return { visit, options: await this.ceremonies.ask(this.database, null, boundTo('visit', visit)) };
  }

  /** @throws PasskeyChallengeEnded, WrongPasskey */
  async signIn({ visit, passkey }: PasskeySignIn, address: string, userAgent: string | null): Promise<SignedInView> {
    await this.rateLimits.another(address);
    const { user, begun } = await this.database.transaction(async (tx) => {
      const db = within(tx);
      const held = await this.passkeys.holdOwner(db, Buffer.from(passkey.credential, 'base64url'));
      const answered = await this.ceremonies.answered(db, passkey, boundTo('visit', visit));
      if (!held || answered?.owner_id !== held.owner) throw new WrongPasskey();
      const session = await this.sessions.begin(tx, held.owner, { userAgent, by: 'passkey' });
      return { user: await this.users.require(db, held.owner), begun: { now: held.now, session } };
    });
    return { token: await this.tokens.sign(user.id, begun), user: toUserView(user) };
  }
}
