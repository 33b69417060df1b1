import { GoneHandler, type OwnedIds } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ComponentsRepository } from './components.repository.js';

/** Follows `part`: the component of a deleted part stays, and follows it no more. */
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
