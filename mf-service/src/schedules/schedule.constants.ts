import * as m from '../messages/values';

/** Label for `is_active`. */
export const activityOf = ({ is_active }: { is_active: boolean }): 'Active' | 'Inactive' =>
  is_active ? 'Active' : 'Inactive';

export const ACTIVITY_LABELS = { Active: m.active, Inactive: m.inactive };
export const ACTIVITY_TONES = { Active: 'good', Inactive: 'neutral' } as const;
