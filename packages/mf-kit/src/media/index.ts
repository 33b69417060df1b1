export { Cover, type CoverPhoto } from './cover';
export { MediaImage, type MediaImageProps, MediaPicture, type MediaPictureProps, useMediaSession } from './media-image';
export { mediaUrl, type MediaVariant } from './media-url';
