import { Calendar } from '@carnet/person';
import { JsonText, unknownCursor } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { DueQuery, DueView } from './due.dto.js';
import { DueRepository, type PlannedRow } from './due.repository.js';
import { byUrgency, nextDue } from './due.rules.js';
import type { Reading } from './mileage.rules.js';

/** Due points of a person's vehicles, by their active schedules. */
@Injectable()
export class DueService {
  constructor(
    private readonly due: DueRepository,
    private readonly calendar: Calendar,
  ) {}

  async list(owner: OwnerId, { vehicle_id, status, needs_attention, limit, cursor }: DueQuery): Promise<JsonText> {
    const [today, planned] = await Promise.all([this.calendar.today(owner), this.due.planned(owner, vehicle_id)]);
    const readings = planned.length > 0 ? await this.due.readings(owner, vehicle_id) : new Map<number, Reading[]>();
    const all = planned
      .map((row) => toView(row, readings.get(row.vehicle_id) ?? [], today))
      .filter((view) => view !== null)
      .filter((view) => !status || view.status === status)
      .filter((view) => !needs_attention || view.status !== 'Upcoming')
      .sort(inOrder);
    return page(all, limit, cursor);
  }
}

function toView(row: PlannedRow, readings: Reading[], today: string): DueView | null {
  const last_done = row.last_date ? { date: row.last_date, mileage: row.last_counted } : null;
  const due = nextDue({ ...row, last_done }, { ...row, readings }, today);
  if (!due) return null;
  const { vehicle_id, make, model, year, nickname, current_mileage, odometer_unit } = row;
  const {
    service_schedule_id,
    schedule_name,
    template_id,
    name,
    type,
    recurrence_type,
    estimated_cost,
    currency,
    distance_unit,
  } = row;
  const { last_id: id, last_date_performed: date_performed, last_mileage: mileage_at_service } = row;
  const { last_counted: counted_mileage } = row;
  const { last_date_performed_edtf: date_performed_edtf, planned_id, planned_date, planned_date_edtf } = row;
  return {
    ...{ vehicle_id, make, model, year, nickname, current_mileage, odometer_unit, service_schedule_id, schedule_name },
    ...{ template_id, name, type, recurrence_type, estimated_cost, currency, distance_unit },
    ...due,
    last_event: id === null ? null : { id, date_performed, date_performed_edtf, mileage_at_service, counted_mileage },
    planned_event:
      planned_id === null
        ? null
        : { id: planned_id, date_performed: planned_date, date_performed_edtf: planned_date_edtf },
  };
}

/** Sorts by urgency, then in a fixed order, so that pages neither repeat nor skip a point. */
const inOrder = (a: DueView, b: DueView): number =>
  byUrgency(a, b) || a.vehicle_id - b.vehicle_id || a.template_id - b.template_id;

/** The list is computed again for every page, so a cursor is an index into it. */
function page(all: DueView[], limit: number | undefined, cursor: string | undefined): JsonText {
  const from = limit === undefined || cursor === undefined ? 0 : placeOf(cursor);
  const to = limit === undefined ? all.length : from + limit;
  const next = to < all.length ? Buffer.from(`due ${to}`).toString('base64url') : null;
  return new JsonText(JSON.stringify(all.slice(from, to)), { page: { total: all.length, next } });
}

function placeOf(cursor: string): number {
  const place = /^due (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (place === undefined) throw unknownCursor();
  return Number(place);
}
