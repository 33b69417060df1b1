import type { garage } from '@carnet/contracts';
import type { Tone } from '@carnet/mf-kit/ui';
import * as m from '../messages/lookups';

const TYPES = { OEM: m.oem, Aftermarket: m.aftermarket } satisfies Record<garage.PartInList['type'], string>;

/** A type that this release does not know is shown unchanged. */
export const partType = (type: string): string => (TYPES as Record<string, string>)[type] ?? type;

export const PART_STATUSES: Record<string, string> = {
  Planned: m.planned,
  'In Storage': m.inStorage,
  Installed: m.installed,
} satisfies Record<garage.PartInList['status'], string>;

export const PART_TONES: Record<string, Tone> = { Installed: 'good', 'In Storage': 'info', Planned: 'neutral' };
