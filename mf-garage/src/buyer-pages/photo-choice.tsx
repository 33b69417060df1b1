import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { Button, MediaImage, Notice } from '@carnet/mf-kit/ui';
import type { KitFormState } from '@carnet/mf-kit/forms';
import { type BuyerPageValues, MOST_PHOTOS } from './buyer-page-form.schema';
import { type Photo, photosQuery } from './buyer-pages.queries';
import classes from './buyer-pages.module.css';
import * as m from '../messages/buyer-pages';

interface PhotoChoiceProps {
  form: KitFormState<BuyerPageValues>;
  vehicleId: number;
}

/** Selects photos for the page. The number on each is its position there. */
export function PhotoChoice({ form, vehicleId }: PhotoChoiceProps) {
  const photos = useInfiniteQuery(photosQuery(vehicleId));
  const { photo_ids: chosen } = form.values;
  const all = photos.data?.pages.flatMap(({ rows }) => rows).filter(({ state }) => state === 'ready') ?? [];
  const isFull = chosen.length >= MOST_PHOTOS;
  const toggle = (id: number): void =>
    form.set('photo_ids', chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  if (photos.error) return <Notice tone="bad">{m.photosFailed}</Notice>;
  if (photos.data && all.length === 0) return <p className={classes.none}>{m.noPhotos}</p>;
  return (
    <>
      <p role="status" className={classes.count}>
        {m.chosen({ count: chosen.length, most: MOST_PHOTOS })}
      </p>
      <ul className={classes.photos}>
        {all.map((photo) => (
          <li key={photo.id}>
            <PhotoTick
              photo={photo}
              place={chosen.indexOf(photo.id) + 1}
              disabled={isFull && !chosen.includes(photo.id)}
              onToggle={() => toggle(photo.id)}
            />
          </li>
        ))}
      </ul>
      {photos.hasNextPage && (
        <Button onClick={() => void photos.fetchNextPage()} busy={photos.isFetchingNextPage}>
          {m.morePhotos}
        </Button>
      )}
    </>
  );
}

interface PhotoTickProps {
  photo: Photo;
  /** Position from 1; 0 if the photo is not selected. */
  place: number;
  disabled: boolean;
  onToggle: () => void;
}

function PhotoTick({ photo: { id, hash, caption, name }, place, disabled, onToggle }: PhotoTickProps) {
  return (
    <label className={classes.photo} data-chosen={place > 0 || undefined}>
      <input type="checkbox" checked={place > 0} disabled={disabled} onChange={onToggle} aria-label={caption ?? name} />
      <MediaImage file={id} hash={hash} variant="320" alt="" />
      {place > 0 && <span className={classes.place}>{place}</span>}
    </label>
  );
}
