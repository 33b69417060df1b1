import { ISSUE_STATUSES } from './issue.entity.js';
import { resolution } from './issue.rules.js';

const TODAY = '2026-11-21';

describe('the day an issue is resolved', () => {
  it('is today where no day was given', () => {
    expect(resolution('Resolved', {}, TODAY)).toEqual({ resolved_date: TODAY, resolved_date_edtf: null });
  });

  it('is the day that was given, as exactly as that is known', () => {
    expect(resolution('Resolved', { resolved_date: '2020-02-29' }, TODAY).resolved_date).toBe('2020-02-29');
    expect(resolution('Resolved', { resolved_date_edtf: '2020~' }, TODAY)).toEqual({
      resolved_date: '2020-01-01',
      resolved_date_edtf: '2020~',
    });
  });

  it.each(ISSUE_STATUSES.filter((status) => status !== 'Resolved'))('is none while the issue is %s', (status) => {
    const given = { resolved_date: '2020-01-01', resolved_date_edtf: '2020' };
    expect(resolution(status, given, TODAY)).toEqual({ resolved_date: null, resolved_date_edtf: null });
  });
});
