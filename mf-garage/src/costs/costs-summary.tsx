import { type OdometerUnit, today } from '@carnet/mf-kit/formats';
import { Card } from '@carnet/mf-kit/ui';
import type { ReactNode } from 'react';
import { narrowed, type PerDistance, sumsOf, type Total } from './costs.rules';
import { eachText, overText, sumText } from './costs.words';
import { Figure, Sums } from './sums';
import type { Costs } from './use-costs';
import classes from './costs.module.css';
import * as m from '../messages/costs';

interface CostsSummaryProps {
  totals: readonly Total[];
  /** Undefined or null if the distance is not known. */
  perDistance: PerDistance | null | undefined;
  /** Unit of the distance. */
  unit: OdometerUnit;
  children?: ReactNode;
}

/** Total cost, cost of this year, and cost per unit of distance. */
export function CostsSummary({ totals, perDistance, unit, children }: CostsSummaryProps) {
  const year = Number(today().slice(0, 4));
  const sums = sumsOf(totals);
  const undated = sumsOf(totals.filter((total) => total.year === null));
  return (
    <Card>
      <dl className={classes.summary}>
        <Figure
          label={m.inAll}
          note={undated.length > 0 && undated.map((sum) => m.ofThatUndated({ amount: sumText(sum) })).join(' · ')}
        >
          <Sums sums={sums} />
        </Figure>
        {children}
        <Figure label={m.thisYear}>
          <Sums sums={sumsOf(narrowed(totals, { from: year, to: year }))} />
        </Figure>
        <Figure
          label={m.perUnit({ unit: perDistance?.unit ?? unit })}
          note={perDistance ? overText(perDistance) : perDistance === null && m.noDistance}
        >
          <Sums sums={perDistance?.sums ?? []} each={eachText} />
        </Figure>
      </dl>
    </Card>
  );
}

/** Notes that explain the sums. */
export function HowCounted({ totals, howCounted }: Pick<Costs, 'howCounted'> & { totals: readonly Total[] }) {
  return (
    <div className={classes.how}>
      {totals.some(({ byRate }) => byRate) && <p>{m.withRate}</p>}
      <p>{m.howCounted}</p>
      {howCounted.map((sentences) => (
        <p key={sentences}>{sentences}</p>
      ))}
    </div>
  );
}
