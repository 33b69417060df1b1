import { Notice } from '@carnet/mf-kit';
import type { Guessed, Mapping, Usual } from './mapping.rules';
import type { JudgedRow } from './rows.rules';
import * as m from '../messages/table-imports';

/** The rows that would be taken by something that neither the file nor the person has said. */
export const withGuesses = (rows: readonly JudgedRow[]): readonly JudgedRow[] =>
  rows.filter(({ fate }) => 'guessed' in fate && fate.guessed.length > 0);

interface GuessesProps {
  rows: readonly JudgedRow[];
  mappings: readonly Mapping[];
  usual: Usual;
}

/** Says what is guessed of the rows of a file; nothing where nothing is. */
export function Guesses({ rows, mappings, usual }: GuessesProps) {
  const guessed = new Set(withGuesses(rows).flatMap(({ fate }) => ('guessed' in fate ? fate.guessed : [])));
  if (guessed.size === 0) return null;
  const values = (what: Guessed) => {
    const all = mappings
      .filter(({ kind, guessed: guesses = [] }) => kind !== 'nothing' && guesses.includes(what))
      .map((mapping) => mapping[what]);
    return [...new Set(all)].map((value) => ({ value, isUsual: value === usual[what] }));
  };
  return (
    <Notice tone="info" title={m.guessedTitle}>
      {guessed.has('unit') &&
        values('unit').map(({ value: unit, isUsual }) => (
          <span key={unit}>{isUsual ? m.guessedUnit({ unit }) : m.guessedUnitBefore({ unit })} </span>
        ))}
      {guessed.has('currency') &&
        values('currency').map(({ value: currency, isUsual }) => (
          <span key={currency}>
            {isUsual ? m.guessedCurrency({ currency }) : m.guessedCurrencyBefore({ currency })}{' '}
          </span>
        ))}
      {m.guessedChange}
    </Notice>
  );
}
