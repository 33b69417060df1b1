export { FileDropzone } from './file-dropzone';
export { AllActions, UploadList } from './upload-list';
export { isSame, totalsOf, type Upload } from './upload.rules';
export { mayHaveUploads, uploadEngine, useUploads } from './uploads.store';
