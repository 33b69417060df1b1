export { ImportBatchesView, ImportBatchQuery, Undoes, UndoImport, UndoneImportView } from './import-batch.dto.js';
export { importBatchesDown, importBatchesUp, importHashesDown, importHashesUp } from './import-batches.migration.js';
export { ImportBatches, PurgeImportsHandler, rowsOf } from './import-batches.js';
export { ImportQuery, Imports } from './import.dto.js';
export {
  checkAll,
  type CheckedEntry,
  checkedEntry,
  entriesOfFile,
  type Entry,
  isBlankedOut,
  isEntry,
  needsOwnCurrency,
  reportOn,
  reportOnDryRun,
  wellFormed,
  wholeNumber,
} from './imported-file.rules.js';
