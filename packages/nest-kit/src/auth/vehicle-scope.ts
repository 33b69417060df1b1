import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '@carnet/fields';
import { Forbidden, NotFound, signInMessages as m } from '@carnet/messages';
import { Database, raw, sql } from '@carnet/pg';
import type { OwnerId, VehicleOfRoute } from '@carnet/rest';

type Fields = Record<string, unknown>;

/**
 * Keeps what comes by a key of one vehicle to that vehicle, before the route does anything: by the address, by the row of the thing that
 * the address names, by the filter of a list, by the body. What is of another vehicle is answered like what is not there.
 */
@Injectable()
export class VehicleScope {
  constructor(private readonly database: Database) {}

  async require(owner: OwnerId, vehicle: number, where: VehicleOfRoute, request: FastifyRequest): Promise<void> {
    const params = request.params as Fields;
    if ('path' in where && idOf(params[where.path]) !== vehicle) throw new NotFound();
    if ('thing' in where && (await this.vehicleOf(owner, where.thing, params[where.by ?? 'id'])) !== vehicle)
      throw new NotFound();
    if ('filter' in where) setOrRequire(request.query as Fields, vehicle, String(vehicle));
    requireInBody(request.body, vehicle, where);
  }

  private async vehicleOf(owner: OwnerId, table: string, param: unknown): Promise<number | null | undefined> {
    const id = idOf(param);
    if (id === undefined) return undefined;
    const [row] = await this.database.brief.rows<{ vehicle_id: number | null }>(
      sql`select vehicle_id from ${raw(table)} where owner_id = ${owner} and id = ${id}`,
    );
    return row?.vehicle_id;
  }
}

/** Stricter than what routes take for an id: what is not surely one is of no vehicle. */
const idOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;

/** A body that is no object is refused by the route itself. */
function requireInBody(body: unknown, vehicle: number, where: VehicleOfRoute): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Fields;
  if ('body' in where || fields.vehicle_id !== undefined) setOrRequire(fields, vehicle, vehicle);
  // Fields beside the vehicle may name things of another one.
  if (where.without?.some((field) => fields[field] !== undefined)) throw new Forbidden(m.keyNamesNothingElse);
}

function setOrRequire(fields: Fields, vehicle: number, value: string | number): void {
  const said = fields.vehicle_id;
  const isLeftOut = said === undefined || said === '';
  if (!isLeftOut && said !== vehicle && said !== String(vehicle)) throw new Forbidden(m.keyOfAnotherVehicle);
  fields.vehicle_id = value;
}
