import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '@carnet/fields';
import { Forbidden, NotFound, type Said } from '@carnet/messages';
import { Database, holdToVehicle, raw, sql } from '@carnet/pg';
import type { OwnerId, VehicleOfRoute } from '@carnet/rest';

type Fields = Record<string, unknown>;

/** Messages of the refusals. */
export interface ScopeRefusals {
  anotherVehicle: Said;
  namesMore: Said;
}

/**
 * Restricts a request with a key or grant of one vehicle to that vehicle, before the route runs: by the id in the address, by the row of the addressed thing,
 * by the filter of a list, or by the body. Things of other vehicles are answered as if they did not exist.
 */
@Injectable()
export class VehicleScope {
  constructor(private readonly database: Database) {}

  /** Checks without changing the request. Returns a function that narrows the request to the vehicle, to be called once all other checks have passed. */
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

/** Stricter than the id parsing of routes: an invalid id belongs to no vehicle. */
const idOf = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;

/** The route itself refuses a body that is not an object. */
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
  // Other fields may refer to things of another vehicle. In an update, even an empty value counts, because it removes existing references.
  const isNamed = method === 'POST' ? namesSomething : (value: unknown) => value !== undefined;
  if (where.without?.some((field) => isNamed(fields[field]))) throw new Forbidden(refusals.namesMore);
  return says ? fields : undefined;
}

/** Forms send null or an empty list for fields that were not filled in. */
export const namesSomething = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function requireSame({ vehicle_id: said }: Fields, vehicle: number, refusals: ScopeRefusals): void {
  const isLeftOut = said === undefined || said === '';
  if (!isLeftOut && said !== vehicle && said !== String(vehicle)) throw new Forbidden(refusals.anotherVehicle);
}
