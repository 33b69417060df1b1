export { type Due, dueOfVehicleQuery, needsAttentionQuery } from './due.queries';
export { completionOf, distanceOf, DUE_TONES, pointOf } from './due.rules';
