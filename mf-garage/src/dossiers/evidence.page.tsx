import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton, NotFoundState, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { useLinks, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { ContradictionList } from './contradiction-list';
import { CoverageChart } from './coverage-chart';
import { evidenceQuery } from './dossiers.queries';
import { EvidenceSummary } from './evidence-summary';
import classes from './evidence.module.css';
import { GapList } from './gap-list';
import { ProvenanceEvidence } from './provenance-evidence';
import * as m from '../messages/evidence';
import * as words from '../messages/dossier-words';

/** Evidence behind a vehicle's history, and missing evidence, with links to add it. */
export default function EvidencePage() {
  const vehicle = useLoaded(vehicleQuery(Number(useParams().id)));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={words.vehicleNotFound} back={{ to: paths.vehicles(), label: words.vehicles }} />}
      />
    );
  const { id } = vehicle.data;
  return (
    <PageFrame
      title={words.evidence}
      tabTitle={m.evidenceOf({ vehicle: vehicleName(vehicle.data) })}
      subtitle={m.subtitle}
      back={{ to: paths.vehicle(id), label: vehicleName(vehicle.data) }}
      actions={
        <Button variant="primary" to={paths.dossiers(id)}>
          {m.makeDossier}
        </Button>
      }
    >
      <VehicleEvidence vehicle={vehicle.data} />
    </PageFrame>
  );
}

function VehicleEvidence({ vehicle }: { vehicle: Vehicle }) {
  const evidence = useLoaded(evidenceQuery(vehicle.id));
  if (!evidence.data) return <NotYet of={evidence} waiting={<ListSkeleton label={m.loading} />} />;
  if (evidence.data.entries.all === 0) return <NothingYet vehicleId={vehicle.id} />;
  return (
    <div className={classes.page}>
      <EvidenceSummary evidence={evidence.data} />
      <CoverageChart evidence={evidence.data} />
      <GapList evidence={evidence.data} vehicle={vehicle} />
      <ProvenanceEvidence evidence={evidence.data} vehicle={vehicle} />
      <ContradictionList evidence={evidence.data} vehicle={vehicle} />
    </div>
  );
}

function NothingYet({ vehicleId }: { vehicleId: number }) {
  const linkTo = useLinks();
  const service = linkTo('vehicle/log-service', vehicleId);
  const papers = linkTo('vehicle/papers', vehicleId);
  return (
    <EmptyState
      title={m.nothingYet}
      action={
        <>
          {service && (
            <Button variant="primary" to={service}>
              {m.addEvent}
            </Button>
          )}
          {papers && <Button to={papers}>{m.addPaper}</Button>}
        </>
      }
    >
      {m.nothingYetText}
    </EmptyState>
  );
}
