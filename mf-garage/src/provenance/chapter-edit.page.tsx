import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { ChapterForm } from './chapter-form';
import { chapterForm } from './chapter-form.schema';
import { type Chapter, CHAPTER, chapterQuery } from './provenance.queries';
import * as m from '../messages/provenance-form';

const LIST = { to: paths.vehicles(), label: m.vehicles };

export default function ChapterEditPage() {
  const id = Number(useParams().id);
  const chapter = useLoadedForEditing(chapterQuery(id));
  if (!chapter.data) return <NotYet of={chapter} missing={<NotFoundState text={m.ownerNotFound} back={LIST} />} />;
  return <EditForm key={id} chapter={chapter.data} />;
}

function EditForm({ chapter }: { chapter: Chapter }) {
  const tab = paths.provenance(chapter.vehicle_id);
  const { save, onSaved } = useEditing(CHAPTER, chapter, () => tab);
  return (
    <PageFrame title={m.editOwner} width="narrow" back={{ to: tab, label: vehicleName(chapter) }}>
      <ChapterForm
        vehicleId={chapter.vehicle_id}
        initial={chapterForm.valuesOf(chapter)}
        unit={chapter.odometer_unit}
        submitLabel={m.saveOwner}
        cancelTo={tab}
        save={(values) => save(chapterForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="ownership-chapter" id={chapter.id} />
            <LateSlot slot="papers" subject="ownership-chapter" id={chapter.id} />
          </>
        }
      />
    </PageFrame>
  );
}
