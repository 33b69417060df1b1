import type { notify } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { ownAddress, subscribe } from './this-browser';
import * as m from '../messages/reminder-channels';

const PATH = '/api/reminders/channels';

export type Channel = notify.ChannelView;
/** All channels, and the id of this browser's channel. */
export type Channels = notify.ChannelsView & { here: string | null };

/** Channels of the person. Always stale, because delivery results change them without this page. */
export const channelsQuery = queryOptions({
  queryKey: ['identity', 'reminders', 'channels'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<Channels> => {
    const found = await api.get(PATH, { signal, fallback: m.loadFailed });
    return { ...found, here: await ownAddress() };
  },
});

/** The browser asks the person for permission first, which it allows only right after a click. */
export async function addThisBrowser(
  pushKey: string,
  proven: (call: () => Promise<Channel>) => Promise<Channel>,
): Promise<Channel> {
  const subscribed = await subscribe(pushKey);
  return proven(() => api.post(`${PATH}/devices`, subscribed, { fallback: m.addFailed }));
}

export const addTopic = (body: notify.AddTopic): Promise<Channel> =>
  api.post(`${PATH}/topics`, body, { fallback: m.addFailed });

export const turnChannel = ({ id, is_on }: { id: number; is_on: boolean }): Promise<Channel> =>
  api.put(`${PATH}/{id}`, { is_on }, { params: { id }, fallback: m.changeFailed });

export const endChannel = (id: number): Promise<void> =>
  api.delete(`${PATH}/{id}`, { params: { id }, fallback: m.changeFailed });

export const tryChannel = (id: number): Promise<void> =>
  api.post(`${PATH}/{id}/trial`, undefined, { params: { id }, fallback: m.trialFailed });

export const tryMail = (): Promise<void> => api.post('/api/reminders/trial', undefined, { fallback: m.trialFailed });
