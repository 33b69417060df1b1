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

/** Names the garage that a request acts in, by its owner's id. */
export const GARAGE_HEADER = 'x-garage';
/** The same in the address of a file, since a browser sends no header with an image. */
const GARAGE_PARAMETER = 'garage';

const REFUSALS = { anotherVehicle: m.garageOfOneVehicle, namesMore: m.garageOfOneVehicle };

type Contribution = Parameters<typeof OpenToContributors>[0];

/**
 * Has a request act in the garage that it names, as far as a grant reaches (ADR 130): its owner is the garage's from then on, its actor the person. What a route does not say of
 * its vehicle is closed to grants of one vehicle, what is closed to API keys is closed to all.
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

  /** @throws Forbidden (403) where the request names a garage, since a key has but its own */
  refuse(request: FastifyRequest, context: ExecutionContext): void {
    if (this.namedBy(request, context) !== undefined) throw new Forbidden(m.garageRefusedToKeys);
  }

  /**
   * Nothing where the request names none, or the person's own.
   * @throws Invalid (400), Forbidden (403), NotFound (404), Unavailable (503)
   */
  async enter(request: FastifyRequest, context: ExecutionContext): Promise<void> {
    const named = this.namedBy(request, context);
    if (named === undefined) return;
    const person = request.ownerId!;
    const garage = idOf(named);
    if (garage === person) return;
    if (this.closed || this.says<boolean>(OPEN_TO_KEYS, context) === false) throw new Forbidden(m.garageNotHere);
    // No grant counts where their ends do not arrive: the person's own garage stays open.
    await this.inStep.require();
    const grants = await this.grants.find(person, garage);
    if (grants.length === 0) throw new Forbidden(m.garageClosed);
    const narrow = await this.requireAny(grants, { person, garage }, request, context);
    narrow();
    request.ownerId = garage;
    request.actorId = person;
    actFor({ owner: garage, actor: person });
  }

  /** By the header, and where a file is read by its address. What the address says is nobody else's to look at. */
  private namedBy(request: FastifyRequest, context: ExecutionContext): unknown {
    const header = request.headers[GARAGE_HEADER];
    if (!READS.includes(request.method) || !this.says(MEDIA_ROUTE, context)) return header;
    const query = request.query as Record<string, unknown>;
    const { [GARAGE_PARAMETER]: named } = query;
    delete query[GARAGE_PARAMETER];
    return header ?? named;
  }

  /**
   * One of several grants is enough; the request is changed by that one alone. The vehicle of a file is known once its metadata are read: an upload is held to the vehicles
   * of all grants that let it in.
   * @throws what refuses the last of them
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

  /** Adds something, or changes what its journal says that they added. */
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

  /** The person who added a row of the garage; null where that was its owner, or nothing tells. @throws NotFound (404) */
  async authorOf(garage: OwnerId, of: Exclude<Contribution, 'adds'>, id: number): Promise<OwnerId | null> {
    const author = this.authorIn(of);
    if (!author) return null;
    const [row] = await this.database.brief.rows<{ author: number | null }>(
      sql`select ${author} as author from ${raw(of.thing)} r where r.owner_id = ${garage} and r.id = ${id}`,
    );
    if (!row) throw new NotFound();
    return row.author;
  }

  /** An expression over its row `r`; undefined where nothing tells who wrote it. */
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

/** @throws Invalid (400) where it is no id, or says two */
function idOf(text: unknown): OwnerId {
  const id = idIn(text);
  if (id === undefined) throw new Invalid(m.garageInvalid);
  return id;
}
