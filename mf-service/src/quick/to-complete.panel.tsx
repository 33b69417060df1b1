import { DateText } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { vehicleName } from '../lookups';
import * as m from '../messages/quick';
import { paths } from '../paths';
import { toCompleteQuery } from './quick.queries';
import classes from './quick.module.css';

/** Events from the quick entry that are to be completed, for the dashboard. Renders nothing if there are none. */
export default function ToCompletePanel() {
  const { data = [] } = useLoaded(toCompleteQuery());
  if (data.length === 0) return null;
  return (
    <PanelFrame title={m.toComplete}>
      <ul className={classes.list}>
        {data.map((event) => (
          <li key={event.id}>
            <Link to={paths.event(event.id)}>{event.name}</Link>
            <span>
              {event.nickname ?? vehicleName(event)} · <DateText date={event.date_performed} />
            </span>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
