/** What papers there are (spec §Documentation, and what cars come with beside). */
export const DOCUMENT_TYPES = [
  'registration',
  'insurance',
  'receipt',
  'warranty',
  'manual',
  'inspection',
  'title',
  'letter',
  'factory-paper',
  'appraisal',
  'other',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
