import { browserTimeZone } from '@carnet/mf-kit/formats';
import type { User } from '@carnet/mf-kit/data';
import { api } from './api';
import { meQuery } from './account/profile.queries';
import { queries } from './queries';

/** Whose profile was given a time zone since this page was loaded: once is enough, also where it failed. */
const asked = new Set<number>();

/** Gives a profile that has no time zone the browser's, without a word. */
export async function keepTimeZone({ id }: User, setUser: (user: User) => void): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  try {
    const changed = await api.put('/api/auth/me', { timeZone: browserTimeZone() }, { fallback: '' });
    queries.setQueryData(meQuery.queryKey, (me) => me && changed);
    setUser(changed);
  } catch {
    // Days are the browser's all the same, and the next page load tries again.
  }
}
