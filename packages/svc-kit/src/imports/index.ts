export {
  UndoImport,
  ImportBatchQuery,
  ImportBatchesView,
  ImportBatchView,
  UndoneImportView,
  Undoes,
} from './import-batch.dto.js';
export { importBatchesDown, importBatchesUp, importHashesDown, importHashesUp } from './import-batches.migration.js';
export { ImportBatches, PurgeImportsHandler, rowsOf } from './import-batches.js';
export * from './import.dto.js';
export * from './imported-file.rules.js';
