import { Inject, Injectable } from '@nestjs/common';
import { ReadThrough } from '@carnet/fact-log';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { type Known, MadeThings } from './made-things.js';

/** Asks svc-identity for API keys that no copy contains yet, by hash. */
@Injectable()
export class MadeApiKeys extends MadeThings {
  protected readonly kind = 'api-key';

  constructor(@Inject(CONFIG) config: ServiceConfig, readThrough: ReadThrough) {
    super(config, readThrough);
  }

  protected async find(hashes: readonly string[], timeoutMs: number): Promise<Known[]> {
    const asked = { body: { hashes }, timeoutMs };
    const { keys } = await this.identity!.post<{ keys: { id: number; hash: string }[] }>(
      '/internal/api-keys/find',
      asked,
    );
    return keys.map(({ id, hash }) => ({ id, wanted: hash }));
  }
}
