import { formatDate, formatDateTime, formatNumber } from '@carnet/mf-kit/formats';
import type { Problems } from '@carnet/mf-kit/forms';
import type { ApiKey, NewKey } from './api-keys.queries';
import * as m from '../messages/api-keys';

/** Values of the form, with the API's names. Selected values are text. */
export interface KeyValues {
  name: string;
  access: 'read' | 'write';
  /** Empty for all vehicles. */
  vehicle_id: string;
  /** Empty for a key that never expires. */
  expires_in_days: string;
}

export const NEW_KEY: KeyValues = { name: '', access: 'read', vehicle_id: '', expires_in_days: '90' };

/** Expiry in days, as offered by the form. */
export const EXPIRIES = [7, 30, 90, 365] as const;

export const keyProblems = ({ name }: KeyValues): Problems<KeyValues> | null =>
  name.trim() === '' ? { fields: { name: m.nameRequired } } : null;

export const keyBody = ({ vehicle_id, expires_in_days, ...key }: KeyValues): NewKey => ({
  ...key,
  vehicle_id: vehicle_id === '' ? null : Number(vehicle_id),
  expires_in_days: expires_in_days === '' ? null : Number(expires_in_days),
});

/** Scope of a key, in one line. */
export function reachOf({ access, vehicle_id, vehicle_name }: ApiKey): string {
  const may = access === 'read' ? m.reads : m.writes;
  return vehicle_id === null ? m.ofAll({ may }) : m.ofOne({ may, vehicle: vehicle_name ?? m.aVehicle });
}

export function expiryOf({ expires_at }: ApiKey, now: number): { text: string; isOver: boolean } {
  if (expires_at === null) return { text: m.neverExpires, isOver: false };
  const isOver = Date.parse(expires_at) <= now;
  const day = formatDate(expires_at.slice(0, 10));
  return { text: isOver ? m.expired({ day }) : m.expires({ day }), isOver };
}

export function usesOf({ last_used_at, uses }: ApiKey): string {
  if (last_used_at === null) return m.neverUsed;
  return m.used({ when: formatDateTime(last_used_at), count: uses, times: formatNumber(uses) });
}
