import { formatDate } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { type Photo, photosAroundQuery, PhotoThumb } from '../photos';
import * as m from '../messages/as-of';
import classes from './photos-as-of.module.css';

/** Photos of a vehicle taken around a day: the last ones before and the first ones after, with their dates. */
export default function PhotosAsOfPanel({ vehicleId, on }: CarnetSlots['vehicle-as-of']) {
  const photos = useLoaded({ ...photosAroundQuery(vehicleId, on), placeholderData: (before) => before });
  return (
    <PanelFrame title={m.photos}>
      {!photos.data && <NotYet of={photos} />}
      {photos.data?.length === 0 && <p className={classes.note}>{m.noPhotos}</p>}
      {photos.data && photos.data.length > 0 && (
        <ul className={classes.grid}>
          {photos.data.map((photo) => (
            <li key={photo.id}>
              <PhotoOf photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </PanelFrame>
  );
}

const PhotoOf = ({ photo }: { photo: Photo }) => (
  <Link to={paths.photo(photo.id)} className={classes.photo}>
    <PhotoThumb photo={photo} sizes="(max-width: 40em) 45vw, 200px" />
    <span className={classes.note}>{formatDate(photo.taken_at.slice(0, 10))}</span>
  </Link>
);
