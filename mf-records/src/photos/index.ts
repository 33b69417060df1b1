export { PhotoGallery } from './photo-gallery';
export { AlbumIcon, CompareIcon } from './photo-icons';
export { photoAlt } from './photo-media';
export { PhotoThumb } from './photo-thumb';
export { PhotosNav } from './photos-nav';
export { type Photo, photoQuery, photosQuery } from './photos.queries';
export { SelectionButton } from './selection-bar';
export { SmallPicture } from './small-picture';
