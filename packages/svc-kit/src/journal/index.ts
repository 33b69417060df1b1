export { ExportedJournalEntryView, exportedJournal } from './exported-journal.js';
export { historyController } from './journal.controller.js';
export { addJournal, dropJournal, type Journaled } from './journal.migration.js';
export * from './journal.rules.js';
export { Journal } from './journal.service.js';
export type { ShownField, VehicleJournal, VehicleJournalEntry } from './vehicle-journal.js';
