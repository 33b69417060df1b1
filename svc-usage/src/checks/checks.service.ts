import { NothingStored, References } from '@carnet/fact-log';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import { type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import type { ChecksView, SetChecks } from './checks.dto.js';
import { ChecksRepository } from './checks.repository.js';

/** Checklists before track days. */
@Injectable()
export class ChecksService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly checks: ChecksRepository,
  ) {}

  /** Returns the checklist of the day. If there is none, that of the last day before, unticked. */
  async get(owner: OwnerId, vehicleId: number, day: string): Promise<JsonText> {
    await this.references.require(owner, VEHICLES, vehicleId);
    return answer(await this.read(this.database, owner, vehicleId, day));
  }

  /** Stores the checklist of the day. @throws StaleVersion (412) if somebody else has stored it since the caller read it */
  set(owner: OwnerId, vehicleId: number, { day, items }: SetChecks, ifMatch: number | null): Promise<JsonText> {
    const list = items.map(({ text, done }) => ({ text, done }));
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        requireVersion(await this.read(within(tx), owner, vehicleId, day), ifMatch);
        const version = await this.checks.set(tx, owner, vehicleId, { day, items: list });
        if (version === null) throw new NothingStored([{ target: VEHICLES, field: 'vehicleId', ids: [vehicleId] }]);
        return answer({ vehicle_id: vehicleId, day, items: list, taken_from: null, version });
      }),
    );
  }

  private async read(db: Queryable, owner: OwnerId, vehicleId: number, day: string): Promise<ChecksView> {
    const found = await this.checks.until(db, owner, vehicleId, day);
    const isOwn = found?.day === day;
    return {
      ...{ vehicle_id: vehicleId, day, taken_from: found && !isOwn ? found.day : null },
      items: (found?.items ?? []).map(({ text, done }) => ({ text, done: isOwn && done })),
      version: found && isOwn ? found.version : 0,
    };
  }
}

const answer = (view: ChecksView): JsonText => new JsonText(JSON.stringify(view), { version: view.version });
