import { browserTimeZone } from '@carnet/mf-kit/formats';
import type { User } from '@carnet/mf-kit/data';
import { api } from './api';
import { meQuery } from './account/profile.queries';
import { queries } from './queries';

/** People whose time zone was sent since this page was loaded. One attempt is enough, also if it failed. */
const asked = new Set<number>();

/** Silently sets a missing time zone in the profile to the browser's. */
export async function keepTimeZone({ id }: User, setUser: (user: User) => void): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  try {
    const changed = await api.put('/api/auth/me', { timeZone: browserTimeZone() }, { fallback: '' });
    queries.setQueryData(meQuery.queryKey, (me) => me && changed);
    setUser(changed);
  } catch {
    // Dates use the browser's zone anyway, and the next page load tries again.
  }
}
