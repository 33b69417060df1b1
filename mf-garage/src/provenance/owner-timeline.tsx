import type { FileLinks } from '@carnet/contracts';
import { Button, cx, EmptyState, PanelFrame, PlusIcon } from '@carnet/mf-kit/ui';
import type { Undo } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { useFilesBehind } from './files-behind';
import { useFileLinks } from './use-file-links';
import classes from './provenance.module.css';
import { type OdometerChapter, saidOf, sayAgain } from '../odometer';
import { type Chapter, createChapter, deleteChapter, type Gap, type Provenance } from './provenance.queries';
import { daysText, durationText, factsOf, lastedText, nobodyKnown, ownerText, yearsText } from './provenance.words';
import * as m from '../messages/provenance-tab';

interface OwnerTimelineProps {
  provenance: Provenance;
  undo: Undo;
}

/** Owners from the first to today, with the gaps between them. */
export function OwnerTimeline({ provenance, undo }: OwnerTimelineProps) {
  const { vehicle_id, ownership, gaps } = provenance;
  const gapAfter = (id: number | null) =>
    gaps
      .filter(({ after_id }) => after_id === id)
      .map((gap) => <NobodyKnown key={`gap ${id}`} vehicleId={vehicle_id} gap={gap} />);
  const hasOwn = ownership.some(({ owned_by }) => owned_by === 'me');
  return (
    <PanelFrame
      title={m.owners}
      action={
        ownership.length > 0 && (
          <Button size="sm" to={paths.newOwner(vehicle_id)} icon={<PlusIcon size={16} />}>
            {m.addOwner}
          </Button>
        )
      }
    >
      {ownership.length === 0 ? (
        <EmptyState
          plain
          title={m.noOwners}
          action={
            <Button variant="primary" to={paths.newOwner(vehicle_id, { owner: 'me' })}>
              {m.beginWithYourself}
            </Button>
          }
        >
          {m.whyOwners}
        </EmptyState>
      ) : (
        <ol className={classes.timeline}>
          {gapAfter(null)}
          {ownership.flatMap((chapter, at) => [
            <Owner key={chapter.id} chapter={chapter} isLast={at === ownership.length - 1} undo={undo} />,
            ...gapAfter(chapter.id),
          ])}
          {!hasOwn && (
            <li className={classes.add}>
              <Button size="sm" to={paths.newOwner(vehicle_id, { owner: 'me' })}>
                {m.addYourself}
              </Button>
            </li>
          )}
        </ol>
      )}
    </PanelFrame>
  );
}

function Owner({ chapter, isLast, undo }: { chapter: Chapter; isLast: boolean; undo: Undo }) {
  const name = ownerText(chapter);
  const lasted = lastedText(chapter, isLast);
  const files = useFilesBehind({ subject: 'ownership-chapter', id: chapter.id });
  const linksOf = useFileLinks();
  return (
    <li className={cx(classes.owner, chapter.owned_by === 'me' && classes.me)}>
      <p className={classes.span}>{yearsText(chapter, isLast)}</p>
      <div className={classes.what}>
        <h3 className={cx(chapter.owned_by === 'withheld' && classes.withheld)}>{name}</h3>
        <p className={classes.facts}>
          <span>{daysText(chapter)}</span>
          {lasted && <span>{lasted}</span>}
        </p>
        <Facts chapter={chapter} />
        {chapter.notes && <p className={classes.words}>{chapter.notes}</p>}
      </div>
      <div className={classes.actions}>
        {files.toggle(m.papersOfOwner({ name, days: daysText(chapter) }))}
        <Button
          variant="quiet"
          size="sm"
          to={paths.editOwner(chapter.id)}
          aria-label={m.editOwner({ name, days: daysText(chapter) })}
        >
          {m.edit}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          disabled={undo.busy}
          aria-label={m.deleteOwner({ name, days: daysText(chapter) })}
          onClick={() => void undo.run({ text: m.ownerDeleted({ name }), ...deletionOf(chapter, linksOf) })}
        >
          {m.remove}
        </Button>
      </div>
      {files.shown}
    </li>
  );
}

/** Deleting a chapter also deletes its odometer reading, the explanations of that reading, and the links to papers. Undo restores all of them. */
function deletionOf(chapter: Chapter, linksOf: FileLinks['of']): Pick<Parameters<Undo['run']>[0], 'act' | 'undo'> {
  const reading = { source: 'purchase', id: chapter.id } as const;
  const subject = 'ownership-chapter';
  let said: OdometerChapter[] = [];
  let link: Awaited<ReturnType<FileLinks['of']>>;
  return {
    act: async () => {
      link = await linksOf({ subject, id: chapter.id });
      if (chapter.mileage !== null) said = await saidOf(chapter.vehicle_id, reading);
      await deleteChapter(chapter);
    },
    undo: async () => {
      const { id } = await createChapter(asBefore(chapter));
      await sayAgain(said, reading, id);
      await link({ subject, id });
    },
  };
}

function Facts({ chapter }: { chapter: Chapter }) {
  const facts = factsOf(chapter);
  if (facts.length === 0) return null;
  return (
    <p className={classes.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  );
}

function NobodyKnown({ vehicleId, gap }: { vehicleId: number; gap: Gap }) {
  const { from_date, to_date } = gap;
  return (
    <li className={cx(classes.owner, classes.gap)}>
      <p className={classes.span}>{yearsText(gap, to_date === null)}</p>
      <div className={classes.what}>
        <h3>{m.nobodyKnown}</h3>
        <p className={classes.facts}>
          <span>{daysText(gap)}</span>
          <span>{durationText(nobodyKnown([gap]))}</span>
        </p>
      </div>
      <div className={classes.actions}>
        <Button
          variant="quiet"
          size="sm"
          to={paths.newOwner(vehicleId, { from: from_date, to: to_date ?? undefined })}
          aria-label={m.fillGap({ days: daysText(gap) })}
        >
          {m.addOwner}
        </Button>
      </div>
    </li>
  );
}

/** Request body that creates a deleted chapter again. */
const asBefore = ({ vehicle_id, owned_by, owner_name, from_date, to_date, ...said }: Chapter) => ({
  ...{ vehicle_id, owned_by, owner_name, from_date, to_date },
  from_date_edtf: said.from_date_edtf,
  to_date_edtf: said.to_date_edtf,
  location: said.location,
  mileage: said.mileage,
  acquired: said.acquired,
  price: said.price,
  currency: said.currency,
  notes: said.notes,
});
