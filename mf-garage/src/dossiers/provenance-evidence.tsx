import { Button, PanelFrame } from '@carnet/mf-kit/ui';
import type { Vehicle } from '../lookups';
import { paths } from '../paths';
import type { Evidence } from './dossiers.queries';
import classes from './evidence.module.css';
import * as m from '../messages/evidence';

interface ProvenanceEvidenceProps {
  evidence: Evidence;
  vehicle: Vehicle;
}

type Count = Evidence['provenance']['owners'];

const NONE: Count = { all: 0, papered: 0, pictured: 0 };

/** Evidence for owners and numbers, with hints where it is missing. */
export function ProvenanceEvidence({ evidence: { provenance }, vehicle: { id } }: ProvenanceEvidenceProps) {
  // The service of the previous release does not send `provenance`.
  const { owners, numbers } = provenance ?? { owners: NONE, numbers: NONE };
  if (owners.all + numbers.all === 0) return null;
  return (
    <PanelFrame
      title={m.ownersAndNumbers}
      action={
        <Button size="sm" to={paths.provenance(id)}>
          {m.toProvenance}
        </Button>
      }
    >
      <ul className={classes.gaps}>
        <Backed title={m.ownersTitle} count={owners} hint={m.lookForContract} />
        <Backed title={m.numbersTitle} count={numbers} hint={m.lookForStamp} />
      </ul>
    </PanelFrame>
  );
}

function Backed({ title, count: { all, papered, pictured }, hint }: { title: string; count: Count; hint: string }) {
  if (all === 0) return null;
  return (
    <li>
      <h3 className={classes.span}>{title}</h3>
      <div className={classes.what}>
        <p>{m.backed({ all, papered, pictured })}</p>
        {papered + pictured < all && <p className={classes.note}>{hint}</p>}
      </div>
    </li>
  );
}
