export { type Due, dueOfAllQuery, dueOfVehicleQuery } from './due.queries';
export { completionOf, distanceOf, DUE_LABELS, DUE_TONES, pointOf } from './due.rules';
