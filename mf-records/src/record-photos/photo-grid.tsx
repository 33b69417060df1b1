import type { records } from '@carnet/contracts';
import { Link } from '@carnet/mf-kit/federation';
import { PhotoThumb } from '../photos';
import type { Upload } from '../uploads';
import * as m from '../messages/record-photos';
import classes from './photo-grid.module.css';

interface PhotoGridProps {
  photos: readonly records.PhotoView[];
  /** Uploads in progress. Each has a tile until its photo exists. */
  coming: readonly Upload[];
  /** URL that opens a photo. */
  to: (fileId: number) => string;
}

/** Photos as square tiles, each linking to the photo. */
export function PhotoGrid({ photos, coming, to }: PhotoGridProps) {
  const newest = Math.max(0, ...photos.map(({ id }) => id));
  const awaited = coming.filter(({ state, fileId }) => state !== 'failed' && (fileId === null || fileId > newest));
  if (photos.length + awaited.length === 0) return null;
  return (
    <ul className={classes.grid}>
      {awaited.map((upload) => (
        <li key={upload.id} className={classes.coming}>
          <span className={classes.name}>{upload.name}</span>
          <progress
            className={classes.progress}
            max={upload.bytes}
            value={upload.sent}
            aria-label={m.uploading({ name: upload.name })}
          />
        </li>
      ))}
      {photos.map((photo) => (
        <li key={photo.id}>
          <Link to={to(photo.id)} className={classes.link}>
            <PhotoThumb photo={photo} sizes="(max-width: 40em) 30vw, 160px" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
