import { today } from '@carnet/mf-kit/formats';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { YearColumns } from './costs-chart';
import { narrowed, sumsOf } from './costs.rules';
import { Figure, Sums } from './sums';
import { useCosts } from './use-costs';
import classes from './costs.module.css';
import * as m from '../messages/costs';

const SHOWN_YEARS = 5;

/** Costs of all vehicles in recent years, for the dashboard. Renders nothing if there are none, or if they are not known. */
export default function CostsPanel() {
  const year = Number(today().slice(0, 4));
  const { totals, waiting, away } = useCosts({ from: `${year - SHOWN_YEARS + 1}-01-01` });
  const [most] = sumsOf(totals);
  if (waiting || away.length > 0 || !most) return null;
  const of = (one: number) => sumsOf(narrowed(totals, { from: one, to: one }));
  return (
    <PanelFrame title={m.costs} action={<Link to={paths.insights()}>{m.openInsights}</Link>}>
      <div className={classes.panel}>
        <dl className={classes.beside}>
          <Figure label={m.thisYear}>
            <Sums sums={of(year)} />
          </Figure>
          <Figure label={m.lastYear}>
            <Sums sums={of(year - 1)} />
          </Figure>
        </dl>
        <YearColumns totals={narrowed(totals, { currency: most.currency })} currency={most.currency} small />
      </div>
      {totals.some(({ byRate }) => byRate) && <p className={classes.note}>{m.withRate}</p>}
    </PanelFrame>
  );
}
