export { type Due, type DueStatus, dueOfAllQuery, dueOfVehicleQuery } from './due.queries';
export { completionOf, distanceOf, isLongOverdue, DUE_LABELS, DUE_TONES, pointOf } from './due.rules';
