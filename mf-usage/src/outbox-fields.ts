import type { usage } from '@carnet/contracts';
import type { ChangedFields } from '@carnet/mf-kit/pages';
import { depthsText } from './components';
import type { Entry } from './components/components.queries';
import fillUps from './fill-ups/fill-up.changes';
import type { TrackSession } from './track-sessions/track-sessions.queries';
import * as common from './messages/common';
import * as actions from './messages/component-actions';
import * as components from './messages/components';
import * as m from './messages/track-sessions';

type Tread = Pick<usage.UpdateEntry, 'happened_on' | 'mileage' | 'depth_unit' | 'depths' | 'note'>;

const tread: ChangedFields<Tread, Entry> = {
  happened_on: { label: common.date, as: 'date' },
  mileage: { label: common.odometer, as: 'text' },
  depth_unit: { label: actions.unit, as: 'choice', of: { mm: 'mm', '1/32in': '1/32\u00a0in' } },
  depths: { label: components.tread, as: 'list', tell: (list) => depthsText((list ?? []) as usage.DepthOfTyre[]) },
  note: { label: actions.note, as: 'text' },
};

type Session = Pick<usage.UpdateTrackSession, 'track' | 'note' | 'odometer_ran' | 'component_ids'>;

const trackSession: ChangedFields<Session, TrackSession> = {
  track: { label: m.track, as: 'text' },
  note: { label: m.note, as: 'text' },
  odometer_ran: { label: m.odometerRan, as: 'choice', of: { true: common.yes, false: common.no } },
  component_ids: { label: m.counts, as: 'list', tell: countsText },
};

/** Counted components in the form's words. The page that compares versions does not know their names. */
function countsText(ids: readonly unknown[] | null): string {
  if (ids === null) return m.countsMounted;
  return ids.length > 0 ? components.count({ count: ids.length }) : m.countsNothing;
}

/** Fields of records that can wait in the outbox, to compare two versions in a conflict. */
const fields: CarnetExtensions['outbox-fields'] = { 'fill-up': fillUps.fields, tread, 'track-session': trackSession };
export default fields;
