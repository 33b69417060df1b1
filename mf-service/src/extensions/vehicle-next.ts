import type { NextThing, VehicleNext } from '@carnet/contracts';
import { formatKnownDate, today } from '@carnet/mf-kit/formats';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import { type Ahead, type DueStatus, distanceOf, dueAndPlanned, isLongAgo, statusOf } from '../due';
import type { EventRow } from '../events';
import * as m from '../messages/due';
import * as more from '../messages/due-more';

/** Page size. All pages are read, because a vehicle without a result counts as having nothing ahead. */
const PAGE = 200;

const next: VehicleNext = {
  key: ['service', 'due'],
  read: async (signal) => {
    const eventsOf = (status: 'Overdue' | 'Upcoming') =>
      everyPage((page) =>
        api.list('/api/service/events', {
          ...{ page, signal, fallback: m.fetchEventsFailed },
          query: { status, limit: PAGE, view: 'row' },
        }),
      );
    const [due, overdue, upcoming] = await Promise.all([
      // Without a limit: pages would not be consistent, since the service computes the list for each request.
      api.list('/api/service/due', { signal, fallback: m.fetchFailed }),
      eventsOf('Overdue'),
      eventsOf('Upcoming'),
    ]);
    return nextOfEach(dueAndPlanned(due.rows, [...overdue, ...upcoming]), today());
  },
};
export default next;

const URGENCIES: Record<DueStatus, NextThing['urgency']> = { Overdue: 'overdue', Due: 'due', Upcoming: 'ahead' };

/** The most urgent item of each vehicle, from rows sorted by urgency. Items that are more than a year old appear only if the vehicle has nothing else ahead. */
export function nextOfEach(rows: readonly Ahead[], day: string): NextThing[] {
  const first = new Map<number, Ahead>();
  const old = new Map<number, Ahead[]>();
  for (const row of rows) {
    const vehicle = vehicleOf(row);
    const others = old.get(vehicle);
    if (isLongAgo(row, day)) {
      if (others) others.push(row);
      else old.set(vehicle, [row]);
    } else if (!first.has(vehicle)) first.set(vehicle, row);
  }
  const onlyOld = [...old].filter(([vehicle]) => !first.has(vehicle));
  return [...[...first.values()].map(nextOf), ...onlyOld.map(([, some]) => nextOfOld(some))];
}

const vehicleOf = ({ due, event }: Ahead): number => (due ?? event).vehicle_id;

/** The number of items overdue for more than a year; otherwise the first planned item. */
function nextOfOld(rows: readonly Ahead[]): NextThing {
  const count = rows.filter((row) => statusOf(row) !== 'Upcoming').length;
  const first = nextOf(rows[0]!);
  return count > 0 ? { ...first, title: more.longOverdue({ count }), note: '' } : first;
}

const nextOf = (row: Ahead): NextThing =>
  row.due
    ? {
        vehicleId: row.due.vehicle_id,
        title: row.due.name,
        note: distanceOf(row.due),
        urgency: URGENCIES[row.due.status],
      }
    : plannedOf(row.event, URGENCIES[statusOf(row)]);

/** Uses the urgency that the owner has set, like the list of items that need attention. A past date alone makes nothing due. */
function plannedOf(event: EventRow, urgency: NextThing['urgency']): NextThing {
  const { vehicle_id, name, date_performed: date, date_performed_edtf: edtf } = event;
  return {
    vehicleId: vehicle_id,
    title: name,
    note: date === null ? m.plannedNoDay : formatKnownDate(date, edtf),
    urgency,
  };
}
