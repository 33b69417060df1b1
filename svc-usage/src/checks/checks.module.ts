import { GoneHandler, type OwnedIds, purgeOf } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable, Module } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ChecksController } from './checks.controller.js';
import { ChecksRepository } from './checks.repository.js';
import { ChecksService } from './checks.service.js';

/** Follows `vehicle`: deletes the checklists of a deleted vehicle. */
@Injectable()
export class ChecksOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  protected async remove(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    await within(tx).rows(sql`
      delete from day_checks where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`);
  }
}

/** Follows `user`: deletes a deleted user's checklists. */
export const PurgeChecksHandler = purgeOf('PurgeChecksHandler', ['day_checks']);

@Module({
  controllers: [ChecksController],
  providers: [ChecksService, ChecksRepository, ChecksOfVehicleHandler, PurgeChecksHandler],
})
export class ChecksModule {}
