import { useLoaded } from '@carnet/mf-kit/data';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import classes from './handovers.module.css';
import { handoversQuery, isMoving, useMovedVehicles } from './handovers.queries';
import * as m from '../messages/handovers';

/** Vehicles offered to the person, or moving to them. Renders nothing if there are none. */
export default function HandoverOffersPanel() {
  const { data = [] } = useLoaded(handoversQuery());
  useMovedVehicles(data);
  const shown = data.filter((offer) => isMoving(offer) || (offer.side === 'receiving' && offer.state === 'offered'));
  if (shown.length === 0) return null;
  return (
    <PanelFrame title={m.handovers} action={<Link to={paths.handovers()}>{m.seeOffers}</Link>}>
      <ul className={classes.list}>
        {shown.map((offer) => (
          <li key={offer.id}>
            <Link to={paths.handovers()}>{offer.vehicle_name}</Link>
            <span>{isMoving(offer) ? m.stateMoving : m.offersYou({ name: offer.from_name })}</span>
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}
