export { downloadJson } from './download-json';
export { FileZone } from './file-zone';
export { ImportActions } from './import-actions';
export type { ImportKind, ImportValues } from './import-kind';
