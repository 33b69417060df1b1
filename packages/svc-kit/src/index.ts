export * from './auth/index.js';
export { closeOnSignal, gentleClose } from './boot/shutdown.js';
export { readSecretFiles } from './boot/secret-files.js';
export { defineService, type Service } from './boot/service.js';
export type { ServiceDefinition } from './boot/service-definition.js';
export * from './calendar/index.js';
export {
  BadConfig,
  type FilesConfig,
  readConfig,
  type S3Config,
  type ServiceConfig,
  type ServiceName,
} from './config.js';
export * from './database/index.js';
export * from './dates/index.js';
export * from './errors/index.js';
export * from './exports/index.js';
export * from './facts/index.js';
export * from './fields/index.js';
export * from './files/index.js';
export * from './http/index.js';
export { Idempotency, Once, type OnceKey } from './idempotency/once.js';
export * from './imports/index.js';
export { CONFIG, LOG } from './injection.js';
export * from './journal/index.js';
export * from './language/index.js';
export * from './limits/index.js';
export type { Log } from './logging/logger.js';
export * from './mail/index.js';
export { Metrics } from './metrics/metrics.service.js';
export type { WaitingWork } from './metrics/waiting-work.js';
export * from './money/index.js';
export { Peer } from './peers/peer.js';
export * from './units/index.js';
