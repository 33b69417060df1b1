export { Blobs, type NewBlob } from './blobs.js';
export { FileCollector, FILES_PURGED } from './file-collector.js';
export { FILE_STORAGE, type FileKey, type FileStorage, isSha256, isStored, StoredFileMissing } from './file-storage.js';
export {
  addBlobReference,
  addBlobRemovals,
  addBlobs,
  addFileTables,
  addUploads,
  addUploadParts,
  type BlobReference,
  dropBlobRemovals,
  dropFileTables,
  dropUploads,
  dropUploadParts,
} from './files.migration.js';
export { FilesModule } from './files.module.js';
export { hasAlready, SHORT_HASH } from './media-answer.rules.js';
export { type Media, MediaAnswers } from './media-answers.js';
export * as fileMessages from './messages/file.js';
export { OwnerPlaces } from './owner-places.js';
export { PassportUploadsController } from './passport-uploads.controller.js';
export { REMOVAL_LOCK } from './removal-lock.js';
export { withRoom } from './room.js';
export type { UploadMetadata } from './upload-metadata.rules.js';
export type { ArrivedContent, ArrivedFile, UploadTarget } from './upload-target.js';
export { FilesQuotaReached, NoSpaceLeft, OthersUploadsQuotaReached, StorageAway } from './upload.errors.js';
export { UploadsRepository } from './uploads.repository.js';
export { VirusScanner } from './virus-scanner.js';
