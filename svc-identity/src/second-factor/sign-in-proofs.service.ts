import { Injectable } from '@nestjs/common';
import type { Language } from '@carnet/messages';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { SignedInView } from '../accounts/account.dto.js';
import { toUserView } from '../accounts/user.rules.js';
import { WrongPassword } from '../accounts/user.errors.js';
import { canonicalKey } from '../accounts/user.rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { TokenSigner } from '../keys/token-signer.js';
import { Passwords } from '../passwords/passwords.service.js';
import { boundTo } from '../passkeys/passkey-answer.rules.js';
import { PasskeyCeremonies } from '../passkeys/passkey-ceremonies.service.js';
import type { PasskeyRequestView } from '../passkeys/passkey.dto.js';
import { WrongPasskey, WrongPasskeyProof } from '../passkeys/passkey.errors.js';
import { RateLimits } from '../rate-limits/rate-limits.service.js';
import { Sessions } from '../sessions/sessions.service.js';
import { hasFactor, methodsOf } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { type FactorProof, Proofs } from './proofs.service.js';
import type { OwnProof, SecondSignIn } from './second-factor.dto.js';
import { NoProof, SecondSignInEnded, StepUpRequired, WrongFactor, WrongProof } from './second-factor.errors.js';
import { SecondSignIns } from './second-sign-ins.service.js';

/** The client's address and browser, and the language of the request. */
interface Asking {
  address: string;
  userAgent: string | null;
  language: Language;
}

/** Verifies proofs: in the second step of a sign-in, or within a session. */
@Injectable()
export class SignInProofs {
  constructor(
    private readonly database: Database,
    private readonly users: UsersRepository,
    private readonly factors: FactorsRepository,
    private readonly secondSignIns: SecondSignIns,
    private readonly proofs: Proofs,
    private readonly passkeys: PasskeyCeremonies,
    private readonly passwords: Passwords,
    private readonly tokens: TokenSigner,
    private readonly sessions: Sessions,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Completes a sign-in after the right password. Wrong proofs keep it waiting, and are counted by account; the right password does not reset the count. */
  async signIn({ challenge, ...proof }: SecondSignIn, { address, userAgent, language }: Asking): Promise<SignedInView> {
    await this.rateLimits.another(address);
    if (!isFactor(proof)) throw new NoProof();
    const owner = await this.secondSignIns.ownerOf(this.database, challenge);
    await this.rateLimits.secondFactor(owner);
    const { user, begun } = await this.database.write(owner, async (tx) => {
      const db = within(tx);
      await this.secondSignIns.end(db, challenge);
      const found = await this.users.require(db, owner);
      const asked = boundTo('second-step', challenge);
      if (!(await this.proofs.take(tx, found, proof, { asked, language })))
        throw proof.passkey ? new WrongPasskey() : new WrongFactor();
      const confirmed = await this.users.confirm(db, found);
      if (!confirmed) throw new SecondSignInEnded();
      return {
        user: found,
        begun: {
          now: confirmed.now,
          session: await this.sessions.begin(tx, owner, { userAgent, by: 'second_factor' }),
        },
      };
    });
    await this.rateLimits.secondFactorSucceeded(owner);
    return { token: await this.tokens.sign(owner, begun), user: toUserView(user) };
  }

  /** A passkey challenge for the second step. The waiting sign-in stays unused. */
  async askSecondStep(challenge: string, address: string): Promise<PasskeyRequestView> {
    await this.rateLimits.passkeyVisit(address);
    const owner = await this.secondSignIns.ownerOf(this.database, challenge);
    return { options: await this.passkeys.ask(this.database, owner, boundTo('second-step', challenge)) };
  }

  /** A passkey challenge for a proof within a session. */
  async askProof(owner: OwnerId, sid: string): Promise<PasskeyRequestView> {
    return { options: await this.passkeys.ask(this.database, owner, boundTo('proof', sid)) };
  }

  /**
   * Stores a proof for the session: with a second factor if there is one, else with the password.
   * @throws StepUpRequired if this cannot be a proof: a password alone, or a token older than sessions
   */
  async prove(owner: OwnerId, sid: string, proof: OwnProof, language: Language): Promise<void> {
    if (!isFactor(proof) && !proof.password) throw new NoProof();
    const standing = await this.factors.standing(this.database, owner, sid);
    if (proof.password && !hasFactor(standing)) return this.proveByPassword(owner, sid, proof.password);
    if (!isFactor(proof)) throw new StepUpRequired(methodsOf(standing));
    await this.rateLimits.secondFactor(owner);
    await this.database.write(owner, async (tx) => {
      const user = await this.users.require(within(tx), owner);
      if (!(await this.proofs.take(tx, user, proof, { asked: boundTo('proof', sid), language })))
        throw proof.passkey ? new WrongPasskeyProof() : new WrongProof(proof.code ? 'code' : 'recoveryCode');
      if (!(await this.factors.prove(within(tx), owner, sid))) throw new StepUpRequired([]);
    });
    await this.rateLimits.secondFactorSucceeded(owner);
  }

  private async proveByPassword(owner: OwnerId, sid: string, password: string): Promise<void> {
    const user = await this.users.require(this.database, owner);
    const account = canonicalKey(user.email);
    await this.rateLimits.proof(account);
    if (!(await this.passwords.matches(user.password_hash, password))) throw new WrongPassword();
    await this.database.write(owner, async (tx) => {
      if (!(await this.users.confirm(within(tx), user))) throw new WrongPassword();
      if (!(await this.factors.prove(within(tx), owner, sid))) throw new StepUpRequired([]);
    });
    await this.rateLimits.succeeded(account);
  }
}

const isFactor = ({ code, recoveryCode, passkey }: FactorProof): boolean => Boolean(code || recoveryCode || passkey);
