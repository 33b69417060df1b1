import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { beginMediaSession, isMediaSettled, renewMediaSession, subscribeMedia } from '../../data/media/media-session';
import { type MediaVariant, mediaUrl } from '../../data/media/media-url';

/** Tells whether images of `mediaUrl` can be asked for. Gets the cookie that opens them, where this browser does not have it. */
export function useMediaSession(): boolean {
  const isSettled = useSyncExternalStore(subscribeMedia, isMediaSettled, () => false);
  useEffect(() => {
    if (!isSettled) void beginMediaSession();
  }, [isSettled]);
  return isSettled;
}

export interface MediaImageProps extends Omit<ComponentProps<'img'>, 'src' | 'onError'> {
  /** Id and `hash` of the photo or document. */
  file: number;
  hash: string;
  variant: MediaVariant;
  alt: string;
  /** Told where it cannot be shown, also after the cookie was got anew. */
  onLost?: () => void;
}

/** A picture of a file. It is lazy unless told otherwise; until it has come, what stands behind it is seen. */
export function MediaImage({ file, hash, variant, ...rest }: MediaImageProps) {
  const src = mediaUrl(file, variant, hash);
  return <MediaPicture key={src} src={src} {...rest} />;
}

export interface MediaPictureProps extends Omit<MediaImageProps, 'file' | 'hash' | 'variant'> {
  src: string;
}

/** The same of another address that the media cookie opens. */
export function MediaPicture({ src, srcSet, alt, onLost, ...rest }: MediaPictureProps) {
  const isSettled = useMediaSession();
  const [isSecondTry, setSecondTry] = useState(false);
  const tryAgain = async () => {
    if (!isSecondTry && (await renewMediaSession())) setSecondTry(true);
    else onLost?.();
  };
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      // An image that has failed is asked for again by another one.
      key={isSecondTry ? 'second' : 'first'}
      alt={alt}
      src={isSettled ? src : undefined}
      srcSet={isSettled ? srcSet : undefined}
      onError={() => void tryAgain()}
    />
  );
}
