export { PhotoDropzone } from './photo-dropzone';
export { AllActions, UploadList } from './upload-list';
export { isSame, totalsOf, type Upload } from './upload.rules';
export { mayHaveUploads, uploadEngine, useUploads } from './uploads.store';
