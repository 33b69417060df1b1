import { failuresOf, Invalid, invalid } from '@carnet/svc-kit';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import {
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  INVALID_DESCRIPTION,
  isBlankedOut,
  isEntry,
  wellFormed,
  wholeNumber,
} from '../../imports/imported-file.rules.js';
import type { TemplateFields } from '../template.entity.js';
import { newTemplate } from '../template.rules.js';
import { ImportedTemplate } from '../template.dto.js';

export type CheckedTemplate = CheckedEntry<{ template: TemplateFields }>;

/** The templates of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { one: 'template', many: 'templates', none: 'No templates found in file' });

/** Checks one entry by the documents' rules (spec 001 §5). */
export const checked = (entry: unknown, index: number): CheckedTemplate =>
  checkedEntry(index, () => ({ template: toTemplate(isEntry(entry) ? entry : {}) }));

function toTemplate(entry: Entry): TemplateFields {
  const input = plainToInstance(ImportedTemplate, normalised(entry));
  const errors = validateSync(input, { whitelist: true, stopAtFirstError: true, forbidUnknownValues: false });
  if (errors.length > 0) throw invalid(failuresOf(errors));
  if (isBlankedOut(entry.description, input.description)) throw new Invalid(INVALID_DESCRIPTION);
  return newTemplate(input);
}

const WHOLE = [
  'recurrence_time_interval',
  'recurrence_mileage_interval',
  'recurrence_total_mileage',
  'recurrence_total_age',
] as const;

/** What files may say loosely, said as a form would. */
function normalised(entry: Entry): Entry {
  return {
    ...entry,
    ...Object.fromEntries(['name', 'source', 'description', 'notes'].map((field) => [field, wellFormed(entry[field])])),
    ...Object.fromEntries(WHOLE.map((field) => [field, wholeNumber(entry[field])])),
  };
}
