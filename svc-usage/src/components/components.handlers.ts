import { GoneHandler, type OwnedIds } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ComponentsRepository } from './components.repository.js';

/** Follows `part`: unlinks the component of a deleted part; the component stays. */
@Injectable()
export class ComponentsOfPartHandler extends GoneHandler<'part'> {
  readonly kind = 'part';

  constructor(private readonly components: ComponentsRepository) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.components.followNoMore(tx, gone);
  }
}
