import { NONE } from '@carnet/mf-kit/formats';
import type { ReactNode } from 'react';
import type { Sum } from './costs.rules';
import { sumText } from './costs.words';
import classes from './costs.module.css';

/** Amounts in several currencies, one per line. */
export function Sums({ sums, each = sumText, none = NONE }: SumsProps) {
  if (sums.length === 0) return none;
  return (
    <span className={classes.sums}>
      {sums.map((sum) => (
        <span key={sum.currency}>{each(sum)}</span>
      ))}
    </span>
  );
}

interface SumsProps {
  sums: readonly Sum[];
  /** Formats one sum. */
  each?: (sum: Sum) => string;
  none?: ReactNode;
}

/** A figure of the summary: label, amounts, and a note. */
export function Figure({ label, note, children }: { label: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children}</span>
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}
