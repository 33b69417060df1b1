import type { records } from '@carnet/contracts';
import { cx, MediaImage } from '@carnet/mf-kit/ui';
import { type ComponentProps, type CSSProperties, useMemo, useState } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import { photoAlt, photoUrl } from './photo-media';
import * as m from '../messages/photo-thumb';
import classes from './photo-thumb.module.css';

export type ThumbOf = Pick<
  records.PhotoView,
  | 'id'
  | 'hash'
  | 'name'
  | 'state'
  | 'caption'
  | 'taken_at'
  | 'width'
  | 'height'
  | 'thumbhash'
  | 'variants'
  | 'nickname'
  | 'year'
  | 'make'
  | 'model'
>;

interface PhotoThumbProps {
  photo: ThumbOf;
  /** Aspect ratio (width by height) of the frame. The picture is cropped to it. `own` uses the picture's ratio. */
  ratio?: number | 'own';
  /** Displayed width, as in `<img sizes>`. */
  sizes?: string;
  /** False if text beside the picture describes it. */
  named?: boolean;
  className?: string;
}

const WANTED = ['320', '960'];
const SQUARE = 1;
/** Used until the picture has been measured. */
const USUAL_RATIO = 4 / 3;

/**
 * A thumbnail. Its frame appears at once with a blurred preview (thumbhash); the picture loads lazily. If it is being prepared or cannot be shown, a text says
 * so.
 */
export function PhotoThumb({ photo, ratio = SQUARE, sizes = '320px', named = true, className }: PhotoThumbProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const blurred = useMemo(() => blurOf(photo.thumbhash), [photo.thumbhash]);
  const variants = photo.variants.filter(({ name }) => WANTED.includes(name));
  const [smallest] = variants;
  const src = smallest && photoUrl(photo, smallest.name);
  const place: CSSProperties = {
    aspectRatio: String(ratio === 'own' ? ratioOf(photo) : ratio),
    backgroundImage: blurred && `url(${blurred})`,
  };
  const alt = named ? photoAlt(photo) : '';
  if (!smallest || failed === src)
    return (
      <span className={cx(classes.place, classes.empty, className)} style={place} data-state={photo.state}>
        {alt && <span className={classes.alt}>{alt}</span>}
        <span className={classes.note}>{noteOf(photo)}</span>
      </span>
    );
  return (
    <span className={cx(classes.place, className)} style={place}>
      <MediaImage
        className={classes.picture}
        file={photo.id}
        hash={photo.hash}
        variant={smallest.name as ComponentProps<typeof MediaImage>['variant']}
        srcSet={variants.map((variant) => `${photoUrl(photo, variant.name)} ${variant.width}w`).join(', ')}
        sizes={sizes}
        alt={alt}
        onLost={() => setFailed(src ?? null)}
      />
    </span>
  );
}

function noteOf({ state, variants }: ThumbOf): string {
  if (state === 'failed') return m.cannotBeShown;
  return variants.length === 0 ? m.beingPrepared : m.notLoaded;
}

/** Aspect ratio of the upright picture. Variants are always upright. */
const ratioOf = ({ width, height }: ThumbOf): number => (width && height ? width / height : USUAL_RATIO);

/** A blurred preview as a data URL; undefined if the thumbhash is missing or invalid. */
function blurOf(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
