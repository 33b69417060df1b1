import { useLoaded } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet, Notice, PageSkeleton } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { ConfirmDelete, PageFrame, useDeletion } from '@carnet/mf-kit/pages';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { DossierFailure } from './dossier-failure';
import { DossierProgress } from './dossier-progress';
import { DossierResult } from './dossier-result';
import { isUnderWay } from './dossier.rules';
import { DossierSheet } from './dossier-sheet';
import classes from './dossier.module.css';
import { type Dossier, DOSSIER, dossierQuery } from './dossiers.queries';
import * as m from '../messages/dossier';
import * as words from '../messages/dossier-words';

export default function DossierPage() {
  const { id, dossierId } = useParams();
  const dossier = useLoaded(dossierQuery(Number(dossierId)));
  const back = { to: paths.dossiers(Number(id)), label: m.dossiers };
  const missing = <NotFoundState text={m.notFound} back={back} />;
  if (!dossier.data)
    return <NotYet of={dossier} waiting={<PageSkeleton shape="sheet" label={m.loading} />} missing={missing} />;
  // A book of another vehicle counts as not found.
  if (dossier.data.vehicle_id !== Number(id)) return missing;
  return <Book dossier={dossier.data} onLook={() => void dossier.refetch()} back={back} />;
}

interface BookProps {
  dossier: Dossier;
  onLook: () => void;
  back: { to: string; label: string };
}

function Book({ dossier, onLook, back }: BookProps) {
  const name = vehicleName(dossier.vehicle);
  return (
    <PageFrame title={m.dossierOf({ vehicle: name })} subtitle={dossier.vehicle.nickname} back={back}>
      <div className={classes.book}>
        <div className={classes.told} role="status">
          {dossier.state === 'ready' && m.isReady}
        </div>
        {isUnderWay(dossier) && <DossierProgress dossier={dossier} onLook={onLook} />}
        {dossier.state === 'failed' && <DossierFailure dossier={dossier} />}
        {dossier.state === 'ready' && <DossierResult dossier={dossier} />}
        {dossier.state !== 'ready' && <DossierSheet dossier={dossier} />}
        <Deletion dossier={dossier} />
      </div>
    </PageFrame>
  );
}

function Deletion({ dossier }: { dossier: Dossier }) {
  const remove = useDeletion(DOSSIER, dossier.id, paths.dossiers(dossier.vehicle_id));
  const underWay = isUnderWay(dossier);
  return (
    <ConfirmDelete
      wants="arrange"
      label={underWay ? m.giveUp : m.deleteDossier}
      question={underWay ? m.giveUpQuestion : m.deleteQuestion}
      confirmLabel={underWay ? m.giveUp : undefined}
      fallback={words.deleteFailed}
      onConfirm={() => remove()}
    >
      {!underWay && dossier.state === 'ready' && <Notice>{m.deleteText}</Notice>}
    </ConfirmDelete>
  );
}
