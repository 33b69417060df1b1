import { Inject, Injectable } from '@nestjs/common';
import { ReadThrough } from '@carnet/fact-log';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { type Known, MadeThings } from './made-things.js';

/** svc-identity's answer: grants by person and garage. */
interface Found {
  grants: { id: number; person_id: number; owner_id: number }[];
}

/** A person and a garage as one key. */
export const pairOf = (person: number, garage: number): string => `${person} ${garage}`;

/** Asks svc-identity for grants that no copy contains yet, by person and garage. */
@Injectable()
export class MadeGrants extends MadeThings {
  protected readonly kind = 'grant';

  constructor(@Inject(CONFIG) config: ServiceConfig, readThrough: ReadThrough) {
    super(config, readThrough);
  }

  protected async find(pairs: readonly string[], timeoutMs: number): Promise<Known[]> {
    const asked = { body: { pairs }, timeoutMs };
    const { grants } = await this.identity!.post<Found>('/internal/grants/find', asked);
    return grants.map(({ id, person_id, owner_id }) => ({ id, wanted: pairOf(person_id, owner_id) }));
  }
}
