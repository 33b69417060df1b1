import { DOCUMENT_TYPE_VALUES } from '@carnet/contracts/records';
import type { DocumentValues } from './document-form.schema';

export type DocumentType = (typeof DOCUMENT_TYPE_VALUES)[number];

export const TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  registration: 'Registration',
  insurance: 'Insurance',
  receipt: 'Receipt',
  warranty: 'Warranty',
  manual: 'Manual',
  inspection: 'Inspection certificate',
  title: 'Vehicle title',
  letter: 'Letter',
  'factory-paper': 'Factory paper',
  appraisal: 'Appraisal',
  other: 'Other',
};

export const TYPE_OPTIONS = DOCUMENT_TYPE_VALUES.map((value) => ({ value, label: TYPE_LABELS[value] }));

type Field = Exclude<keyof DocumentValues, 'vehicle_id' | 'type' | 'title' | 'notes' | 'tags'>;

/** What is asked of a paper, by what it is; title, notes and tags are asked of all. */
export const FIELDS: Readonly<Record<DocumentType, readonly Field[]>> = {
  registration: ['number', 'vendor', 'dated', 'expires_on', 'amount'],
  insurance: ['vendor', 'number', 'dated', 'expires_on', 'amount'],
  receipt: ['vendor', 'number', 'dated', 'amount', 'mileage'],
  warranty: ['vendor', 'number', 'dated', 'expires_on', 'mileage'],
  manual: ['vendor', 'number'],
  inspection: ['vendor', 'number', 'dated', 'expires_on', 'amount', 'mileage'],
  title: ['number', 'vendor', 'dated'],
  letter: ['vendor', 'dated'],
  'factory-paper': ['vendor', 'number', 'dated'],
  appraisal: ['vendor', 'dated', 'amount', 'mileage'],
  other: ['vendor', 'number', 'dated', 'expires_on', 'amount', 'mileage'],
};

/** Who wrote it is called by what it is. */
export const VENDOR_LABELS: Readonly<Partial<Record<DocumentType, string>>> = {
  registration: 'Authority',
  insurance: 'Insurer',
  warranty: 'Granted by',
  manual: 'Publisher',
  inspection: 'Inspected by',
  title: 'Authority',
  letter: 'From',
  appraisal: 'Appraised by',
};

export const STATE_NOTES: Readonly<Record<string, string>> = {
  pending: 'It is being read.',
  damaged: 'Some of it could not be read. The original is kept as it came.',
  locked: 'It asks for a password. It is kept as it came, and not read.',
  failed: 'It could not be read. The original is kept as it came.',
};
