import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react';
import { beginMediaSession, isMediaSettled, renewMediaSession, subscribeMedia } from '../../data/media/media-session';
import { type MediaVariant, mediaUrl } from '../../data/media/media-url';

/** Tells whether images of `mediaUrl` can be requested. Requests the media cookie if this browser does not have it. */
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
  /** Called if the image cannot be shown, even after the cookie was renewed. */
  onLost?: () => void;
}

/** An image of a file. It loads lazily by default; until then its background is visible. */
export function MediaImage({ file, hash, variant, ...rest }: MediaImageProps) {
  const src = mediaUrl(file, variant, hash);
  return <MediaPicture key={src} src={src} {...rest} />;
}

export interface MediaPictureProps extends Omit<MediaImageProps, 'file' | 'hash' | 'variant'> {
  src: string;
}

/** Like `MediaImage`, for another address that requires the media cookie. */
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
      // A new key makes a new `img` element, which requests the image again.
      key={isSecondTry ? 'second' : 'first'}
      alt={alt}
      src={isSettled ? src : undefined}
      srcSet={isSettled ? srcSet : undefined}
      onError={() => void tryAgain()}
    />
  );
}
