import type { garage } from '@carnet/contracts';
import * as m from '../messages/parts';

export type PartType = garage.PartView['type'];
export type PartStatus = garage.PartView['status'];

/** Labels of types and statuses, in the API's order. */
export const PART_TYPES: Readonly<Record<PartType, string>> = { OEM: m.oem, Aftermarket: m.aftermarket };
export const PART_STATUSES: Readonly<Record<PartStatus, string>> = {
  Planned: m.planned,
  'In Storage': m.inStorage,
  Installed: m.installed,
};

export const STATUS_TONES = { Installed: 'good', 'In Storage': 'info', Planned: 'neutral' } as const;
