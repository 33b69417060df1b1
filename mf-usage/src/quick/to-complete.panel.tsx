import { DateText } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { titleOf, toCompleteQuery } from '../fill-ups';
import { vehicleName } from '../lookups';
import * as m from '../messages/quick';
import { paths } from '../paths';
import classes from './quick.module.css';

/** Fill-ups from the quick entry that are to be completed, for the dashboard. Renders nothing if there are none. */
export default function ToCompletePanel() {
  const { data = [] } = useLoaded(toCompleteQuery());
  if (data.length === 0) return null;
  return (
    <PanelFrame title={m.toComplete}>
      <ul className={classes.list}>
        {data.map((fillUp) => (
          <li key={fillUp.id}>
            <Link to={paths.fillUp(fillUp.id)}>{titleOf(fillUp)}</Link>
            <span>
              {vehicleName(fillUp)} · <DateText date={fillUp.filled_on} />
            </span>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
