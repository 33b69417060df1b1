export { type Fact, type FactDraft, type FactPosition, isAfter, isPosition, LOG_START } from './fact.js';
export type { FactChange, FactEffect, FactHandler, FactTaker } from './fact-handler.js';
export { CopyHandler, GoneHandler, purgeOf, UserGoneHandler } from './common-handlers.js';
export { type CopyDefinition, defineCopy } from './define-copy.js';
export { among, goneOf, type OwnedIds, type Replicated } from './owned-ids.js';
export { FactLog, type FactPage, type FormerLog } from './fact-log.js';
export { ReadThrough } from './read-through.js';
export { NothingStored, References, requireStored } from './references.js';
export { faultOf, KnownReferences, type Reference, type ReferenceTarget } from './references.rules.js';
export { DependencyDown } from './fact.errors.js';
export type { AfterThing, Republication } from './republisher.js';
export { compactFacts } from './compaction.js';
export { homeOf } from './log-home.js';
export { FactsModule } from './facts.module.js';
export type { FactsOptions } from './followers.js';
export { FollowerHealth } from './follower-health.js';
export type { FollowerState } from './follower-state.js';
export { type ParkedReport, retryNow } from './parked-facts.js';
export {
  CreateFacts1760000000000,
  FollowByHandler1766000000000,
  HeadsByRevision1779300000000,
  LogsByTimeline1787300000000,
  TracesOfFacts1787600000000,
} from './facts.migration.js';
export { FactTransport } from './nats/fact-transport.js';
export { CreateFactRelay1787400000000 } from './nats/fact-relay.migration.js';
export { BEHIND_HEADER, installPositionHeader, POSITION_HEADER } from './log-position.js';
export { Listener } from './listener.js';
