import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { Database, within } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { publicKeyOf, type SealingKey } from '../seal/sealing-key.js';
import { type DossierSettings, SETTINGS } from '../settings.js';
import { SealingKeysRepository } from './sealing-keys.repository.js';

/**
 * The key that seals books. It is created at first use and stored in the database, so that backups contain it. It never changes: it keeps its name even if the
 * configuration changes.
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

  /** The public key in the format of C2SP's signed notes: `name+id+base64`. */
  async publicKey(): Promise<string> {
    return publicKeyOf(await this.key());
  }

  /** The key in the format for the process that makes a book. */
  async forProcess(): Promise<{ name: string; pem: string }> {
    const { name, privateKey } = await this.key();
    return { name, pem: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
  }

  private async find(): Promise<SealingKey> {
    const kept = (await this.keys.find(this.database)) ?? (await this.make());
    return { name: kept.name, privateKey: createPrivateKey(kept.private_key) };
  }

  /** If several processes create a key at once, all use the first one stored. */
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
