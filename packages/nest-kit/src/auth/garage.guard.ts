import { type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { MAX_ID } from '@carnet/fields';
import type { Journaled } from '@carnet/journal';
import { Forbidden, Invalid, NotFound, signInMessages as m } from '@carnet/messages';
import { actFor, Database, raw, type Sql, sql } from '@carnet/pg';
import {
  CONTRIBUTES,
  MEDIA_ROUTE,
  OF_VEHICLE,
  ONLY_OWNER,
  type OpenToContributors,
  OPEN_TO_KEYS,
  type OwnerId,
  TOUCHES,
  type VehicleOfRoute,
} from '@carnet/rest';
import { CLOSED_TO_KEYS, JOURNALED } from '@carnet/runtime';
import { type GarageGrant, GarageGrants } from './garage-grants.js';
import { InStep } from './in-step.js';
import { onlyReads, READS } from './reading.js';
import { namesSomething, VehicleScope } from './vehicle-scope.js';

/** The request header with the garage to act in: its owner's id. */
export const GARAGE_HEADER = 'x-garage';
/** The same as a query parameter, for files, because a browser sends no custom header for an image. */
const GARAGE_PARAMETER = 'garage';

const REFUSALS = { anotherVehicle: m.garageOfOneVehicle, namesMore: m.garageOfOneVehicle };

type Contribution = Parameters<typeof OpenToContributors>[0];

/**
 * Lets a request act in the named garage, within a grant (ADR 130): the request's owner is then the garage's owner, and its actor the person. Routes without
 * rules for vehicles are closed to grants of one vehicle; routes that are closed to API keys are closed to all grants.
 */
@Injectable()
export class GarageGuard {
  private readonly kinds: ReadonlyMap<string, string>;

  constructor(
    @Inject(CLOSED_TO_KEYS) private readonly closed: boolean,
    @Inject(JOURNALED) journaled: readonly Journaled[],
    private readonly grants: GarageGrants,
    private readonly vehicles: VehicleScope,
    private readonly inStep: InStep,
    private readonly database: Database,
    private readonly reflector: Reflector,
  ) {
    this.kinds = new Map(journaled.map(({ table, kind }) => [table, kind]));
  }

  /** @throws Forbidden (403) if the request names a garage, because a key only works in its owner's garage */
  refuse(request: FastifyRequest, context: ExecutionContext): void {
    if (this.namedBy(request, context) !== undefined) throw new Forbidden(m.garageRefusedToKeys);
  }

  /**
   * Does nothing if the request names no garage, or the person's own.
   * @throws Invalid (400), Forbidden (403), NotFound (404), Unavailable (503)
   */
  async enter(request: FastifyRequest, context: ExecutionContext): Promise<void> {
    const named = this.namedBy(request, context);
    if (named === undefined) return;
    const person = request.ownerId!;
    const garage = idOf(named);
    if (garage === person) return;
    if (this.closed || this.says<boolean>(OPEN_TO_KEYS, context) === false) throw new Forbidden(m.garageNotHere);
    // No grant counts while revocations may not arrive. The person's own garage stays open.
    await this.inStep.require();
    const grants = await this.grants.find(person, garage);
    if (grants.length === 0) throw new Forbidden(m.garageClosed);
    const narrow = await this.requireAny(grants, { person, garage }, request, context);
    narrow();
    request.ownerId = garage;
    request.actorId = person;
    actFor({ owner: garage, actor: person });
  }

  /** Reads the header, or the query parameter of a media route, which is removed from the query. */
  private namedBy(request: FastifyRequest, context: ExecutionContext): unknown {
    const header = request.headers[GARAGE_HEADER];
    if (!READS.includes(request.method) || !this.says(MEDIA_ROUTE, context)) return header;
    const query = request.query as Record<string, unknown>;
    const { [GARAGE_PARAMETER]: named } = query;
    delete query[GARAGE_PARAMETER];
    return header ?? named;
  }

  /**
   * One sufficient grant is enough, and only that one narrows the request. The vehicle of an uploaded file is known only after its metadata are read, so an
   * upload is restricted to the vehicles of all sufficient grants.
   * @throws the refusal of the last grant
   */
  private async requireAny(
    grants: readonly GarageGrant[],
    who: { person: OwnerId; garage: OwnerId },
    request: FastifyRequest,
    context: ExecutionContext,
  ): Promise<() => void> {
    const where = this.says<VehicleOfRoute>(OF_VEHICLE, context);
    const isUpload = where !== undefined && 'upload' in where;
    const narrows: (() => void)[] = [];
    let refusal: unknown;
    for (const grant of grants) {
      try {
        narrows.push(await this.require(grant, who, request, context));
        if (!isUpload || grant.vehicle_id === null) break;
      } catch (error) {
        refusal = error;
      }
    }
    if (narrows.length === 0) throw refusal;
    return () => narrows.forEach((narrow) => narrow());
  }

  private async require(
    { role, vehicle_id }: GarageGrant,
    { person, garage }: { person: OwnerId; garage: OwnerId },
    request: FastifyRequest,
    context: ExecutionContext,
  ): Promise<() => void> {
    const where = this.says<VehicleOfRoute>(OF_VEHICLE, context);
    const reads = onlyReads(request.method, this.says(CONTRIBUTES, context));
    if (!reads) {
      if (role === 'viewer') throw new Forbidden(m.garageReadsOnly);
      if (this.says<boolean>(ONLY_OWNER, context)) throw new Forbidden(m.garageOnlyOwner);
    }
    let narrow = () => undefined as void;
    if (vehicle_id !== null) {
      if (!where) throw new Forbidden(m.garageOfOneVehicle);
      narrow = await this.vehicles.check(garage, vehicle_id, where, request, REFUSALS);
    }
    if (role === 'contributor' && !reads) await this.requireContribution(where, { person, garage }, request, context);
    return narrow;
  }

  /** Allows adding a record, or changing one that the person added according to the journal. */
  private async requireContribution(
    where: VehicleOfRoute | undefined,
    { person, garage }: { person: OwnerId; garage: OwnerId },
    request: FastifyRequest,
    context: ExecutionContext,
  ): Promise<void> {
    const body = (request.body ?? {}) as Record<string, unknown>;
    const touches = (field: string) => namesSomething(body[field]) && body[field] !== false;
    if (this.says<string[]>(TOUCHES, context)?.some(touches)) throw new Forbidden(m.garageAddsOnly);
    const said = this.says<Contribution>(CONTRIBUTES, context);
    if (said === 'adds' || (where && 'body' in where && request.method === 'POST')) return;
    const of = said ?? (where && 'thing' in where ? where : undefined);
    const id = of && idIn((request.params as Record<string, unknown>)[of.by ?? 'id']);
    if (of && id === undefined) throw new NotFound();
    if (!of || (await this.authorOf(garage, of, id!)) !== person) throw new Forbidden(m.garageAddsOnly);
  }

  /** The person who added a row of the garage; null if it was the owner, or it is unknown. @throws NotFound (404) */
  async authorOf(garage: OwnerId, of: Exclude<Contribution, 'adds'>, id: number): Promise<OwnerId | null> {
    const author = this.authorIn(of);
    if (!author) return null;
    const [row] = await this.database.brief.rows<{ author: number | null }>(
      sql`select ${author} as author from ${raw(of.thing)} r where r.owner_id = ${garage} and r.id = ${id}`,
    );
    if (!row) throw new NotFound();
    return row.author;
  }

  /** An SQL expression over row `r`; undefined if the author is not recorded. */
  private authorIn(of: Exclude<Contribution, 'adds'>): Sql | undefined {
    if (of.author) return sql`r.${raw(of.author)}`;
    const kind = this.kinds.get(of.thing);
    if (kind === undefined) return undefined;
    return sql`(select j.actor_id from journal j where j.owner_id = r.owner_id and j.kind = ${kind} and j.record_id = r.id
        and j.action = 'created' order by j.seq limit 1)`;
  }

  private says<T>(what: string, context: ExecutionContext): T | undefined {
    return this.reflector.getAllAndOverride<T | undefined>(what, [context.getHandler(), context.getClass()]);
  }
}

const idIn = (text: unknown): number | undefined =>
  typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : undefined;

/** @throws Invalid (400) if the text is not exactly one id */
function idOf(text: unknown): OwnerId {
  const id = idIn(text);
  if (id === undefined) throw new Invalid(m.garageInvalid);
  return id;
}
