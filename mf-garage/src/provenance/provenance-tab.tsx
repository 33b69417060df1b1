import { useLoaded } from '@carnet/mf-kit/data';
import { ListSkeleton, NotYet, PanelError } from '@carnet/mf-kit/ui';
import { UndoBar, useUndo } from '@carnet/mf-kit/pages';
import { DossierInvitation } from '../dossiers';
import { garageChanged } from '../shared';
import { NumberPlate } from './number-plate';
import { OverlapList } from './overlap-list';
import { OwnerTimeline } from './owner-timeline';
import classes from './provenance.module.css';
import { provenanceQuery } from './provenance.queries';
import { ProvenanceSummary } from './provenance-summary';
import * as m from '../messages/provenance';

export interface ProvenanceTabProps {
  vehicleId: number;
  vin: string | null;
}

/** Owners of a vehicle, gaps between them, and whether its numbers match. */
export default function ProvenanceTab({ vehicleId, vin }: ProvenanceTabProps) {
  const provenance = useLoaded(provenanceQuery(vehicleId));
  const undo = useUndo(garageChanged);
  if (!provenance.data)
    return (
      <NotYet
        of={provenance}
        waiting={<ListSkeleton label={m.loading} />}
        missing={<PanelError error={provenance.error} />}
      />
    );
  const { ownership, identities, overlaps } = provenance.data;
  return (
    <div className={classes.tab}>
      {ownership.length + identities.length > 0 && <ProvenanceSummary provenance={provenance.data} />}
      <UndoBar undo={undo} />
      {overlaps.length > 0 && <OverlapList provenance={provenance.data} />}
      <OwnerTimeline provenance={provenance.data} undo={undo} />
      <NumberPlate provenance={provenance.data} vin={vin} undo={undo} />
      <DossierInvitation vehicleId={vehicleId} />
    </div>
  );
}
