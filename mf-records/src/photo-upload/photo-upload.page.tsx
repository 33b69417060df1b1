import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelSkeleton } from '@carnet/mf-kit/ui';
import { FilterSelect, PageFrame, Section, useUrlFilters } from '@carnet/mf-kit/pages';
import { useEffect } from 'react';
import { formatSize, USUAL_LIMITS, usageQuery } from '../files';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PhotoGrid, recordPhotosQuery } from '../record-photos';
import { AllActions, mayHaveUploads, FileDropzone, totalsOf, uploadEngine, UploadList, useUploads } from '../uploads';
import * as m from '../messages/photo-upload';

const NO_VEHICLE = { value: '', label: m.noVehicle };

/** Uploads photos for a vehicle, or without one. */
export default function PhotoUploadPage() {
  const { values, set } = useUrlFilters({ vehicle_id: '' });
  const vehicles = useLoaded(vehicleChoicesQuery());
  const limits = useLoaded(usageQuery()).data ?? USUAL_LIMITS;
  const uploads = useUploads().filter(({ state }) => state !== 'held');
  const vehicle = vehicles.data?.find(({ id }) => String(id) === values.vehicle_id);
  const of = vehicle ? { subject: 'vehicle' as const, id: vehicle.id } : null;
  useEffect(() => {
    // Shows uploads that an earlier page has started.
    if (mayHaveUploads()) uploadEngine().catch(() => undefined);
  }, []);
  return (
    <PageFrame
      title={m.title}
      subtitle={m.subtitle}
      back={vehicle ? { to: paths.vehicle(vehicle.id), label: m.vehicle } : { to: paths.photos(), label: m.photos }}
    >
      {vehicles.data ? (
        <>
          <div>
            <FilterSelect
              label={m.photosOf}
              value={vehicle ? values.vehicle_id : ''}
              onChange={(vehicle_id) => set({ vehicle_id })}
              options={[NO_VEHICLE, ...vehicleOptions(vehicles.data)]}
            />
          </div>
          <FileDropzone of={of}>
            <p>{m.taken({ size: formatSize(limits.file_most_bytes) })}</p>
          </FileDropzone>
        </>
      ) : (
        <NotYet of={vehicles} waiting={<PanelSkeleton />} />
      )}
      {uploads.length > 0 && (
        <Section title={m.uploads}>
          <UploadList uploads={uploads} />
          <AllActions totals={totalsOf(uploads)} />
        </Section>
      )}
      <LastAdded />
    </PageFrame>
  );
}

function LastAdded() {
  const photos = useLoaded(recordPhotosQuery(null));
  if (!photos.data) return <NotYet of={photos} waiting={<PanelSkeleton />} />;
  if (photos.data.rows.length === 0) return null;
  return (
    <Section title={m.addedLast}>
      <PhotoGrid photos={photos.data.rows} coming={[]} to={paths.photo} />
    </Section>
  );
}
