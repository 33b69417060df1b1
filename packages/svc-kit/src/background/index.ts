export {
  dueIn,
  dueRows,
  freeRows,
  LEASE,
  leased,
  type LeasedRow,
  millisecondsUntil,
  notOf,
  secondsUntilNextTry,
  stillLeased,
} from './leases.js';
export { type Places, SharedPlaces } from './shared-places.js';
export { WokenWork, type Work } from './woken-work.js';
