export { MOST_CAPTION } from './named-pictures.rules';
export type { PicturePlan, PlannedPicture } from './picture-zip';
export type { ArchiveFile } from './zip-archive';
