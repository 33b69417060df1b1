export { FileButton, FileDropzone, PICTURES } from './file-dropzone';
export { holdForEntry } from './held-uploads';
export { PictureIcon } from './upload-icons';
export { AllActions, UploadList } from './upload-list';
export { isSame, totalsOf, type Upload } from './upload.rules';
export { mayHaveUploads, uploadEngine, useUploads } from './uploads.store';
