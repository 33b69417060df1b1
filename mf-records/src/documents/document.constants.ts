import { DOCUMENT_TYPE_VALUES } from '@carnet/contracts/records';
import type { DocumentValues } from './document-form.schema';
import * as m from '../messages/papers';

export type DocumentType = (typeof DOCUMENT_TYPE_VALUES)[number];

export const TYPE_LABELS: Readonly<Record<DocumentType, string>> = {
  registration: m.registration,
  insurance: m.insurance,
  receipt: m.receipt,
  warranty: m.warranty,
  manual: m.manual,
  inspection: m.inspection,
  title: m.vehicleTitle,
  letter: m.letter,
  'factory-paper': m.factoryPaper,
  appraisal: m.appraisal,
  other: m.other,
};

export const TYPE_OPTIONS = DOCUMENT_TYPE_VALUES.map((value) => ({ value, label: TYPE_LABELS[value] }));

type Field = Exclude<keyof DocumentValues, 'vehicle_id' | 'type' | 'title' | 'notes' | 'tags' | 'links'>;

/** Fields by type of paper. Every type also has title, notes and tags. */
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

/** Fields shown before the type is known, because a machine may have read their values. */
export const FIELDS_OF_ANY: readonly Field[] = ['vendor', 'dated', 'amount'];

/** Labels of the issuer, by type of paper. */
export const VENDOR_LABELS: Readonly<Partial<Record<DocumentType, string>>> = {
  registration: m.authority,
  insurance: m.insurer,
  warranty: m.grantedBy,
  manual: m.publisher,
  inspection: m.inspectedBy,
  title: m.authority,
  letter: m.from,
  appraisal: m.appraisedBy,
};

export const STATE_NOTES: Readonly<Record<string, string>> = {
  pending: m.pending,
  damaged: m.damaged,
  locked: m.locked,
  failed: m.failed,
  'no-room': m.noRoomForLot,
};

/** True for failures that a retry may fix: it may pass by itself, or there may be free space now. */
export const canBeTriedAgain = ({ state }: { state: string }): boolean => state === 'failed' || state === 'no-room';
