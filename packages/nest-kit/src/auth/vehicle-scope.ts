import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '@carnet/fields';
import { Forbidden, NotFound, type Said } from '@carnet/messages';
import { Database, holdToVehicle, raw, sql } from '@carnet/pg';
import type { OwnerId, VehicleOfRoute } from '@carnet/rest';

type Fields = Record<string, unknown>;

/** Sentences for whom it refuses. */
export interface ScopeRefusals {
  anotherVehicle: Said;
  namesMore: Said;
}

/**
 * Keeps what comes by a key or a grant of one vehicle to that vehicle, before the route does anything: by the address, by the row of the thing that
 * the address names, by the filter of a list, by the body. What is of another vehicle is answered like what is not there.
 */
@Injectable()
export class VehicleScope {
  constructor(private readonly database: Database) {}

  /** Changes nothing of the request: what narrows it to the vehicle is done by what comes back, once all else lets it through. */
  async check(
    owner: OwnerId,
    vehicle: number,
    where: VehicleOfRoute,
    request: FastifyRequest,
    refusals: ScopeRefusals,
  ): Promise<() => void> {
    const params = request.params as Fields;
    if ('path' in where && idOf(params[where.path]) !== vehicle) throw new NotFound();
    if ('thing' in where && (await this.vehicleOf(owner, where.thing, params[where.by ?? 'id'])) !== vehicle)
      throw new NotFound();
    const query = 'filter' in where ? (request.query as Fields) : undefined;
    if (query) requireSame(query, vehicle, refusals);
    const body = bodyToNarrow(request, vehicle, where, refusals);
    return () => {
      holdToVehicle(vehicle);
      if (query) query.vehicle_id = String(vehicle);
      if (body) body.vehicle_id = vehicle;
    };
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
function bodyToNarrow(
  { method, body }: FastifyRequest,
  vehicle: number,
  where: VehicleOfRoute,
  refusals: ScopeRefusals,
): Fields | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const fields = body as Fields;
  const says = 'body' in where || fields.vehicle_id !== undefined;
  if (says) requireSame(fields, vehicle, refusals);
  // Fields beside the vehicle may name things of another one. To empty them in what is there takes those away, too.
  const isNamed = method === 'POST' ? namesSomething : (value: unknown) => value !== undefined;
  if (where.without?.some((field) => isNamed(fields[field]))) throw new Forbidden(refusals.namesMore);
  return says ? fields : undefined;
}

/** Forms send what is not filled in as null, and an empty list. */
export const namesSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function requireSame({ vehicle_id: said }: Fields, vehicle: number, refusals: ScopeRefusals): void {
  const isLeftOut = said === undefined || said === '';
  if (!isLeftOut && said !== vehicle && said !== String(vehicle)) throw new Forbidden(refusals.anotherVehicle);
}
