import { checkedAs } from '@carnet/fields';
import {
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  isBlankedOut,
  isEntry,
  wellFormed,
  wholeNumber,
} from '@carnet/imports';
import { Invalid } from '@carnet/messages';
import * as m from '../../messages/import.js';
import type { TemplateFields } from '../template.entity.js';
import { newTemplate } from '../template.rules.js';
import { ImportedTemplate } from '../template.dto.js';

export type CheckedTemplate = CheckedEntry<{ template: TemplateFields }>;

/** The templates of a file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendTemplates, none: m.noTemplates, tooMany: m.tooManyTemplates });

/** Checks one entry by the specification (spec 001 §5). `own` is the person's currency, null if no entry needs it. */
export const checked = (entry: unknown, index: number, own: string | null): CheckedTemplate =>
  checkedEntry(index, () => ({ template: toTemplate(isEntry(entry) ? entry : {}, own) }));

function toTemplate(entry: Entry, own: string | null): TemplateFields {
  const input = checkedAs(ImportedTemplate, normalised(entry));
  if (isBlankedOut(entry.description, input.description)) throw new Invalid(m.badDescription);
  return newTemplate(input, own);
}

const WHOLE = [
  'recurrence_time_interval',
  'recurrence_mileage_interval',
  'recurrence_total_mileage',
  'recurrence_total_age',
] as const;

/** Converts loosely written values in a file to the values that a form sends. */
function normalised(entry: Entry): Entry {
  return {
    ...entry,
    ...Object.fromEntries(['name', 'source', 'description', 'notes'].map((field) => [field, wellFormed(entry[field])])),
    ...Object.fromEntries(WHOLE.map((field) => [field, wholeNumber(entry[field])])),
  };
}
