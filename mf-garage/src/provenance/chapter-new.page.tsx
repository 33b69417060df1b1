import { useLoaded } from '@carnet/mf-kit/data';
import { FormSkeleton, NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { ChapterForm } from './chapter-form';
import { chapterForm, newChapterValues } from './chapter-form.schema';
import { CHAPTER, createChapter } from './provenance.queries';
import * as m from '../messages/provenance-form';

export default function ChapterNewPage() {
  const [params] = useSearchParams();
  const vehicle = useLoaded(vehicleQuery(Number(params.get('vehicle_id'))));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<FormSkeleton />}
        missing={<NotFoundState text={m.vehicleNotFound} back={{ to: paths.vehicles(), label: m.vehicles }} />}
      />
    );
  return <NewChapter vehicle={vehicle.data} params={params} />;
}

function NewChapter({ vehicle, params }: { vehicle: Vehicle; params: URLSearchParams }) {
  const tab = paths.provenance(vehicle.id);
  const onSaved = useSaved(CHAPTER, () => tab);
  const begun = { owner: params.get('owner'), from: params.get('from'), to: params.get('to') };
  return (
    <PageFrame title={m.addOwner} width="narrow" back={{ to: tab, label: vehicleName(vehicle) }}>
      <ChapterForm
        vehicleId={vehicle.id}
        initial={newChapterValues(begun, vehicle.purchase_date)}
        unit={vehicle.odometer_unit}
        submitLabel={m.saveOwner}
        cancelTo={tab}
        save={(values) => createChapter({ vehicle_id: vehicle.id, ...chapterForm.bodyOf(values) })}
        onSaved={onSaved}
        files={<LateSlot slot="form-files" subject="ownership-chapter" holds />}
      />
    </PageFrame>
  );
}
