import { Button, PanelFrame } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import classes from './invitation.module.css';
import * as m from '../messages/dossier-invitation';

/** Links to a vehicle's evidence and to its book. */
export function DossierInvitation({ vehicleId }: { vehicleId: number }) {
  return (
    <PanelFrame title={m.title}>
      <div className={classes.invitation} data-screen-only>
        <p>{m.text}</p>
        <div className={classes.buttons}>
          <Button to={paths.dossiers(vehicleId)}>{m.makeDossier}</Button>
          <Button to={paths.evidence(vehicleId)}>{m.seeEvidence}</Button>
        </div>
      </div>
    </PanelFrame>
  );
}
