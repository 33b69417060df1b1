import { Unavailable } from '@carnet/messages';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import * as m from '../messages/password.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { argon2 } from './argon2.js';
import { commonPasswords, holdsOwner, isCommon, type PasswordOwner } from './guessable.rules.js';
import { CommonPassword, PersonalPassword } from './password.errors.js';

/** Hashes and compares passwords, a few at a time. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly limit: LimitFunction;
  /** At work and waiting together. */
  private readonly most: number;
  private nobodys: string;

  constructor(@Inject(SETTINGS) settings: IdentitySettings) {
    this.limit = pLimit(settings.passwordHashesAtOnce);
    this.most = settings.passwordHashesAtOnce + settings.passwordHashesWaiting;
  }

  async onModuleInit(): Promise<void> {
    this.nobodys = await argon2.hash('nobody has this password');
  }

  /** Refuses what the documents' rules let through although it is easily guessed; `field` is where the screen says so. */
  async requireHardToGuess(field: string, password: string, owner: PasswordOwner): Promise<void> {
    if (holdsOwner(password, owner)) throw new PersonalPassword(field);
    if (isCommon(password, await commonPasswords())) throw new CommonPassword(field);
  }

  /** @throws Unavailable (503) where too many are being hashed */
  hash(password: string): Promise<string> {
    return this.inTurn(() => argon2.hash(password));
  }

  /**
   * Tells whether `password` is the hashed one. Where there is no hash the work is done all the same, so that the time it takes does not tell whether
   * an account exists.
   * @throws Unavailable (503) where too many are being compared
   */
  matches(hashed: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await argon2.verify(hashed ?? this.nobodys, password);
      return matches && hashed !== undefined;
    });
  }

  /** Runs a few at once and lets a few more wait; one more is answered 503, so that no queue grows. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.activeCount + this.limit.pendingCount >= this.most) throw new Unavailable(m.busy);
    return this.limit(work);
  }
}
