import { useInfiniteQuery, useLoaded, useMay, useQueryClient, useSession } from '@carnet/mf-kit/data';
import { Button, ListSkeleton, NotYet, PageSkeleton } from '@carnet/mf-kit/ui';
import { Navigate, useNavigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame, PagedList, Section } from '@carnet/mf-kit/pages';
import { useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { DossierList } from './dossier-list';
import classes from './dossiers.module.css';
import { DOSSIER, dossiersQuery, makeDossier } from './dossiers.queries';
import { EstimateCard } from './estimate-card';
import { OptionsForm } from './options-form';
import { firstValues, optionProblems, optionsOf } from './options-form.schema';
import { useEstimate } from './use-estimate';
import * as m from '../messages/dossiers';
import * as words from '../messages/dossier-words';

export default function DossiersPage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<Navigate to={paths.made(id)} replace />}
      />
    );
  return <VehicleDossiers vehicle={vehicle.data} />;
}

function VehicleDossiers({ vehicle }: { vehicle: Vehicle }) {
  const books = useInfiniteQuery(dossiersQuery(vehicle.id));
  const name = vehicleName(vehicle);
  const { arrange } = useMay();
  const hasBooks = (books.data?.pages[0]?.rows.length ?? 0) > 0;
  return (
    <PageFrame
      title={m.dossiers}
      tabTitle={m.dossiersOf({ vehicle: name })}
      subtitle={m.subtitle}
      back={{ to: paths.vehicle(vehicle.id), label: name }}
      actions={<Button to={paths.evidence(vehicle.id)}>{words.evidence}</Button>}
    >
      {(hasBooks || books.error) && (
        <Section title={m.madeSoFar}>
          <PagedList query={books} loading={m.loading} empty={null}>
            {(rows) => <DossierList dossiers={rows} />}
          </PagedList>
        </Section>
      )}
      {books.isPending ? <ListSkeleton label={m.loading} /> : arrange && <Maker vehicleId={vehicle.id} />}
    </PageFrame>
  );
}

/** The options, with an estimate of the book beside them. */
function Maker({ vehicleId }: { vehicleId: number }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { user } = useSession();
  const [initial] = useState(() => firstValues(user?.paper));
  const form = useKitForm({
    initial,
    validate: optionProblems,
    fallback: words.makeFailed,
    save: (values) => makeDossier(vehicleId, optionsOf(values)),
    onSaved: (dossier) => {
      queries.setQueryData(DOSSIER.query(dossier.id).queryKey, dossier);
      void DOSSIER.changed(queries);
      navigate(paths.dossier(vehicleId, dossier.id));
    },
  });
  const estimate = useEstimate(vehicleId, optionsOf(form.values));
  const count = estimate.data && !estimate.error ? m.aboutSoMany({ count: estimate.data.pages }) : null;
  return (
    <Section title={m.newDossier}>
      <div className={classes.desk}>
        <OptionsForm form={form} count={count && <span className={classes.count}>{count}</span>} />
        <div className={classes.beside}>
          <EstimateCard estimate={estimate} vehicleId={vehicleId} />
        </div>
      </div>
    </Section>
  );
}
