import { type JsonText, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Gone } from '../shared/gone.js';
import { type ColumnsOf, insertInto, requireReference, updateOf, written } from '../shared/statements.js';
import { unknownVehicle } from '../vehicles/vehicle.errors.js';
import { UpdatePart } from './part.dto.js';
import type { Installation, Part } from './part.entity.js';
import { PartNotFound } from './part.errors.js';
import { partFactColumns, type PartFactRow } from './part.fact.js';
import { partDetail, withVehicle } from './part.read.js';

const view = { row: partDetail, from: withVehicle(sql`saved`) };

/** Columns that may change; the vehicle never changes. */
const columnsOf = (part: UpdatePart): ColumnsOf<UpdatePart> => ({
  name: part.name,
  description: part.description,
  part_number: part.part_number,
  manufacturer: part.manufacturer,
  type: part.type,
  status: part.status,
  purchase_date: part.purchase_date,
  purchase_date_edtf: part.purchase_date_edtf,
  cost: part.cost,
  currency: part.currency,
  notes: part.notes,
});

@Injectable()
export class PartsRepository {
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Part> {
    const [part] = await within(tx).rows<Part>(
      sql`select owner_id, id, vehicle_id, name, description, part_number, manufacturer, type, status, purchase_date, purchase_date_edtf, cost, currency, notes, version
          from parts where owner_id = ${owner} and id = ${id}`,
    );
    if (!part) throw new PartNotFound();
    return part;
  }

  insert(tx: EntityManager, owner: OwnerId, vehicle_id: number, fields: UpdatePart): Promise<JsonText> {
    const change = insertInto('parts', { owner_id: owner, vehicle_id, ...columnsOf(fields) });
    return requireReference(written(within(tx), change, view), 'parts_vehicle', () => unknownVehicle('vehicle_id'));
  }

  update(tx: EntityManager, part: Part): Promise<JsonText> {
    const change = sql`${updateOf('parts', columnsOf(part))} where owner_id = ${part.owner_id} and id = ${part.id}`;
    return written(within(tx), change, view);
  }

  async remove(tx: EntityManager, { owner_id, id, version }: Part): Promise<Gone> {
    await within(tx).rows(sql`delete from parts where owner_id = ${owner_id} and id = ${id}`);
    return { kind: 'part', id, version };
  }

  /** Marks parts as Installed; returns those that were not before. Parts of another vehicle or owner are ignored. */
  install(tx: EntityManager, installations: readonly Installation[]): Promise<PartFactRow[]> {
    return within(tx).rows<PartFactRow>(
      sql`update parts p set status = 'Installed', version = p.version + 1, updated_at = now()
          where (p.owner_id, p.vehicle_id, p.id) in (
              select owner_id, vehicle_id, part_id from jsonb_to_recordset(${JSON.stringify(installations)}::jsonb)
                as used (owner_id integer, vehicle_id integer, part_id integer))
            and p.status <> 'Installed'
          returning ${partFactColumns}`,
    );
  }
}
