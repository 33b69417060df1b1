import { groupsOf, trackDaysUntil, unreadSince } from './track-day.rules';
import type { OnDay } from './track-day.queries';

const standing = (state: OnDay['then'][number]['state']): OnDay['then'][number] => ({
  limit: { by: 'sessions', value: 10, unit: null, until: null, source: null },
  ...{ state, used: 1, left: 9, at_least: false, due_on: null, due_mileage: null },
});
const onDay = (fields: Partial<OnDay> = {}): OnDay => ({
  ...{ component_id: 1, kind: 'tyres', name: 'Slicks', positions: [], months: null, now: [], then: [], treads: [] },
  took: { distance_km: 0, hours: 0, sessions: 0, open: null },
  ...{ session_ids: [], unclear_session_ids: [] },
  ...fields,
});

it('a limit stands where it will on the evening, whatever it is today', () => {
  const harness = onDay({ now: [standing('far'), standing('far')], then: [standing('reached'), standing('far')] });
  const plain = onDay({ component_id: 2 });
  const { reached, near, far, rest } = groupsOf({ components: [harness, plain] });
  expect([reached.length, near.length, far.length]).toEqual([1, 0, 1]);
  expect(reached[0]!.now.state).toBe('far');
  expect(rest).toEqual([plain]);
});

it('the day itself counts, and every other whose day is known, once', () => {
  const planned = [
    ...['2026-05-03', '2026-06-07', '2026-06-07', '2026-07-01', '2026-04-01'].map((event_date) => ({
      ...{ event_date, event_date_edtf: null },
    })),
    { event_date: '2026-06-01', event_date_edtf: '2026-06' },
  ];
  expect(trackDaysUntil('2026-06-20', '2026-05-01', planned)).toBe(3);
  expect(trackDaysUntil('2026-06-07', '2026-05-01', planned)).toBe(2);
  expect(trackDaysUntil('2026-04-01', '2026-05-01', planned)).toBe(0);
});

it('tyres are to be read whose tread was not read since', () => {
  const tread = { tyre: 1, position: 'front-left', depth_mm: 5, then_mm: null, least_then_mm: null };
  const read = onDay({ treads: [{ ...tread, read_on: '2026-05-03' }] });
  const old = onDay({ treads: [{ ...tread, read_on: '2026-05-02' }] });
  expect(unreadSince('2026-05-03', { components: [read, old, onDay({ kind: 'engine' })] })).toEqual([old]);
});
