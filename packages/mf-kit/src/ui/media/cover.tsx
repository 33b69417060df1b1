import { useCallback, useState } from 'react';
import { cx } from '../class-names';
import { LazyPart } from '../lazy-part';
import classes from './cover.module.css';
import type { MediaVariant } from '../../data/media/media-url';

/** A photo that stands for something. */
export interface CoverPhoto {
  photo_id: number;
  hash: string;
  /** Base64 */
  thumbhash: string | null;
}

interface CoverProps {
  photo: CoverPhoto;
  variant: MediaVariant;
  /** Gives it its size, or its shape. */
  className?: string;
}

const loadPicture = () => import(/* webpackChunkName: "kit-cover" */ './cover-picture');

/**
 * A photo that the words beside it name: its place at once, then its colours, then itself as it comes near the window. Nothing where it
 * cannot be had. What draws it comes when there is one to draw.
 */
export function Cover({ photo, variant, className }: CoverProps) {
  const [lost, lose] = useState('');
  const onLost = useCallback(() => lose(photo.hash), [photo.hash]);
  if (lost === photo.hash) return null;
  return (
    <span className={cx(classes.cover, className)} data-cover={photo.photo_id}>
      <LazyPart load={loadPicture} props={{ photo, variant, onLost }} loading={null} fallback={() => null} />
    </span>
  );
}
