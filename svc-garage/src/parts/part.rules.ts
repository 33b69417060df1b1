/** Spec §3 (document 2). */
export const PART_TYPES = ['OEM', 'Aftermarket'] as const;
export type PartType = (typeof PART_TYPES)[number];

export const PART_STATUSES = ['Planned', 'In Storage', 'Installed'] as const;
export type PartStatus = (typeof PART_STATUSES)[number];

/** Spec §4 and §9 (document 2). */
export const NEW_PART = { type: 'OEM', status: 'Planned' } as const;
