export { type Attempt, attempt, type AttemptFailures, GivenUp, unlessAborted } from './attempt.js';
export { type BackOffLimits, secondsUntilNextTry, secondsWith } from './back-off.js';
export { JobTable, type JobTableOptions, type LeasedJob } from './job-table.js';
export {
  dueIn,
  dueRows,
  freeRows,
  LEASE,
  leased,
  type LeasedRow,
  millisecondsUntil,
  notOf,
  stillLeased,
} from './leases.js';
export { Slots, type SlotLimits } from './slots.js';
export { Worker, type WorkerOptions } from './worker.js';
