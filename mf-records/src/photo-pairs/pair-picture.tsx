import { MediaImage } from '@carnet/mf-kit/ui';
import classes from './pairs.module.css';
import type { PairedPhoto } from './photo-pairs.queries';
import * as m from '../messages/pairs';

/** One photo of the pair, at the size of the slider. */
export function PairPicture({ photo, alt }: { photo: PairedPhoto; alt: string }) {
  if (photo.thumbhash === null) return <span className={classes.unshown}>{m.notYetShown}</span>;
  const { id, hash } = photo;
  return (
    <MediaImage
      className={classes.picture}
      file={id}
      hash={hash}
      variant="2048"
      alt={alt}
      loading="eager"
      draggable={false}
    />
  );
}
