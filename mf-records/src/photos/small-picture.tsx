import { cx } from '@carnet/mf-kit/ui';
import type { SmallPhoto } from '../lookups';
import { CameraIcon } from './photo-icons';
import { PhotoThumb } from './photo-thumb';
import classes from './small-picture.module.css';

interface SmallPictureProps {
  /** Null where there is none. */
  photo: SmallPhoto | null;
  ratio: number;
  className?: string;
}

/** A photo on a card whose words say what it shows. */
export function SmallPicture({ photo, ratio, className }: SmallPictureProps) {
  if (photo) return <PhotoThumb photo={asThumb(photo)} ratio={ratio} named={false} className={className} />;
  return (
    <span className={cx(classes.none, className)} style={{ aspectRatio: String(ratio) }}>
      <CameraIcon size={28} />
    </span>
  );
}

/** A photo that has been prepared has each variant; those of one that has not are asked for in vain. */
function asThumb(photo: SmallPhoto) {
  const isReady = photo.thumbhash !== null;
  return {
    ...photo,
    ...{ name: '', caption: null, taken_at: '', nickname: null, year: null, make: null, model: null },
    state: isReady ? ('ready' as const) : ('pending' as const),
    variants: isReady ? VARIANTS.map((width) => ({ name: String(width), width, height: width })) : [],
  };
}

const VARIANTS = [320, 960];
