import { cx } from '@carnet/mf-kit/ui';
import type { SmallPhoto } from '../lookups';
import { CameraIcon } from './photo-icons';
import { PhotoThumb } from './photo-thumb';
import classes from './small-picture.module.css';

interface SmallPictureProps {
  photo: SmallPhoto | null;
  ratio: number;
  className?: string;
}

/** A photo on a card. The card's text describes it. */
export function SmallPicture({ photo, ratio, className }: SmallPictureProps) {
  if (photo) return <PhotoThumb photo={asThumb(photo)} ratio={ratio} named={false} className={className} />;
  return (
    <span className={cx(classes.none, className)} style={{ aspectRatio: String(ratio) }}>
      <CameraIcon size={28} />
    </span>
  );
}

/** A prepared photo has every variant. For others, the request fails and the placeholder stays. */
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
