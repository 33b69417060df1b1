import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import type { User } from '../accounts/user.entity.js';
import { type IdentitySettings, SETTINGS } from '../settings.js';
import { challengeIn } from './passkey-answer.rules.js';
import { PasskeyChallengesRepository } from './passkey-challenges.repository.js';
import type { NewPasskeyAnswer, PasskeyAnswer } from './passkey.dto.js';
import type { KeptPasskey, MadePasskey } from './passkey.entity.js';
import { PasskeyChallengeEnded, PasskeyNotMade } from './passkey.errors.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { type RelyingParty, relyingPartyOf } from './relying-party.rules.js';

/** EdDSA, ES256, RS256: every device supports one of them. */
const ALGORITHMS = [-8, -7, -257];
/** The device verifies the person: by fingerprint, face or PIN. So a passkey alone is two factors. */
const VERIFIED = 'required';
const TIMEOUT_MS = 5 * 60 * 1_000;

/** Requests passkeys from devices, and verifies their answers (WebAuthn, 7). The library is loaded at first use. */
@Injectable()
export class PasskeyCeremonies {
  private readonly party: RelyingParty;
  private readonly log: Log;

  constructor(
    private readonly challenges: PasskeyChallengesRepository,
    private readonly passkeys: PasskeysRepository,
    @Inject(SETTINGS) settings: IdentitySettings,
    @Inject(LOG) log: Log,
  ) {
    this.party = relyingPartyOf(settings.mail.carnetUrl);
    this.log = log.child({ context: 'Passkeys' });
  }

  /** The options to create a passkey; devices that already have one of this person create none. */
  async askForNew(db: Queryable, { id, email, username }: User, bound: Buffer): Promise<object> {
    const known = await this.passkeys.listKept(db, id);
    const userHandle = known[0]?.user_handle ?? randomBytes(32);
    const challenge = randomBytes(32);
    await this.challenges.keep(db, { challenge, owner: id, boundTo: bound, userHandle });
    const { generateRegistrationOptions } = await import('@simplewebauthn/server');
    return generateRegistrationOptions({
      rpName: 'Carnet',
      rpID: this.party.id,
      userID: new Uint8Array(userHandle),
      userName: email,
      userDisplayName: username,
      challenge: new Uint8Array(challenge),
      timeout: TIMEOUT_MS,
      excludeCredentials: known.map(named),
      authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  /** Verifies a new passkey. @throws PasskeyChallengeEnded, PasskeyNotMade */
  async made(db: Queryable, answer: NewPasskeyAnswer, bound: Buffer): Promise<MadePasskey> {
    const { credential, clientData, attestation, transports = [] } = answer;
    const { expectedChallenge, user_handle } = await this.taken(db, clientData, bound);
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
    const verified = await this.unlessWrong(() =>
      verifyRegistrationResponse({
        response: {
          id: credential,
          rawId: credential,
          type: 'public-key',
          response: { clientDataJSON: clientData, attestationObject: attestation },
          clientExtensionResults: {},
        },
        ...this.expected(expectedChallenge),
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    if (!verified?.verified) throw new PasskeyNotMade();
    const { id, publicKey, counter } = verified.registrationInfo.credential;
    return {
      credential: Buffer.from(id, 'base64url'),
      public_key: Buffer.from(publicKey),
      counter,
      transports,
      user_handle: user_handle!,
    };
  }

  /** A challenge to sign: with a passkey of this person, or, if the person is unknown, with any passkey. */
  async ask(db: Queryable, owner: OwnerId | null, bound: Buffer): Promise<object> {
    const known = owner === null ? [] : await this.passkeys.listKept(db, owner);
    const challenge = randomBytes(32);
    await this.challenges.keep(db, { challenge, owner, boundTo: bound });
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
    return generateAuthenticationOptions({
      rpID: this.party.id,
      challenge: new Uint8Array(challenge),
      timeout: TIMEOUT_MS,
      userVerification: VERIFIED,
      allowCredentials: known.map(named),
    });
  }

  /**
   * Verifies an answer; returns its passkey, or null if the passkey is unknown or the signature is wrong. Call it in the transaction of the protected action.
   * @throws PasskeyChallengeEnded
   */
  async answered(db: Queryable, answer: PasskeyAnswer, bound: Buffer): Promise<KeptPasskey | null> {
    const { credential, clientData, authenticatorData, signature, userHandle } = answer;
    const { expectedChallenge } = await this.taken(db, clientData, bound);
    const passkey = await this.passkeys.find(db, Buffer.from(credential, 'base64url'));
    if (!passkey || (userHandle && !passkey.user_handle.equals(Buffer.from(userHandle, 'base64url')))) return null;
    const id = passkey.credential.toString('base64url');
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const verified = await this.unlessWrong(() =>
      verifyAuthenticationResponse({
        response: {
          id,
          rawId: id,
          type: 'public-key',
          response: { clientDataJSON: clientData, authenticatorData, signature },
          clientExtensionResults: {},
        },
        ...this.expected(expectedChallenge),
        credential: { id, publicKey: new Uint8Array(passkey.public_key), counter: passkey.counter },
      }),
    );
    if (!verified?.verified) return null;
    return (await this.passkeys.use(db, passkey, verified.authenticationInfo.newCounter)) ? passkey : null;
  }

  private expected(expectedChallenge: string) {
    const { id, origin } = this.party;
    return { expectedChallenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: true };
  }

  private async taken(db: Queryable, clientData: string, bound: Buffer) {
    const challenge = challengeIn(clientData);
    const taken = challenge && (await this.challenges.take(db, challenge, bound));
    if (!taken) throw new PasskeyChallengeEnded();
    return { ...taken, expectedChallenge: challenge.toString('base64url') };
  }

  /** The library throws on invalid answers; its message is logged for operators. */
  private async unlessWrong<Verified>(verify: () => Promise<Verified>): Promise<Verified | null> {
    try {
      return await verify();
    } catch (error) {
      this.log.info(`A passkey was refused: ${(error as Error).message}`);
      return null;
    }
  }
}

const named = ({ credential, transports }: KeptPasskey) => ({ id: credential.toString('base64url'), transports });
