export { ActorsOfJournal1800000000001 } from './journal-actors.migration.js';
export { exportedJournal } from './exported-journal.js';
export {
  type DescribedList,
  type ExportedList,
  type ExportedPage,
  type PassportCreate,
  type PassportList,
  type PassportReference,
  type RowSchema,
  type RowsOfVehicle,
  WITHHELD_FIELDS,
  type WithheldFields,
} from './exports/exported-list.js';
export { ExportsController } from './exports/exports.controller.js';
export { Exports } from './exports/exports.service.js';
export { rowSchema } from './exports/row-schema.rules.js';
export { JournalOfVehicles1780100000000 } from './journal-of-vehicles.migration.js';
export { historyController } from './journal.controller.js';
export { JournalOfUserHandler } from './journal.handlers.js';
export { addJournal, CreateJournal1778000000000, dropJournal, type Journaled } from './journal.migration.js';
export { digestsOf, type JournalFields, leafOf, rootOf, saltOf } from './journal.rules.js';
export { Journal } from './journal.service.js';
export { VehicleJournalController } from './vehicle-journal.controller.js';
export { VehicleJournals } from './vehicle-journal.service.js';
export type { ShownField, VehicleJournal } from './vehicle-journal.js';
