import type { NextThing, VehicleNext } from '@carnet/contracts';
import { formatKnownDate, today } from '@carnet/mf-kit/formats';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import { type Ahead, type DueStatus, distanceOf, dueAndPlanned, isLongAgo, statusOf } from '../due';
import type { EventRow } from '../events';
import * as m from '../messages/due';
import * as more from '../messages/due-more';

/** Events of one request. All of them are read: a vehicle of which nothing is said has nothing ahead. */
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
      // Without a limit, since the list is made anew for each page.
      api.list('/api/service/due', { signal, fallback: m.fetchFailed }),
      eventsOf('Overdue'),
      eventsOf('Upcoming'),
    ]);
    return nextOfEach(dueAndPlanned(due.rows, [...overdue, ...upcoming]), today());
  },
};
export default next;

const URGENCIES: Record<DueStatus, NextThing['urgency']> = { Overdue: 'overdue', Due: 'due', Upcoming: 'ahead' };

/** The most urgent of each vehicle, of rows in that order. Whatever should have happened years ago is said only where nothing else is ahead. */
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

/** The number of those that are overdue for years; where none is, the first that was planned. */
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

/** As urgent as its owner has marked it, like on the list of what needs attention: a day that has passed alone makes nothing due. */
function plannedOf(event: EventRow, urgency: NextThing['urgency']): NextThing {
  const { vehicle_id, name, date_performed: date, date_performed_edtf: edtf } = event;
  return {
    vehicleId: vehicle_id,
    title: name,
    note: date === null ? m.plannedNoDay : formatKnownDate(date, edtf),
    urgency,
  };
}
