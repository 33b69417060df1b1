export { BodyLimit, installBodyLimits, installJsonBody, TakesForm } from './bodies.js';
export { type Answer, HttpClient, type Question } from './http-client.js';
export { CreateIdempotencyKeys1760000000002, KeepOutboxKeys1794000000000 } from './idempotency.migration.js';
export { IfMatch, requireSeen, requireVersion } from './if-match.js';
export { count, type LimitedBy, limiter } from './limiter.js';
export { Idempotency, Once, type OnceKey } from './once.js';
export {
  CameFrom,
  ClosedToApiKeys,
  CONTRIBUTES,
  MEDIA_ROUTE,
  OF_VEHICLE,
  OfVehicle,
  ONLY_OWNER,
  OnlyOwner,
  OPEN_TO_KEYS,
  OpenToApiKeys,
  OpenToContributors,
  OpenToMediaCookie,
  Owner,
  type OwnerId,
  OwnSession,
  PUBLIC,
  Public,
  TAKES_PASSPORTS,
  TakesPassports,
  TOUCHES,
  Touches,
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
export { bringsPiece, PIECE_TYPE, PASSPORTS_PATH, UPLOADS_PATH } from './upload-path.js';
export { UserAgent } from './user-agent.js';
