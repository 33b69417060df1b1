export { downloadJson } from './download-json';
export { ImportActions } from './import-actions';
export type { ImportKind, ImportValues } from './import-kind';
