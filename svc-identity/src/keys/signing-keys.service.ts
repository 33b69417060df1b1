import { createHash, createPrivateKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { FactLog } from '@carnet/fact-log';
import { Unavailable } from '@carnet/messages';
import { TOKEN } from '@carnet/nest-kit';
import { Database, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import type { EntityManager } from 'typeorm';
import { signingKeyFact, signingKeyGone } from './signing-key.fact.js';
import type { PublicJwk, SigningKey } from './signing-key.entity.js';
import { SigningKeysRepository } from './signing-keys.repository.js';

export interface ActiveKey {
  kid: string;
  privateKey: KeyObject;
}

const generate = promisify(generateKeyPair);

/** Milliseconds for which an instance may still sign with the old key after a newer one became active. */
const FRESH_FOR = 10_000;

/** The keys that sign tokens. Public keys are published as facts; private keys stay in this database. */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private current: (ActiveKey & { until: number }) | undefined;

  constructor(
    private readonly database: Database,
    private readonly keys: SigningKeysRepository,
    private readonly facts: FactLog,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** The first start creates the first key; if several instances start at once, only one does. */
  async onModuleInit(): Promise<void> {
    if (await this.keys.active(this.database)) return;
    await this.database.transaction(async (tx) => {
      await this.keys.lock(within(tx));
      if (!(await this.keys.active(within(tx)))) await this.add(tx, 0);
    });
  }

  /** The key that signs now. */
  async active(): Promise<ActiveKey> {
    if (this.current && this.current.until > Date.now()) return this.current;
    const key = await this.keys.active(this.database);
    if (!key) throw new Unavailable();
    const privateKey = this.current?.kid === key.kid ? this.current.privateKey : createPrivateKey(key.private_key);
    this.current = { kid: key.kid, privateKey, until: Date.now() + FRESH_FOR };
    return this.current;
  }

  published(): Promise<PublicJwk[]> {
    return this.keys.published(this.database);
  }

  /**
   * Creates a key that signs in `seconds` from now, so that its public key reaches every service before. Tokens of older keys stay valid; keys without valid
   * tokens are removed.
   */
  async rotate(seconds: number): Promise<{ kid: string; activeFrom: Date; removed: string[] }> {
    return this.database.transaction(async (tx) => {
      await this.keys.lock(within(tx));
      const removed = await this.keys.removeOutlived(within(tx));
      await this.facts.append(tx, removed.map(signingKeyGone));
      return { ...(await this.add(tx, seconds)), removed };
    });
  }

  private async add(tx: EntityManager, seconds: number): Promise<{ kid: string; activeFrom: Date }> {
    const key = await newKey();
    const activeFrom = await this.keys.insert(within(tx), key, seconds);
    await this.facts.append(tx, signingKeyFact(key.kid, key.public_jwk));
    this.log.info(`Made signing key ${key.kid}, which signs from ${activeFrom.toISOString()}`);
    return { kid: key.kid, activeFrom };
  }
}

/** A key pair for `TOKEN.algorithm`, named by its thumbprint. */
async function newKey(): Promise<Omit<SigningKey, 'active_from'>> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 });
  const { kty, n, e } = publicKey.export({ format: 'jwk' }) as Pick<PublicJwk, 'kty' | 'n' | 'e'>;
  const kid = thumbprint({ kty, n, e });
  return {
    kid,
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    public_jwk: { kty, n, e, kid, alg: TOKEN.algorithm, use: 'sig' },
  };
}

/** The thumbprint of a key (RFC 7638): the digest of its required members, in this order. */
const thumbprint = ({ e, kty, n }: Pick<PublicJwk, 'kty' | 'n' | 'e'>): string =>
  createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
