import { fakeApi } from '@carnet/mf-kit/testing';
import { aModification, anIssue, aTrackDay } from '../testing/factories';
import activity, { ofIssue, ofModification } from './vehicle-activity';

it('tells when an issue was reported, and when it was resolved', () => {
  const issue = anIssue({ id: 41, title: 'Oil leak', reported_date: '2026-01-05', resolved_date: '2026-02-01' });
  expect(ofIssue(issue).map(({ date, kind, to }) => [date, kind, to])).toEqual([
    ['2026-01-05', 'Issue reported', '/issues/41'],
    ['2026-02-01', 'Issue resolved', '/issues/41'],
  ]);
  expect(ofIssue({ ...issue, resolved_date: null })).toHaveLength(1);
});

describe('a modification', () => {
  const kinds = (dates: { start_date: string | null; completion_date: string | null }) =>
    ofModification(aModification({ ...dates, created_at: '2025-05-01T09:00:00Z' }), '2025-06-30').map(
      ({ date, kind }) => `${date} ${kind}`,
    );

  it('tells when it was started and completed', () => {
    expect(kinds({ start_date: '2025-06-01', completion_date: '2025-06-20' })).toEqual([
      '2025-06-01 Modification started',
      '2025-06-20 Modification completed',
    ]);
  });

  it('tells when it was written down, as long as it has not begun', () => {
    expect(kinds({ start_date: '2999-01-01', completion_date: null })).toEqual(['2025-05-01 Modification recorded']);
    expect(kinds({ start_date: null, completion_date: null })).toEqual(['2025-05-01 Modification recorded']);
  });
});

it('reads all three kinds, the rows alone of those that hold more', async () => {
  const { calls } = fakeApi({
    'GET /api/modifications/vehicles/7': { body: [aModification({ start_date: '2025-06-01' })] },
    'GET /api/issues/vehicle/7': { body: [anIssue({ resolved_date: null })] },
    'GET /api/track-days/vehicles/7': { body: [aTrackDay({ track_name: 'Laguna Seca' })] },
  });
  const entries = await Promise.all(activity.map(({ read }) => read(7, new AbortController().signal)));
  expect(entries.map(([first]) => first?.kind)).toEqual(['Modification started', 'Issue reported', 'Track day']);
  expect(calls.map(({ query }) => query.get('view'))).toEqual(['row', null, 'row']);
});
