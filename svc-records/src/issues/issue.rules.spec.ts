import { ISSUE_STATUSES } from './issue.entity.js';
import { resolvedDate } from './issue.rules.js';

describe('the day an issue is resolved', () => {
  it('is today where no day was given', () => {
    expect(resolvedDate('Resolved', null, '2026-11-21')).toBe('2026-11-21');
  });

  it('is the day that was given', () => {
    expect(resolvedDate('Resolved', '2020-02-29', '2026-11-21')).toBe('2020-02-29');
  });

  it.each(ISSUE_STATUSES.filter((status) => status !== 'Resolved'))('is none while the issue is %s', (status) => {
    expect(resolvedDate(status, '2020-02-29', '2026-11-21')).toBeNull();
  });
});
