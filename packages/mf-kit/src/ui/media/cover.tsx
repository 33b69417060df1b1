import { type ReactNode, useCallback, useState } from 'react';
import { cx } from '../class-names';
import { LazyPart } from '../lazy-part';
import classes from './cover.module.css';
import type { MediaVariant } from '../../data/media/media-url';

/** A photo that represents a thing. */
export interface CoverPhoto {
  photo_id: number;
  hash: string;
  /** Base64 */
  thumbhash: string | null;
}

interface CoverProps {
  photo: CoverPhoto;
  variant: MediaVariant;
  /** Class that sets its size or shape. */
  className?: string;
  /** Shown if the photo cannot be loaded. */
  lost?: ReactNode;
}

const loadPicture = () => import(/* webpackChunkName: "kit-cover" */ './cover-picture');

/**
 * A decorative photo; the text beside it names it. It first takes its space, then shows its colours, then loads near the window. Its code loads with the first photo.
 */
export function Cover({ photo, variant, className, lost = null }: CoverProps) {
  const [lostHash, lose] = useState('');
  const onLost = useCallback(() => lose(photo.hash), [photo.hash]);
  if (lostHash === photo.hash) return lost;
  return (
    <span className={cx(classes.cover, className)} data-cover={photo.photo_id}>
      <LazyPart load={loadPicture} props={{ photo, variant, onLost }} loading={null} fallback={() => null} />
    </span>
  );
}
