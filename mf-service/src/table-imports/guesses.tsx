import { Notice } from '@carnet/mf-kit';
import type { Mapping } from './mapping.rules';
import type { JudgedRow } from './rows.rules';
import * as m from '../messages/table-imports';

/** The rows that would be taken by something that neither the file nor the person has said. */
export const withGuesses = (rows: readonly JudgedRow[]): readonly JudgedRow[] =>
  rows.filter(({ fate }) => 'guessed' in fate && fate.guessed.length > 0);

/** Says what is guessed of the rows of a file; nothing where nothing is. */
export function Guesses({ rows, mappings }: { rows: readonly JudgedRow[]; mappings: readonly Mapping[] }) {
  const guessed = new Set(withGuesses(rows).flatMap(({ fate }) => ('guessed' in fate ? fate.guessed : [])));
  if (guessed.size === 0) return null;
  const of = (what: 'unit' | 'currency') => [
    ...new Set(
      mappings
        .filter(({ kind, guessed = [] }) => kind !== 'nothing' && guessed.includes(what))
        .map((mapping) => mapping[what]),
    ),
  ];
  return (
    <Notice tone="info" title={m.guessedTitle}>
      {guessed.has('unit') && <span>{m.guessedUnit({ unit: of('unit').join(', ') })} </span>}
      {guessed.has('currency') && <span>{m.guessedCurrency({ currency: of('currency').join(', ') })} </span>}
      {m.guessedChange}
    </Notice>
  );
}
