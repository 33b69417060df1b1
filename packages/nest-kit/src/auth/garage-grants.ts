import { Injectable } from '@nestjs/common';
import { Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { MadeGrants, pairOf } from './made-grants.js';
import { OneAtATime } from './one-at-a-time.js';

const MAX_KNOWN = 5_000;
/** Milliseconds before svc-identity is asked again for a pair without a grant, because anybody can name any garage. */
const ASKED_AGAIN_MS = 1_000;

/** Roles in a shared garage, from the least to the most powerful. */
export const GARAGE_ROLES = ['viewer', 'contributor', 'editor'] as const;
export type GarageRole = (typeof GARAGE_ROLES)[number];

/** A grant, with the fields that a request needs. */
export interface GarageGrant {
  id: number;
  role: GarageRole;
  /** The only vehicle that the grant covers; null for the whole garage. */
  vehicle_id: number | null;
  expires_at: Date | null;
}

type Found = ReadonlyMap<string, GarageGrant[]>;

/**
 * The valid grants, by person and garage (ADR 130). Recently used grants are cached until something changes (`SignInState`). A pair that no copy contains may
 * be brand-new: svc-identity is asked for it (`MadeGrants`). Unknown means not granted.
 */
@Injectable()
export class GarageGrants {
  private readonly latest = new Map<string, GarageGrant[]>();
  private readonly copies = new OneAtATime((pairs) => this.query(pairs));
  /** The time at which svc-identity reported no grant for a pair. */
  private readonly refusedAt = new Map<string, number>();
  private forgotten = 0;

  constructor(
    private readonly database: Database,
    private readonly made: MadeGrants,
  ) {}

  /**
   * Returns the unexpired grants of `person` in the garage of `owner`, the one for the whole garage first; empty if it is not shared.
   * @throws DependencyDown (503) if no copy contains one, and svc-identity does not answer
   */
  async find(person: OwnerId, owner: OwnerId): Promise<GarageGrant[]> {
    const pair = pairOf(person, owner);
    const known = this.latest.get(pair) ?? (await this.lookUp(pair));
    return known.filter(({ expires_at }) => expires_at === null || expires_at.getTime() > Date.now());
  }

  /** Clears the cache. Each pair is looked up again at its next use. */
  forget(): void {
    this.forgotten += 1;
    this.latest.clear();
    this.refusedAt.clear();
  }

  private async lookUp(pair: string): Promise<GarageGrant[]> {
    if (Date.now() - (this.refusedAt.get(pair) ?? -Infinity) < ASKED_AGAIN_MS) return [];
    const known = (await this.copies.ask(pair)).get(pair);
    if (known) return known;
    if (await this.made.bring(pair)) return (await this.copies.ask(pair)).get(pair) ?? [];
    add(this.refusedAt, pair, Date.now());
    return [];
  }

  /** Runs one query at a time; concurrent callers share it. */
  private async query(pairs: readonly string[]): Promise<Found> {
    const { forgotten } = this;
    const asked = pairs.map((pair) => pair.split(' ').map(Number));
    const rows = await this.database.brief.rows<GarageGrant & { person_id: number; owner_id: number }>(sql`
      select g.id, g.person_id, g.owner_id, g.role, g.vehicle_id, g.expires_at
      from grant_copies g join unnest(${asked.map(([person]) => person)}::int[], ${asked.map(([, owner]) => owner)}::int[])
        as asked (person_id, owner_id) using (person_id, owner_id)
      order by g.vehicle_id nulls first, g.id`);
    const found = new Map<string, GarageGrant[]>();
    for (const { person_id, owner_id, ...grant } of rows) {
      const pair = pairOf(person_id, owner_id);
      found.set(pair, [...(found.get(pair) ?? []), grant]);
    }
    // If the cache was cleared during the query, a grant may have ended in the meantime.
    if (forgotten === this.forgotten) for (const [pair, grants] of found) add(this.latest, pair, grants);
    return found;
  }
}

/** Evicts the oldest entry when the map is full. */
function add<Value>(to: Map<string, Value>, pair: string, value: Value): void {
  if (to.size >= MAX_KNOWN) to.delete(to.keys().next().value!);
  to.set(pair, value);
}
