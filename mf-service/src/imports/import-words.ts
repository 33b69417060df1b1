import { formatNumber } from '@carnet/mf-kit/formats';
import * as m from '../messages/imports';
import type { ImportKind, ImportReport } from './import-kind';

export interface ImportVerdict {
  tone: 'good' | 'warn' | 'bad';
  text: string;
}

/** The documents' sentences (spec §5, §8; spec 001 §5). */
export const IMPORT_WORDS: Record<ImportKind['of'], ImportWords> = {
  other: {
    title: m.titleEvents,
    none: m.noneEvents,
    failedOne: m.failedOneEvent,
    failedAll: m.failedAllEvents,
  },
  template: {
    title: m.titleTemplates,
    none: m.noneTemplates,
    failedOne: m.failedOneTemplate,
    failedAll: m.failedAllTemplates,
  },
};

interface ImportWords {
  title: string;
  /** Error for an empty list. */
  none: string;
  /** Error for a single entry that could not be imported. */
  failedOne: string;
  /** Error if no entry could be imported. */
  failedAll: string;
}

/** Result of an import, in the documents' words (spec §8; spec 001 §5). */
export function verdictOf(
  { of: kind }: Pick<ImportKind, 'of'>,
  file: { entries: readonly unknown[]; isSingle: boolean },
  { total, imported, failed }: ImportReport,
): ImportVerdict {
  const words = IMPORT_WORDS[kind];
  if (imported === 0) return { tone: 'bad', text: file.isSingle ? words.failedOne : words.failedAll };
  if (file.isSingle) return { tone: 'good', text: m.importedOne({ kind, name: nameOf(file.entries[0]) }) };
  const counts = { kind, imported, total };
  return failed > 0
    ? { tone: 'warn', text: m.importedSome({ ...counts, failed }) }
    : { tone: 'good', text: m.importedAll(counts) };
}

/** Error of an entry, counted from 1: `Error in service event #3: Vehicle not found`. */
export const faultOf = ({ of: kind }: Pick<ImportKind, 'of'>, index: number, msg: string): string =>
  m.errorIn({ kind, number: formatNumber(index + 1), msg });

/** Name of an entry, or a placeholder. */
export function nameOf(entry: unknown): string {
  const name: unknown = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : m.noName;
}

export function textOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
