export { PhotoGrid } from './photo-grid';
export { default as RecordPhotos } from './record-photos.panel';
export { recordPhotosQuery } from './record-photos.queries';
