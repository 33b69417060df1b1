import { queryOptions } from '@carnet/mf-kit/data';
import type { notify } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/reminders';

const PATH = '/api/reminders/calendar';

/** Tells whether a calendar URL exists. */
export const calendarQuery = queryOptions({
  queryKey: ['identity', 'calendar'],
  queryFn: ({ signal }) => api.get(PATH, { signal, fallback: m.loadFailed }),
});

/** Creates a new calendar URL. The previous one stops working. */
export const renewAddress = (): Promise<notify.CalendarAddressView> =>
  api.post(PATH, undefined, { fallback: m.makeFailed });

/** Sets whether overdue entries appear on today or on their own day. */
export const setOverdueToday = (overdue_today: boolean): Promise<notify.CalendarView> =>
  api.patch(PATH, { overdue_today }, { fallback: m.overdueFailed });

export const endAddress = (): Promise<void> => api.delete(PATH, { fallback: m.endFailed });
