export type { Figures, Handover, Held, JournalHead, Refusal, Told } from './handover.js';
export { HandoverTables, LaterHandoverTables, type StillTable } from './handover.migration.js';
export { HandoverModule } from './handover.module.js';
export {
  actorAfter,
  HandoverPart,
  moveJournal,
  moveRows,
  type Moving,
  type Withheld,
  withhold,
  withoutQuotas,
} from './handover-part.js';
