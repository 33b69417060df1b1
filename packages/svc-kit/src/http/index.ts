export { BodyLimit, TakesForm } from './bodies.js';
export * from './json-text.js';
export * from './parse-id.pipe.js';
export * from './if-match.js';
export * from './list-query.js';
export * from './entity-query.js';
export {
  OfVehicle,
  ClosedToApiKeys,
  OpenToApiKeys,
  OpenToMediaCookie,
  Owner,
  type OwnerId,
  OwnSession,
  Public,
  type VehicleOfRoute,
} from './owner.js';
export * from './routes.js';
export { UserAgent } from './user-agent.js';
