import { Unavailable } from '@carnet/messages';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import * as m from '../messages/password.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { argon2 } from './argon2.js';
import { commonPasswords, holdsOwner, isCommon, type PasswordOwner } from './guessable.rules.js';
import { CommonPassword, PersonalPassword } from './password.errors.js';

/** Hashes and verifies passwords, with limited concurrency. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly limit: LimitFunction;
  /** The limit of running and waiting hashes together. */
  private readonly most: number;
  private nobodys: string;

  constructor(@Inject(SETTINGS) settings: IdentitySettings) {
    this.limit = pLimit(settings.passwordHashesAtOnce);
    this.most = settings.passwordHashesAtOnce + settings.passwordHashesWaiting;
  }

  async onModuleInit(): Promise<void> {
    this.nobodys = await argon2.hash('nobody has this password');
  }

  /** Rejects passwords that satisfy the documents' rules but are easily guessed; `field` is the field of the error. */
  async requireHardToGuess(field: string, password: string, owner: PasswordOwner): Promise<void> {
    if (holdsOwner(password, owner)) throw new PersonalPassword(field);
    if (isCommon(password, await commonPasswords())) throw new CommonPassword(field);
  }

  /** @throws Unavailable (503) if too many hashes are running */
  hash(password: string): Promise<string> {
    return this.inTurn(() => argon2.hash(password));
  }

  /**
   * Returns true if `password` matches the hash. Without a hash it does the same work, so that the timing does not show whether an account exists.
   * @throws Unavailable (503) if too many hashes are running
   */
  matches(hashed: string | undefined, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      const matches = await argon2.verify(hashed ?? this.nobodys, password);
      return matches && hashed !== undefined;
    });
  }

  /** Runs a few tasks at once and queues a few more; beyond that, it answers 503, so that the queue stays short. */
  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.limit.activeCount + this.limit.pendingCount >= this.most) throw new Unavailable(m.busy);
    return this.limit(work);
  }
}
