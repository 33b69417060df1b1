import { FilterSelect, NotYet, PageFrame, PanelSkeleton, Section, useLoaded, useUrlFilters } from '@carnet/mf-kit';
import { useEffect } from 'react';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PhotoGrid, recordPhotosQuery } from '../record-photos';
import { AllActions, mayHaveUploads, FileDropzone, totalsOf, uploadEngine, UploadList, useUploads } from '../uploads';

const NO_VEHICLE = { value: '', label: 'No vehicle yet' };

/** Adds photos to a vehicle, or to none for now. */
export default function PhotoUploadPage() {
  const { values, set } = useUrlFilters({ vehicle_id: '' });
  const vehicles = useLoaded(vehicleChoicesQuery());
  const uploads = useUploads().filter(({ state }) => state !== 'held');
  const vehicle = vehicles.data?.find(({ id }) => String(id) === values.vehicle_id);
  const of = vehicle ? { subject: 'vehicle' as const, id: vehicle.id } : null;
  useEffect(() => {
    // What an earlier page had begun is shown at once.
    if (mayHaveUploads()) uploadEngine().catch(() => undefined);
  }, []);
  return (
    <PageFrame
      title="Upload Photos"
      subtitle="They are sent at once, and go on while you are elsewhere in Carnet, after a lost connection or a reload."
      back={vehicle ? { to: paths.vehicle(vehicle.id), label: 'Vehicle' } : { to: paths.photos(), label: 'Photos' }}
    >
      {vehicles.data ? (
        <>
          <div>
            <FilterSelect
              label="Photos of"
              value={vehicle ? values.vehicle_id : ''}
              onChange={(vehicle_id) => set({ vehicle_id })}
              options={[NO_VEHICLE, ...vehicleOptions(vehicles.data)]}
            />
          </div>
          <FileDropzone of={of}>
            <p>JPEG, PNG, WebP, AVIF, HEIC, GIF and TIFF, as many at once as you like.</p>
          </FileDropzone>
        </>
      ) : (
        <NotYet of={vehicles} waiting={<PanelSkeleton />} />
      )}
      {uploads.length > 0 && (
        <Section title="Uploads">
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
    <Section title="Added last">
      <PhotoGrid photos={photos.data.rows} coming={[]} to={paths.photo} />
    </Section>
  );
}
