export { BodyLimit, installBodyLimits, installJsonBody, TakesForm } from './bodies.js';
export { HttpClient } from './http-client.js';
export { CreateIdempotencyKeys1760000000002, KeepOutboxKeys1794000000000 } from './idempotency.migration.js';
export { IfMatch, requireSeen, requireVersion } from './if-match.js';
export { count, type LimitedBy, limiter } from './limiter.js';
export { Idempotency, Once, type OnceKey } from './once.js';
export {
  ClosedToApiKeys,
  MEDIA_ROUTE,
  OF_VEHICLE,
  OfVehicle,
  OPEN_TO_KEYS,
  OpenToApiKeys,
  OpenToMediaCookie,
  Owner,
  type OwnerId,
  OwnSession,
  PUBLIC,
  Public,
  type VehicleOfRoute,
} from './owner.js';
export { DependencyDown } from './peer.errors.js';
export { Peer } from './peer.js';
export { holdPlace, leavePlaces } from './places.js';
export {
  Accepts,
  Creates,
  Deletes,
  Lists,
  ListsViewed,
  ListsWithin,
  ProblemView,
  Reads,
  Sets,
  Updates,
  UpdatesMany,
} from './routes.js';
export { bringsPiece, PIECE_TYPE, UPLOADS_PATH } from './upload-path.js';
export { UserAgent } from './user-agent.js';
