import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { Notice } from '@carnet/mf-kit/ui';
import { ENERGY_NAMES, UNIT_NAMES } from './fuel.words';
import type { Guessed, Mapping, Usual } from './mapping.rules';
import type { JudgedRow } from './rows.rules';
import * as m from '../messages/table-imports';

/** Importable rows that rely on a guess. */
export const withGuesses = (rows: readonly JudgedRow[]): readonly JudgedRow[] =>
  rows.filter(({ fate }) => 'guessed' in fate && fate.guessed.length > 0);

interface GuessesProps {
  rows: readonly JudgedRow[];
  /** Guesses that plans rely on. */
  ofPlans: readonly Guessed[];
  mappings: readonly Mapping[];
  usual: Usual;
  /** Units of the target vehicles. */
  units: readonly OdometerUnit[];
}

/** Lists the guesses for the rows. Renders nothing if there are none. */
export function Guesses({ rows, ofPlans, mappings, usual, units }: GuessesProps) {
  const ofRows = withGuesses(rows).flatMap(({ fate }) => ('guessed' in fate ? fate.guessed : []));
  const guessed = new Set([...ofRows, ...ofPlans]);
  if (guessed.size === 0) return null;
  const ofFuel = mappings.filter(({ kind, columns }) => kind !== 'nothing' && columns.amount !== undefined);
  const amountUnits = ofFuel.filter(({ guessed: some = [] }) => some.includes('amountUnit'));
  const values = (what: 'unit' | 'currency'): string[] => {
    const all = mappings.filter(
      ({ kind, columns, guessed: guesses = [] }) =>
        (kind !== 'nothing' || columns.mileage !== undefined) && guesses.includes(what),
    );
    return [...new Set(all.map((mapping) => mapping[what]))];
  };
  const ofFile = mappings.filter(({ isUnitOfFile }) => isUnitOfFile).map(({ unit }): string => unit);
  const isOfFile = (what: 'unit' | 'currency', value: string) => what === 'unit' && ofFile.includes(value);
  const before = (what: 'unit' | 'currency') =>
    values(what).filter((value) => value !== usual[what] && !isOfFile(what, value));
  const isUsual = (what: 'unit' | 'currency') => values(what).includes(usual[what]);
  return (
    <Notice tone="info" title={m.guessedTitle}>
      {guessed.has('unit') && isUsual('unit') && (
        <span>{m.guessedUnit({ unit: [...new Set(units)].join(', ') })} </span>
      )}
      {guessed.has('unit') &&
        values('unit')
          .filter((unit) => isOfFile('unit', unit))
          .map((unit) => <span key={`file ${unit}`}>{m.guessedUnitOfFile({ unit })} </span>)}
      {guessed.has('unit') && before('unit').map((unit) => <span key={unit}>{m.guessedUnitBefore({ unit })} </span>)}
      {guessed.has('currency') && isUsual('currency') && (
        <span>{m.guessedCurrency({ currency: usual.currency })} </span>
      )}
      {guessed.has('currency') &&
        before('currency').map((currency) => <span key={currency}>{m.guessedCurrencyBefore({ currency })} </span>)}
      {guessed.has('amountUnit') && (
        <span>
          {m.guessedAmountUnit({ unit: listed(amountUnits.map(({ amountUnit }) => UNIT_NAMES[amountUnit])) })}{' '}
        </span>
      )}
      {guessed.has('energy') && (
        <span>{m.guessedEnergy({ energy: listed(ofFuel.map(({ energy }) => ENERGY_NAMES[energy])) })} </span>
      )}
      {m.guessedChange}
    </Notice>
  );
}

const listed = (names: readonly string[]): string => [...new Set(names)].join(', ');
