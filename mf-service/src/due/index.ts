export { type Due, type DueStatus, dueOfAllQuery, dueOfVehicleQuery } from './due.queries';
export {
  type Ahead,
  completionOf,
  distanceOf,
  dueAndPlanned,
  DUE_LABELS,
  DUE_TONES,
  isLongAgo,
  pointOf,
  statusOf,
} from './due.rules';
