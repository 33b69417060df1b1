import { formatNumber } from '@carnet/mf-kit';
import type { ImportFile } from './import-file';
import type { ImportKind, ImportReport } from './import-kind';

export interface ImportVerdict {
  tone: 'good' | 'warn' | 'bad';
  text: string;
}

/** What an import came to, in the documents' words (spec §8; spec 001 §5). */
export function verdictOf(
  kind: ImportKind,
  file: ImportFile,
  { total, imported, failed }: ImportReport,
): ImportVerdict {
  if (imported === 0) return { tone: 'bad', text: file.isSingle ? kind.words.failedOne : kind.words.failedAll };
  if (file.isSingle) return { tone: 'good', text: `Successfully imported ${kind.one}: ${nameOf(file.entries[0])}` };
  const all = `Successfully imported ${formatNumber(imported)} of ${formatNumber(total)} ${kind.many}`;
  return failed > 0 ? { tone: 'warn', text: `${all} (${formatNumber(failed)} failed)` } : { tone: 'good', text: all };
}

/** What is wrong with an entry: `Error in service event #3: Vehicle not found`. People count from 1. */
export const faultOf = (kind: ImportKind, index: number, msg: string): string =>
  `Error in ${kind.one} #${formatNumber(index + 1)}: ${msg}`;

/** What an entry is called, if it is called anything. */
export function nameOf(entry: unknown): string {
  const name: unknown = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
  return typeof name === 'string' && name.trim() !== '' ? name.trim() : 'No name';
}

/** A value as a person reads it where it stands for itself. */
export function textOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
