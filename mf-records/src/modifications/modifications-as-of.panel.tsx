import { DateText } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { CATEGORIES } from './modification.constants';
import { inForceOn } from './as-of.rules';
import { allOfVehicleQuery, type ModificationRow } from './modifications.queries';
import * as m from '../messages/as-of';
import classes from './as-of.module.css';

/** Modifications of a vehicle as they were on a day. */
export default function ModificationsAsOfPanel({ vehicleId, on }: CarnetSlots['vehicle-as-of']) {
  const all = useLoaded(allOfVehicleQuery(vehicleId));
  if (!all.data)
    return (
      <PanelFrame title={m.modifications}>
        <NotYet of={all} />
      </PanelFrame>
    );
  const { done, underWay, undated } = inForceOn(on, all.data);
  return (
    <PanelFrame title={m.modifications}>
      {done.length + underWay.length === 0 && <p className={classes.note}>{m.noModifications}</p>}
      <ul className={classes.list}>
        {done.map((one) => (
          <Line key={one.id} one={one} />
        ))}
        {underWay.map((one) => (
          <Line key={one.id} one={one} note={m.underWay} />
        ))}
      </ul>
      {undated.length > 0 && (
        <>
          <h3 className={classes.head}>{m.undated}</h3>
          <ul className={classes.list}>
            {undated.map((one) => (
              <Line key={one.id} one={one} />
            ))}
          </ul>
        </>
      )}
    </PanelFrame>
  );
}

function Line({ one, note }: { one: ModificationRow; note?: string }) {
  return (
    <li className={classes.line}>
      <Link to={paths.modification(one.id)}>{one.name}</Link>
      <span className={classes.note}>
        {CATEGORIES[one.category]}
        {note ? ` · ${note}` : one.completion_date && ' · '}
        {!note && one.completion_date && <DateText date={one.completion_date} edtf={one.completion_date_edtf} />}
      </span>
    </li>
  );
}
