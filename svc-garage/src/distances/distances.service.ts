import { JsonText, unknownCursor } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { accounted, coveredBy, drivenBy } from '../odometer/odometer.rules.js';
import type { DistancesQuery, DistanceView } from './distance.dto.js';
import { DistancesRepository, type Instrument } from './distances.repository.js';
import { byYear } from './distances.rules.js';

/** The readings of this many vehicles fit into memory, also with long histories. */
const VEHICLES = 200;

@Injectable()
export class DistancesService {
  constructor(private readonly instruments: DistancesRepository) {}

  async list(owner: OwnerId, { vehicle_id, limit = VEHICLES, cursor }: DistancesQuery): Promise<JsonText> {
    const after = cursor === undefined ? 0 : idOf(cursor);
    const [found, total] = await this.instruments.instruments(owner, {
      vehicleId: vehicle_id,
      after,
      limit: limit + 1,
    });
    const shown = found.slice(0, limit);
    const next = found.length > limit ? Buffer.from(`vehicle ${shown.at(-1)!.vehicle_id}`).toString('base64url') : null;
    return new JsonText(JSON.stringify(shown.map(toView)), { page: { total, next } });
  }
}

function toView({ vehicle_id, odometer_unit, readings, chapters }: Instrument): DistanceView {
  const counted = accounted(readings, chapters);
  const covered = coveredBy(counted, chapters, odometer_unit);
  const years = byYear(drivenBy(counted, chapters, odometer_unit));
  return { vehicle_id, odometer_unit, distance: covered?.distance ?? 0, at_least: covered?.at_least ?? false, years };
}

function idOf(cursor: string): number {
  const id = /^vehicle (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (id === undefined) throw unknownCursor();
  return Number(id);
}
