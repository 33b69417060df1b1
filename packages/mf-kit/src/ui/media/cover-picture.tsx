import { useMemo } from 'react';
import { thumbHashToDataURL } from 'thumbhash';
import type { CoverPhoto } from './cover';
import { MediaImage } from './media-image';
import type { MediaVariant } from '../../data/media/media-url';

interface CoverPictureProps {
  photo: CoverPhoto;
  variant: MediaVariant;
  onLost: () => void;
}

export default function CoverPicture({ photo: { photo_id, hash, thumbhash }, variant, onLost }: CoverPictureProps) {
  const colours = useMemo(() => coloursOf(thumbhash), [thumbhash]);
  return (
    <>
      <span style={{ backgroundImage: colours && `url(${colours})` }} />
      <MediaImage file={photo_id} hash={hash} variant={variant} alt="" onLost={onLost} />
    </>
  );
}

/** A blurred preview from a thumbhash, as a data URL; undefined for an invalid thumbhash. */
function coloursOf(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined;
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
