import { NothingStored, References } from '@carnet/fact-log';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import type { ChecksView, SetChecks } from './checks.dto.js';
import { ChecksRepository } from './checks.repository.js';

/** Lists to tick before a day on a track. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly checks: ChecksRepository,
  ) {}

  /** The list of the day; where it has none, that of the last day before it, unticked. */
  async get(owner: OwnerId, vehicleId: number, day: string): Promise<ChecksView> {
    await this.references.require(owner, VEHICLES, vehicleId);
    const found = await this.checks.until(this.database, owner, vehicleId, day);
    const isOwn = found?.day === day;
    return {
      ...{ vehicle_id: vehicleId, day, taken_from: found && !isOwn ? found.day : null },
      items: (found?.items ?? []).map(({ text, done }) => ({ text, done: isOwn && done })),
    };
  }

  set(owner: OwnerId, vehicleId: number, { day, items }: SetChecks): Promise<ChecksView> {
    const list = items.map(({ text, done }) => ({ text, done }));
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        if (!(await this.checks.set(tx, owner, vehicleId, { day, items: list })))
          throw new NothingStored([{ target: VEHICLES, field: 'vehicleId', ids: [vehicleId] }]);
        return { vehicle_id: vehicleId, day, items: list, taken_from: null };
      }),
    );
  }
}
