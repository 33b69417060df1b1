import type { DocumentExpiryFact, DuePointFact, OdometerFact, VehicleFact } from '@carnet/contracts';
import {
  among,
  CopyHandler,
  type Fact,
  type FactHandler,
  goneOf,
  type OwnedIds,
  type Replicated,
} from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Follows `vehicle` of svc-garage, because reminders contain the vehicle's name. Stores nothing of a deleted account. */
@Injectable()
export class VehicleCopies extends CopyHandler<'vehicle', VehicleFact> {
  readonly name = 'vehicle_copies';
  readonly kind = 'vehicle';
  /** 2: added the mileage. */
  readonly revision = 2;

  protected async save(tx: EntityManager, replicated: Replicated<VehicleFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into vehicle_copies (owner_id, id, make, model, year, nickname, current_mileage, told_at)
      select told.owner_id, (body ->> 'id')::int, body ->> 'make', body ->> 'model', (body ->> 'year')::int, body ->> 'nickname',
        (body ->> 'current_mileage')::int, at
      from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as told (owner_id int, at timestamptz, body jsonb)
      join recipients u on u.owner_id = told.owner_id
      order by 1, 2
      on conflict (owner_id, id) do update set make = excluded.make, model = excluded.model, year = excluded.year,
        nickname = excluded.nickname, current_mileage = excluded.current_mileage, told_at = excluded.told_at`);
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from vehicle_copies where ${among(gone)}`);
  }
}

type DueKind = 'due-point' | 'component-due-point';

/** Stores due points for calendars and reminders, with the version that tells a calendar about a change. */
abstract class DuePoints<Kind extends DueKind> implements FactHandler<Kind, DuePointFact> {
  abstract readonly kind: Kind;
  /** 2: added `since`. */
  readonly revision = 2;

  apply(tx: EntityManager, fact: Fact<Kind, DuePointFact>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<Kind, DuePointFact>[]): Promise<void> {
    const newest = new Map(facts.map((fact) => [fact.key, fact]));
    const told = [...newest.values()].filter(({ deleted }) => !deleted);
    const gone = goneOf(facts);
    if (told.length > 0) await this.save(tx, told);
    if (gone.ids.length > 0) await this.leave(tx, gone);
  }

  /** After a transfer of a vehicle, its former owner has no due points for it. */
  async leave(tx: EntityManager, left: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from due_point_copies where ${among(left)}`);
  }

  private async save(tx: EntityManager, told: Fact<Kind, DuePointFact>[]): Promise<void> {
    const rows = told.map(({ ownerId, version, at, body }) => ({ owner_id: ownerId, version, at, body }));
    await within(tx).rows(sql`
      insert into due_point_copies (owner_id, id, vehicle_id, kind, record_id, name, due_on, due_mileage, odometer_unit, expected_on,
        since, planned_event_id, version, told_at)
      select told.owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'kind', (body ->> 'record_id')::int, body ->> 'name',
        (body ->> 'due_on')::date, (body ->> 'due_mileage')::int, body ->> 'odometer_unit', (body ->> 'expected_on')::date,
        (body ->> 'since')::date, (body ->> 'planned_event_id')::int, told.version, at
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told (owner_id int, version int, at timestamptz, body jsonb)
      join recipients u on u.owner_id = told.owner_id
      order by 1, 2
      on conflict (owner_id, id) do update set vehicle_id = excluded.vehicle_id, kind = excluded.kind, record_id = excluded.record_id,
        name = excluded.name, due_on = excluded.due_on, due_mileage = excluded.due_mileage, odometer_unit = excluded.odometer_unit,
        expected_on = excluded.expected_on, since = excluded.since, planned_event_id = excluded.planned_event_id, version = excluded.version,
        told_at = excluded.told_at`);
  }
}

/** Follows `due-point` of svc-service. */
@Injectable()
export class DuePointCopies extends DuePoints<'due-point'> {
  readonly name = 'due_point_copies';
  readonly kind = 'due-point';
}

/** Follows `component-due-point` of svc-usage. Its ids start above any id of svc-service. */
@Injectable()
export class ComponentDuePointCopies extends DuePoints<'component-due-point'> {
  readonly name = 'component_due_point_copies';
  readonly kind = 'component-due-point';
}

/** Follows `odometer` of svc-garage, to know when a mileage is near, and when the last reading is old. */
@Injectable()
export class OdometerCopies extends CopyHandler<'odometer', OdometerFact> {
  readonly name = 'odometer_copies';
  readonly kind = 'odometer';

  protected async save(tx: EntityManager, replicated: Replicated<OdometerFact>[]): Promise<void> {
    await within(tx).rows(sql`
      insert into odometer_copies (owner_id, id, value, read_on, per_day, last_read_on)
      select told.owner_id, (body ->> 'id')::int, (body #>> '{pace,value}')::float8, (body #>> '{pace,read_on}')::date,
        (body #>> '{pace,per_day}')::float8, (body ->> 'last_read_on')::date
      from jsonb_to_recordset(${JSON.stringify(replicated)}::jsonb) as told (owner_id int, body jsonb)
      join recipients u on u.owner_id = told.owner_id
      order by 1, 2
      on conflict (owner_id, id) do update set value = excluded.value, read_on = excluded.read_on, per_day = excluded.per_day,
        last_read_on = excluded.last_read_on`);
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from odometer_copies where ${among(gone)}`);
  }
}

/** Follows `document-expiry` of svc-records: papers that expire. Deletes one that does not expire any more. */
@Injectable()
export class DocumentCopies extends CopyHandler<'document-expiry', DocumentExpiryFact> {
  readonly name = 'document_copies';
  readonly kind = 'document-expiry';

  protected async save(tx: EntityManager, replicated: Replicated<DocumentExpiryFact>[]): Promise<void> {
    const lasting = replicated.filter(({ body }) => body.expires_on === null);
    const expiring = replicated.filter(({ body }) => body.expires_on !== null);
    if (lasting.length > 0)
      await this.remove(tx, { owners: lasting.map((one) => one.owner_id), ids: lasting.map(({ body }) => body.id) });
    if (expiring.length === 0) return;
    await within(tx).rows(sql`
      insert into document_copies (owner_id, id, vehicle_id, title, type, expires_on)
      select told.owner_id, (body ->> 'id')::int, (body ->> 'vehicle_id')::int, body ->> 'title', body ->> 'type', (body ->> 'expires_on')::date
      from jsonb_to_recordset(${JSON.stringify(expiring)}::jsonb) as told (owner_id int, body jsonb)
      join recipients u on u.owner_id = told.owner_id
      order by 1, 2
      on conflict (owner_id, id) do update set vehicle_id = excluded.vehicle_id, title = excluded.title, type = excluded.type,
        expires_on = excluded.expires_on`);
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await within(tx).rows(sql`delete from document_copies where ${among(gone)}`);
  }
}
