import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type Method, methodsOf } from './factor.entity.js';
import { FactorsRepository } from './factors.repository.js';
import { SecondSignInEnded } from './second-factor.errors.js';
import { SecondSignInsRepository } from './second-sign-ins.repository.js';

/** The result of a right password if a second factor is required. */
export interface SecondSignInAsked {
  challenge: string;
  methods: Method[];
}

const NO_SESSION = '';

/** Sign-ins that wait for their second factor. Their challenge is no token: it only allows the next step. */
@Injectable()
export class SecondSignIns {
  constructor(
    private readonly waiting: SecondSignInsRepository,
    private readonly factors: FactorsRepository,
  ) {}

  async ask(db: Queryable, owner: OwnerId): Promise<SecondSignInAsked> {
    const challenge = randomBytes(32).toString('base64url');
    await this.waiting.ask(db, owner, hashOf(challenge));
    return { challenge, methods: methodsOf(await this.factors.standing(db, owner, NO_SESSION)) };
  }

  /** @throws SecondSignInEnded */
  async ownerOf(db: Queryable, challenge: string): Promise<OwnerId> {
    const owner = await this.waiting.ownerOf(db, hashOf(challenge));
    if (owner === undefined) throw new SecondSignInEnded();
    return owner;
  }

  /** @throws SecondSignInEnded if it was already used */
  async end(db: Queryable, challenge: string): Promise<void> {
    if (!(await this.waiting.end(db, hashOf(challenge)))) throw new SecondSignInEnded();
  }
}

/** A plain hash is enough for 256 random bits. */
const hashOf = (challenge: string): Buffer => createHash('sha256').update(challenge).digest();
