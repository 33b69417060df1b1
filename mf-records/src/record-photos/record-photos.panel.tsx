import { useLoaded, useMay } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame, PanelSkeleton } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { isSame, FileDropzone, useUploads } from '../uploads';
import { PhotoGrid } from './photo-grid';
import { recordPhotosQuery } from './record-photos.queries';
import * as m from '../messages/record-photos';

/** Newest photos of a vehicle or a record, with a place to add more. Renders nothing if there are none and the person may not add any. */
export default function RecordPhotosPanel({ subject, id }: CarnetSlots['photos']) {
  const of = { subject, id };
  const { add } = useMay();
  const photos = useLoaded(recordPhotosQuery(of));
  const coming = useUploads().filter((upload) => upload.kind === 'photo' && isSame(upload.of, of));
  const total = photos.data?.total ?? 0;
  if (!add && photos.data && total === 0) return null;
  return (
    <PanelFrame
      title={m.photos}
      action={total > 0 && <Link to={paths.photosOf(of)}>{total === 1 ? m.open : m.all({ count: total })}</Link>}
    >
      {photos.data ? (
        <PhotoGrid photos={photos.data.rows} coming={coming} to={(photo) => paths.photosOf(of, photo)} />
      ) : (
        <NotYet of={photos} waiting={<PanelSkeleton />} />
      )}
      <FileDropzone of={of} compact>
        {total === 0 && coming.length === 0 ? m.none : m.more}
      </FileDropzone>
    </PanelFrame>
  );
}
