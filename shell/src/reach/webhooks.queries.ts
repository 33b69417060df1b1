import type { notify } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/webhooks';

const PATH = '/api/webhooks';

export type Webhook = notify.WebhookView;
export type MadeWebhook = notify.NewWebhookView;
export type NewWebhook = notify.CreateWebhook;
export type Delivery = notify.WebhookDeliveryView;

const KEY = ['identity', 'webhooks'] as const;

/** Webhooks of the person. Always stale, because deliveries change their state without this page. */
export const webhooksQuery = queryOptions({
  queryKey: KEY,
  staleTime: 0,
  queryFn: ({ signal }): Promise<Webhook[]> => api.get(PATH, { signal, fallback: m.failed }),
});

/** Maximum number of deliveries to show. */
const MOST_DELIVERIES = 50;
/** Polling interval in milliseconds while deliveries are pending. */
const LOOK_AGAIN_MS = 1_000;

export const deliveriesQuery = (id: number) =>
  queryOptions({
    queryKey: [...KEY, id, 'deliveries'],
    staleTime: 0,
    queryFn: ({ signal }) =>
      api.list(`${PATH}/{id}/deliveries`, {
        signal,
        params: { id },
        query: { limit: MOST_DELIVERIES },
        fallback: m.deliveriesFailed,
      }),
    refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? LOOK_AGAIN_MS : false),
  });

/** True until the first attempt has ended. */
export const isUnderWay = ({ state, status, error }: Delivery): boolean =>
  state === 'waiting' && status === null && error === null;

export const makeWebhook = (body: NewWebhook): Promise<MadeWebhook> => api.post(PATH, body, { fallback: m.makeFailed });

export const readWebhook = (id: number): Promise<Webhook> =>
  api.get(`${PATH}/{id}`, { params: { id }, fallback: m.failed });

export const changeWebhook = ({ id, version }: Webhook, body: Partial<NewWebhook>): Promise<Webhook> =>
  api.put(`${PATH}/{id}`, body, { params: { id }, ifMatch: version, fallback: m.saveFailed });

export const deleteWebhook = (id: number): Promise<void> =>
  api.delete(`${PATH}/{id}`, { params: { id }, fallback: m.deleteFailed });

export const renewSecret = (id: number): Promise<notify.WebhookSecretView> =>
  api.post(`${PATH}/{id}/secret`, undefined, { params: { id }, fallback: m.renewFailed });

export const tryWebhook = (id: number): Promise<Delivery> =>
  api.post(`${PATH}/{id}/test`, undefined, { params: { id }, fallback: m.tryFailed });

export const sendAgain = (id: number, deliveryId: number): Promise<Delivery> =>
  api.post(`${PATH}/{id}/deliveries/{deliveryId}/redeliver`, undefined, {
    params: { id, deliveryId },
    fallback: m.againFailed,
  });
