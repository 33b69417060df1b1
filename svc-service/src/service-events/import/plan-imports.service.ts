import { References } from '@carnet/fact-log';
import {
  checkAll,
  ImportBatches,
  type ImportBatchQuery,
  needsOwnCurrency,
  reportOn,
  reportOnDryRun,
  rowsOf,
} from '@carnet/imports';
import type { Language } from '@carnet/messages';
import { Calendar, Currencies } from '@carnet/person';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { called } from '../../imports/called.js';
import * as m from '../../messages/import.js';
import { TemplatesRepository } from '../../service-event-templates/templates.repository.js';
import {
  type CheckedPlan,
  checkedPlan,
  type Counting,
  inUnitOf,
  keyOfTemplate,
  type Plan,
  plansOf,
  type PlannedEvent,
  referencesOfPlan,
  type ScheduledPlan,
  startOf,
  vehicleOf,
  withKnownVehicle,
} from './plan-import.rules.js';
import { type MadePlan, PlanImportsRepository } from './plan-imports.repository.js';
import { ServiceEventImportService } from './service-event-import.service.js';

/** A plan with its row number. */
interface PlanRow<What> {
  row: number;
  plan: What;
}

/** Imports plans from other products: recurring ones and single ones (ADR 117). */
@Injectable()
export class PlanImportsService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly batches: ImportBatches,
    private readonly plans: PlanImportsRepository,
    private readonly templates: TemplatesRepository,
    private readonly events: ServiceEventImportService,
    private readonly currencies: Currencies,
    private readonly calendar: Calendar,
  ) {}

  /** Checks all plans, and stores each valid one once. */
  async import(owner: OwnerId, body: unknown, head: ImportBatchQuery, language: Language): Promise<JsonText> {
    const rows = rowsOf(plansOf(body));
    const entries = await this.check(owner, body);
    return this.references.resolving(owner, (asked) =>
      this.database.write(owner, async (tx) => {
        const judged = await this.judge(within(tx), owner, entries, asked);
        const good = judged.flatMap((one) => ('plan' in one ? [{ row: rows[one.index]!, plan: one.plan }] : []));
        const made = await this.makeOnce(tx, owner, head, good);
        const noted = judged.map((one) => {
          const isThere = 'plan' in one && made.get(rows[one.index]!)?.isThere;
          return isThere ? { ...one, note: m.planIsThere } : one;
        });
        const ids = good.map(({ row }) => made.get(row)!.id);
        return new JsonText(JSON.stringify(reportOn(noted, ids, { language, called })));
      }),
    );
  }

  /** Runs the same checks, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    const judged = await this.references.resolving(owner, (asked) => this.judge(this.database, owner, entries, asked));
    return new JsonText(JSON.stringify(reportOnDryRun(judged, ({ plan }) => valuesOf(plan), { language, called })));
  }

  private async check(owner: OwnerId, body: unknown): Promise<CheckedPlan[]> {
    const entries = plansOf(body);
    const isOpen = entries.some((entry) => needsOwnCurrency(entry, 'estimated_cost'));
    const own = isOpen ? await this.currencies.of(owner) : null;
    const today = await this.calendar.today(owner);
    return checkAll(entries, (entry, index) => checkedPlan(entry, index, own, today));
  }

  private async judge(db: Queryable, owner: OwnerId, entries: CheckedPlan[], asked: boolean): Promise<CheckedPlan[]> {
    const named = entries.flatMap((entry) => ('plan' in entry ? referencesOfPlan(entry.plan) : []));
    const known = await this.references.lookUpAll(db, owner, named, asked);
    return entries.map((entry) => withKnownVehicle(entry, known));
  }

  /** Stores each row once; returns the ids of the created records, from this or an earlier request. */
  private async makeOnce(
    tx: EntityManager,
    owner: OwnerId,
    head: ImportBatchQuery,
    rows: PlanRow<Plan>[],
  ): Promise<Map<number, { id: number; isThere?: boolean }>> {
    const numbers = rows.map(({ row }) => row);
    const made = new Map<number, { id: number; isThere?: boolean }>();
    for (const { row, id, is_there } of await this.plans.made(tx, owner, head.batch, numbers))
      made.set(row, { id, isThere: is_there });
    const fresh = rows.filter(({ row }) => !made.has(row));
    if (fresh.length === 0) return made;
    await this.batches.begin(tx, owner, head);
    const vehicles = await this.plans.vehicles(tx, owner, [...new Set(fresh.map(({ plan }) => vehicleOf(plan)))]);
    const planned = fresh.flatMap(({ row, plan }) => ('planned' in plan ? [{ row, plan: plan.planned }] : []));
    const scheduled = fresh.flatMap(({ row, plan }) => ('scheduled' in plan ? [{ row, plan: plan.scheduled }] : []));
    const all = [
      ...(await this.plan(tx, owner, planned, vehicles)),
      ...(await this.schedule(tx, owner, { head, vehicles, rows: scheduled })),
    ];
    await this.plans.remember(tx, owner, head.batch, all);
    for (const one of all)
      made.set(one.row, {
        id: (one.service_event_id ?? one.template_id)!,
        isThere: one.service_event_id === null && one.service_schedule_id === null,
      });
    return made;
  }

  private async plan(
    tx: EntityManager,
    owner: OwnerId,
    rows: PlanRow<PlannedEvent>[],
    vehicles: ReadonlyMap<number, Counting>,
  ): Promise<MadePlan[]> {
    const events = rows.map(({ plan }) => inUnitOf(plan, vehicles.get(plan.event.fields.vehicle_id)!));
    const ids = await this.events.store(tx, owner, events);
    return rows.map(({ row }, at) => ({ ...NOTHING, row, service_event_id: ids[at]! }));
  }

  /** Adds templates to schedules: uses matching templates or new ones, and the first active schedule of each vehicle or a new one. */
  private async schedule(
    tx: EntityManager,
    owner: OwnerId,
    given: { head: ImportBatchQuery; rows: PlanRow<ScheduledPlan>[]; vehicles: ReadonlyMap<number, Counting> },
  ): Promise<MadePlan[]> {
    const { head, rows, vehicles } = given;
    if (rows.length === 0) return [];
    const fitting = await this.plans.fitting(
      tx,
      owner,
      rows.map(({ plan }) => plan),
    );
    const missing = rows.filter((_, at) => fitting[at]!.template_id === null).map(({ plan }) => plan.template);
    const distinct = new Map(missing.map((template) => [keyOfTemplate(template), template]));
    const stored = distinct.size > 0 ? await this.templates.insertMany(tx, owner, [...distinct.values()]) : [];
    const fresh = new Map([...distinct.keys()].map((key, at) => [key, stored[at]!]));
    const bare = rows.filter((_, at) => fitting[at]!.schedule_id === null).map(({ plan }) => plan.vehicle_id);
    const name = head.product ?? head.file_name;
    const made = await this.plans.addSchedules(tx, owner, name, [...new Set(bare)]);
    const entries = rows.map(({ row, plan }, at) => {
      const { template_id, schedule_id, is_scheduled } = fitting[at]!;
      return {
        row,
        template_id: template_id ?? fresh.get(keyOfTemplate(plan.template))!,
        service_schedule_id: schedule_id ?? made.get(plan.vehicle_id)!,
        makes_template: template_id === null,
        makes_schedule: schedule_id === null,
        is_scheduled,
        ...startOf(plan, vehicles.get(plan.vehicle_id)!),
      };
    });
    const added = await this.plans.addEntries(
      tx,
      owner,
      head.batch,
      entries.filter(({ is_scheduled }) => !is_scheduled),
    );
    return entries.map(({ row, template_id, service_schedule_id, makes_template, makes_schedule }) => ({
      ...{ row, template_id, makes_template, makes_schedule },
      service_event_id: null,
      service_schedule_id: added.has(row) ? service_schedule_id : null,
    }));
  }
}

const NOTHING = { template_id: null, service_schedule_id: null, makes_template: false, makes_schedule: false };

function valuesOf(plan: Plan): object {
  if ('planned' in plan) return plan.planned.event.fields;
  const { vehicle_id, template, due_on, due_mileage } = plan.scheduled;
  return { vehicle_id, ...template, due_on, due_mileage };
}
