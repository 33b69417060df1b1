import { References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { NotFound } from '@carnet/messages';
import { Database, JsonText, type PageQuery, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { VEHICLES } from '../references.rules.js';
import { TemplateNotFound } from '../service-event-templates/template.errors.js';
import type {
  ActiveSchedulesQuery,
  CreateSchedule,
  ScheduledTemplatesQuery,
  ScheduleListQuery,
  UpdateSchedule,
  VehicleSchedulesQuery,
} from './schedule.dto.js';
import { ScheduleNotFound } from './schedule.errors.js';
import {
  matchingScheduled,
  matchingSchedules,
  scheduledVehicle,
  scheduledTemplates,
  schedules,
} from './schedule.read.js';
import { newSchedule, referencesOf, updatedSchedule } from './schedule.rules.js';
import { SchedulesRepository } from './schedules.repository.js';

/** Use cases of service schedules, for both interpretations of the specification (contract §4). */
@Injectable()
export class SchedulesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly schedules: SchedulesRepository,
  ) {}

  list(owner: OwnerId, query: ScheduleListQuery): Promise<JsonText> {
    return schedules.list(this.database, matchingSchedules(owner, query), query);
  }

  listActive(owner: OwnerId, query: ActiveSchedulesQuery): Promise<JsonText> {
    return this.list(owner, { ...query, is_active: true });
  }

  /** Only looks the vehicle up if the list is empty: a schedule proves that it exists and belongs to the owner. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleSchedulesQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  /** A list that is too long for one answer has a link to its next page, like all others. */
  async vehicleWithSchedules(owner: OwnerId, vehicleId: number, page: PageQuery): Promise<JsonText> {
    const list = await this.listOfVehicle(owner, vehicleId, page);
    const vehicle = await scheduledVehicle(this.database, owner, vehicleId);
    if (vehicle === null) throw new NotFound(VEHICLES.missing);
    return new JsonText(`{"vehicle":${vehicle},"schedules":${list.text}}`, list.about);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  /** Only looks the schedule up if the list is empty. */
  async listTemplates(owner: OwnerId, id: number, query: ScheduledTemplatesQuery): Promise<JsonText> {
    const list = await scheduledTemplates.list(this.database, matchingScheduled(owner, id, query), query);
    if (list.about.page?.total === 0) await this.get(owner, id);
    return list;
  }

  create(owner: OwnerId, input: CreateSchedule, once: OnceKey): Promise<JsonText> {
    const schedule = newSchedule(input);
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const id = requireStored(await this.schedules.insert(tx, owner, schedule), referencesOf(schedule));
        return answer(within(tx), owner, id);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateSchedule, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.schedules.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const schedule = nextVersion(stored, updatedSchedule(stored, input));
      if (schedule) await this.schedules.update(tx, schedule);
      return answer(within(tx), owner, id);
    });
  }

  /** Makes it the only active schedule of its vehicle. */
  activate(owner: OwnerId, vehicleId: number, id: number, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const schedule = await this.schedules.requireOwned(tx, owner, id);
      if (schedule.vehicle_id !== vehicleId) throw new ScheduleNotFound();
      requireVersion(schedule, ifMatch);
      await this.schedules.activate(tx, schedule);
      return answer(within(tx), owner, id);
    });
  }

  /** A template that is already on the schedule keeps its position. */
  addTemplate(owner: OwnerId, id: number, templateId: number, once: OnceKey): Promise<JsonText> {
    return this.idempotency.once(owner, once, async (tx) => {
      const schedule = await this.schedules.requireOwned(tx, owner, id);
      if (!(await this.schedules.addTemplate(tx, schedule, templateId))) throw new TemplateNotFound();
      return answer(within(tx), owner, id);
    });
  }

  removeTemplate(owner: OwnerId, id: number, templateId: number): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const schedule = await this.schedules.requireOwned(tx, owner, id);
      if (!(await this.schedules.removeTemplate(tx, schedule, templateId))) throw new TemplateNotFound();
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.schedules.requireOwned(tx, owner, id), ifMatch);
      await this.schedules.remove(tx, owner, id);
    });
  }
}

/** The schedule in the format of the API. */
const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  schedules.one(db, [sql`s.owner_id = ${owner}`, sql`s.id = ${id}`], () => new ScheduleNotFound());
