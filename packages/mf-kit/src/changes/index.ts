export { Changes } from './changes';
export type { ChangedField, ChangedFields, ChangedRecord, ChangesOf, HistoryEntry, NamedItem } from './changes-of';
