import type { OdometerUnit } from '@carnet/fields';
import { Calendar } from '@carnet/person';
import { Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VehicleNotFound } from '../vehicles/vehicle.errors.js';
import { IdentityView } from './identity.dto.js';
import { identities, identitiesOf } from './identity.read.js';
import { OwnershipChapterView } from './ownership.dto.js';
import { chaptersOf, ownershipChapters } from './ownership.read.js';
import { ProvenanceView } from './provenance.dto.js';
import { gapsOf, inOrder, overlapsOf, summaryOf } from './provenance.rules.js';

/** Owners and numbers of a vehicle, read together. */
@Injectable()
export class ProvenanceService {
  constructor(
    private readonly db: Database,
    private readonly calendar: Calendar,
  ) {}

  async get(owner: OwnerId, vehicle_id: number): Promise<ProvenanceView> {
    const [{ odometer_unit, built_on, today }, chapters, numbers] = await Promise.all([
      this.vehicleOf(owner, vehicle_id),
      ownershipChapters.list(this.db, chaptersOf(owner, { vehicle_id }), {}),
      identities.list(this.db, identitiesOf(owner, { vehicle_id }), {}),
    ]);
    const ownership = inOrder(chapters.parse<OwnershipChapterView[]>());
    const plate = numbers.parse<IdentityView[]>();
    return {
      vehicle_id,
      odometer_unit,
      ownership,
      gaps: gapsOf(ownership, built_on, today),
      overlaps: overlapsOf(ownership),
      identities: plate,
      summary: summaryOf(ownership, plate),
    };
  }

  /** A vehicle without a known day of manufacture was built by the end of its model year. @throws VehicleNotFound */
  private async vehicleOf(owner: OwnerId, id: number): Promise<VehicleDays> {
    const [vehicle] = await this.db.rows<VehicleDays>(
      sql`select v.odometer_unit, coalesce(v.birth_date, make_date(v.year, 12, 31)) as built_on, ${this.calendar.todayOf(owner)} as today
          from vehicles v where v.owner_id = ${owner} and v.id = ${id}`,
    );
    if (!vehicle) throw new VehicleNotFound();
    return vehicle;
  }
}

interface VehicleDays {
  odometer_unit: OdometerUnit;
  built_on: string;
  today: string;
}
