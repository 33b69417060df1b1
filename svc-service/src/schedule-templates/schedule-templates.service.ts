import { type Reference, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { SCHEDULE_TEMPLATES, VEHICLES } from '../references.rules.js';
import { ScheduleNotFound, templatesUnknown } from '../service-schedules/schedule.errors.js';
import { schedules } from '../service-schedules/schedule.read.js';
import { SchedulesRepository } from '../service-schedules/schedules.repository.js';
import type {
  CreateScheduleTemplate,
  ScheduleTemplateListQuery,
  UpdateScheduleTemplate,
} from './schedule-template.dto.js';
import { ScheduleTemplateNotFound } from './schedule-template.errors.js';
import { matchingScheduleTemplates, scheduleTemplates } from './schedule-template.read.js';
import { newScheduleTemplate, updatedScheduleTemplate } from './schedule-template.rules.js';
import { ScheduleTemplatesRepository } from './schedule-templates.repository.js';

/** Use cases of schedule templates: named sets of service event templates, for any vehicle (contract §4). */
@Injectable()
export class ScheduleTemplatesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly sets: ScheduleTemplatesRepository,
    private readonly schedules: SchedulesRepository,
  ) {}

  list(owner: OwnerId, query: ScheduleTemplateListQuery): Promise<JsonText> {
    return scheduleTemplates.list(this.database, matchingScheduleTemplates(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateScheduleTemplate, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const id = await this.sets.insert(tx, owner, newScheduleTemplate(input));
      if (id === null) throw templatesUnknown();
      return answer(within(tx), owner, id);
    });
  }

  update(owner: OwnerId, id: number, input: UpdateScheduleTemplate, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.sets.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const set = nextVersion(stored, updatedScheduleTemplate(stored, input));
      if (set && !(await this.sets.update(tx, set))) throw templatesUnknown();
      return answer(within(tx), owner, id);
    });
  }

  /** Schedules created from the set stay. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.sets.requireOwned(tx, owner, id), ifMatch);
      await this.sets.remove(tx, owner, id);
    });
  }

  /** Creates a schedule for the vehicle, with the set's name and templates. */
  makeSchedule(owner: OwnerId, vehicleId: number, id: number, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const inserted = await this.schedules.insertFromTemplate(tx, owner, vehicleId, id);
        const schedule = requireStored(inserted, namedBy(vehicleId, id));
        const where = [sql`s.owner_id = ${owner}`, sql`s.id = ${schedule}`];
        return schedules.one(within(tx), where, () => new ScheduleNotFound());
      }),
    );
  }
}

/** References in the address of a new schedule. */
const namedBy = (vehicleId: number, id: number): Reference[] => [
  { target: VEHICLES, ids: [vehicleId] },
  { target: SCHEDULE_TEMPLATES, ids: [id] },
];

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  scheduleTemplates.one(db, [sql`m.owner_id = ${owner}`, sql`m.id = ${id}`], () => new ScheduleTemplateNotFound());
