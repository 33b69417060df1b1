export { Changes } from './changes';
export { OfAuthor } from './of-author';
export type { ChangedField, ChangedFields, ChangedRecord, ChangesOf, HistoryEntry, NamedItem } from './changes-of';
