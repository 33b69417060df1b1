export {
  type ByteRange,
  FILE_STORAGE,
  type FileKey,
  type FileStorage,
  type StoredFile,
  StoredFileMissing,
} from './file-storage.js';
export { DiskStorage } from './disk-storage.js';
