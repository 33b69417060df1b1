import { GoneHandler, type OwnedIds } from '@carnet/fact-log';
import { Calendar } from '@carnet/person';
import { sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntriesRepository } from '../entries/entries.repository.js';
import { FollowedRepository } from '../life/followed.repository.js';
import { asOf } from '../life/life.rules.js';
import { usesInPlaceOf } from './fitments-gone.rules.js';
import { FitmentsRepository } from './fitments.repository.js';

/** Follows `vehicle`: deletes the fitments on a deleted vehicle. The components keep their use on it as entries. */
@Injectable()
export class FitmentsOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(
    private readonly fitments: FitmentsRepository,
    private readonly followed: FollowedRepository,
    private readonly entries: EntriesRepository,
    private readonly calendar: Calendar,
  ) {
    super();
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    // These uses are not entered by a person, so a full quota must not block the deletion of a vehicle.
    await within(tx).rows(sql`select set_config('carnet.quota_component_entries', '', true)`);
    for (const { owner_id, component_id } of await this.fitments.onVehicles(tx, gone)) {
      const { components, ledgers } = await this.followed.of(within(tx), owner_id, component_id);
      const vehicles = gone.ids.filter((_, at) => gone.owners[at] === owner_id);
      const today = await this.calendar.today(owner_id, within(tx));
      for (const use of components.flatMap((one) => usesInPlaceOf(asOf(one, today), ledgers, vehicles)))
        await this.entries.insert(tx, owner_id, use);
    }
    await this.fitments.removeOfVehicles(tx, gone);
  }
}
