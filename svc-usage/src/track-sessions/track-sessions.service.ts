import { NothingStored, References } from '@carnet/fact-log';
import { merged, nextVersion } from '@carnet/fields';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { COMPONENTS, VEHICLES } from '../references.rules.js';
import type { CreateTrackSession, TrackSessionListQuery, UpdateTrackSession } from './track-session.dto.js';
import type { TrackSessionFields } from './track-session.entity.js';
import { TrackSessionNotFound } from './track-session.errors.js';
import { matching, trackSessions, wholeTrackSessions } from './track-session.read.js';
import {
  type NewTrackSession,
  TrackSessionsRepository,
  type WrittenTrackSession,
} from './track-sessions.repository.js';

/** Use cases of track sessions. */
@Injectable()
export class TrackSessionsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly sessions: TrackSessionsRepository,
  ) {}

  list(owner: OwnerId, query: TrackSessionListQuery): Promise<JsonText> {
    return trackSessions.list(this.database, matching(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateTrackSession, once: OnceKey): Promise<JsonText> {
    const fields = { ...withDefaults(input), odometer_ran: input.odometer_ran ?? null };
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => toAnswer(await this.sessions.insert(tx, owner, fields), fields)),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateTrackSession, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.sessions.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const now = nextVersion(stored, { ...merged(stored, input), ...withDefaults(merged(stored, input)) });
        if (!now) return answer(within(tx), owner, id);
        return toAnswer(await this.sessions.update(tx, now), now);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.sessions.requireOwned(tx, owner, id), ifMatch);
      await this.sessions.remove(tx, owner, id);
    });
  }
}

type Said = { [Field in keyof TrackSessionFields]?: TrackSessionFields[Field] | null } & Pick<
  TrackSessionFields,
  'vehicle_id' | 'driven_on' | 'seconds'
>;

/** A session to store: null and omitted fields get their defaults. */
const withDefaults = (said: Said): TrackSessionFields => ({
  ...{ vehicle_id: said.vehicle_id, driven_on: said.driven_on, started_at: said.started_at ?? null },
  ...{ utc: said.utc ?? false, product: said.product ?? null, file_name: said.file_name ?? null },
  ...{ track: said.track ?? null, seconds: said.seconds, distance: said.distance ?? null },
  laps: (said.laps ?? []).map(({ number, kind, seconds, distance }) => ({
    ...{ number, kind, seconds, distance: distance ?? null },
  })),
  ...{ laps_from: said.laps_from ?? 'none', best: said.best ?? null },
  ranges: (said.ranges ?? []).map(({ name, unit, least, greatest }) => ({ name, unit: unit ?? '', least, greatest })),
  ...{ line: said.line ?? null, note: said.note ?? null, odometer_ran: said.odometer_ran ?? true },
  component_ids: said.component_ids ? [...new Set(said.component_ids)].sort((a, b) => a - b) : null,
});

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  wholeTrackSessions.one(db, [sql`s.owner_id = ${owner}`, sql`s.id = ${id}`], () => new TrackSessionNotFound());

function toAnswer(written: WrittenTrackSession | null, { vehicle_id, component_ids }: NewTrackSession): JsonText {
  if (!written)
    throw new NothingStored([
      { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
      { target: COMPONENTS, field: 'component_ids', ids: component_ids ?? [] },
    ]);
  return new JsonText(written.json, { version: written.version });
}
