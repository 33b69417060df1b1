import type { NextThing, VehicleNext } from '@carnet/contracts';
import { today } from '@carnet/mf-kit';
import { api } from '../api';
import { type Due, type DueStatus, distanceOf, isLongOverdue } from '../due';
import * as m from '../messages/due';

/** As many as one page of the API has: the most urgent of them come first. */
const READ = 200;

const next: VehicleNext = {
  key: ['service', 'due'],
  read: async (signal) => {
    const { rows } = await api.list('/api/service/due', { signal, fallback: m.fetchFailed, query: { limit: READ } });
    return nextOfEach(rows, today());
  },
};
export default next;

const URGENCIES: Record<DueStatus, NextThing['urgency']> = { Overdue: 'overdue', Due: 'due', Upcoming: 'ahead' };

/** The most urgent of each vehicle, of rows in that order. What is overdue for years is not what comes next. */
export function nextOfEach(rows: readonly Due[], day: string): NextThing[] {
  const first = new Map<number, Due>();
  for (const due of rows)
    if (!first.has(due.vehicle_id) && !isLongOverdue({ due }, day)) first.set(due.vehicle_id, due);
  return [...first.values()].map((due) => ({
    vehicleId: due.vehicle_id,
    title: due.name,
    note: distanceOf(due),
    urgency: URGENCIES[due.status],
  }));
}
