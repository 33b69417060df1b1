import type { NextThing, VehicleNext } from '@carnet/contracts';
import { formatKnownDate, today } from '@carnet/mf-kit';
import { api } from '../api';
import { type Ahead, type DueStatus, distanceOf, dueAndPlanned, isLongAgo, statusOf } from '../due';
import type { EventRow } from '../events';
import * as m from '../messages/due';

/** As many as one page of the API has: the most urgent of them come first. */
const READ = 200;

const next: VehicleNext = {
  key: ['service', 'due'],
  read: async (signal) => {
    const eventsOf = (status: 'Overdue' | 'Upcoming') =>
      api.list('/api/service/events', {
        signal,
        fallback: m.fetchEventsFailed,
        query: { status, limit: READ, view: 'row' },
      });
    const [due, overdue, upcoming] = await Promise.all([
      api.list('/api/service/due', { signal, fallback: m.fetchFailed, query: { limit: READ } }),
      eventsOf('Overdue'),
      eventsOf('Upcoming'),
    ]);
    return nextOfEach(dueAndPlanned(due.rows, [...overdue.rows, ...upcoming.rows]), today());
  },
};
export default next;

const URGENCIES: Record<DueStatus, NextThing['urgency']> = { Overdue: 'overdue', Due: 'due', Upcoming: 'ahead' };

/** The most urgent of each vehicle, of rows in that order. Whatever should have happened years ago is not what comes next. */
export function nextOfEach(rows: readonly Ahead[], day: string): NextThing[] {
  const first = new Map<number, NextThing>();
  for (const row of rows) {
    const vehicleId = (row.due ?? row.event).vehicle_id;
    if (!first.has(vehicleId) && !isLongAgo(row, day)) first.set(vehicleId, nextOf(row, day));
  }
  return [...first.values()];
}

const nextOf = (row: Ahead, day: string): NextThing =>
  row.due
    ? {
        vehicleId: row.due.vehicle_id,
        title: row.due.name,
        note: distanceOf(row.due),
        urgency: URGENCIES[row.due.status],
      }
    : plannedOf(row.event, URGENCIES[statusOf(row)], day);

/** A planned event whose day has passed is due, whatever its owner has marked it as. */
function plannedOf(event: EventRow, urgency: NextThing['urgency'], day: string): NextThing {
  const { vehicle_id, name, date_performed: date, date_performed_edtf: edtf } = event;
  const isPast = date !== null && date < day;
  return {
    vehicleId: vehicle_id,
    title: name,
    note: date === null ? m.plannedNoDay : formatKnownDate(date, edtf),
    urgency: urgency === 'ahead' && isPast ? 'due' : urgency,
  };
}
