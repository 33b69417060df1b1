import { formatNumber } from '@carnet/mf-kit/formats';
import { KeyValue } from '@carnet/mf-kit/ui';
import type { Figures } from './handovers.queries';
import * as m from '../messages/handovers';

/** Tables to show, most important first. */
const SHOWN: readonly [table: string, label: string][] = [
  ['service_events', m.events],
  ['service_schedules', m.schedules],
  ['parts', m.parts],
  ['modifications', m.modifications],
  ['issues', m.issues],
  ['track_days', m.trackDays],
  ['fill_ups', m.fillUps],
  ['components', m.components],
  ['photos', m.photos],
  ['documents', m.papers],
  ['odometer_readings', m.readings],
];

/** Counts of the records that go along. Counts of 0 are left out. */
export function FiguresList({ figures, papersWithheld = 0 }: { figures: Figures; papersWithheld?: number }) {
  const counted = SHOWN.map(([table, label]) => {
    const count = (figures[table] ?? 0) - (table === 'documents' ? papersWithheld : 0);
    return { label, count };
  }).filter(({ count }) => count > 0);
  if (counted.length === 0) return <p>{m.vehicleAlone}</p>;
  return <KeyValue columns={2} items={counted.map(({ label, count }) => ({ label, value: formatNumber(count) }))} />;
}
