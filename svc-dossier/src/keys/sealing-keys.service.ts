import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { Database, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { publicKeyOf, type SealingKey } from '../seal/sealing-key.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { SealingKeysRepository } from './sealing-keys.repository.js';

/**
 * The key that seals books. It is made when it is first needed, lies in the database, goes with its backup, and is never changed: its name too
 * stays as it was, whatever the configuration says later.
 */
@Injectable()
export class SealingKeys {
  private known: SealingKey | null = null;

  constructor(
    private readonly database: Database,
    private readonly keys: SealingKeysRepository,
    @Inject(SETTINGS) private readonly settings: DossierSettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async key(): Promise<SealingKey> {
    this.known ??= await this.find();
    return this.known;
  }

  /** The public part of the key: `name+id+base64`, as C2SP's signed notes have it. */
  async publicKey(): Promise<string> {
    return publicKeyOf(await this.key());
  }

  /** The same for the process of a book. */
  async forProcess(): Promise<{ name: string; pem: string }> {
    const { name, privateKey } = await this.key();
    return { name, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
  }

  private async find(): Promise<SealingKey> {
    const kept = (await this.keys.find(this.database)) ?? (await this.make());
    return { name: kept.name, privateKey: createPrivateKey(kept.private_key) };
  }

  /** The first of several that make one at once has made it. */
  private make() {
    const { privateKey } = generateKeyPairSync('ed25519');
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string;
    return this.database.transaction(async (tx) => {
      await this.keys.insertFirst(within(tx), { name: this.settings.origin, private_key: pem });
      const kept = (await this.keys.find(within(tx)))!;
      this.log.info(`Books are sealed by ${kept.name}`);
      return kept;
    });
  }
}
