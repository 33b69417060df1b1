/** Types of papers (spec §Documentation, and others that cars come with). */
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
