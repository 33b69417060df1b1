export {
  type ByteRange,
  FILE_STORAGE,
  type FileKey,
  type FileStorage,
  isSha256,
  isStored,
  type StoredFile,
  StoredFileMissing,
} from './file-storage.js';
export { DiskStorage } from './disk-storage.js';
export { S3Storage } from './s3-storage.js';
export { Blobs, type NewBlob } from './blobs.js';
export { FileCollector, FILES_PURGED } from './file-collector.js';
export {
  addBlobReference,
  addBlobRemovals,
  addBlobs,
  addFileTables,
  addUploadParts,
  type BlobReference,
  dropBlobRemovals,
  dropFileTables,
  dropUploadParts,
} from './files.migration.js';
export { FilesModule } from './files.module.js';
export { type Media, MediaAnswers } from './media-answers.js';
export { hasAlready, SHORT_HASH } from './media-answer.rules.js';
export { type MediaType, PAPER_TYPES, PICTURE_TYPES, SIGNED_TYPE, XML_TYPE } from './media-types.rules.js';
export { bringsPiece, PIECE_TYPE } from './upload-path.js';
export type { ArrivedContent, ArrivedFile, UploadTarget } from './upload-target.js';
export type { UploadMetadata } from './upload-metadata.rules.js';
export { VirusScanner } from './virus-scanner.js';
export { withRoom } from './room.js';
export { NoSpaceLeft, StorageAway } from './upload.errors.js';
export { REMOVAL_LOCK } from './removal-lock.js';
export { OwnerPlaces } from './owner-places.js';
export { FilesQuotaReached } from './upload.errors.js';
