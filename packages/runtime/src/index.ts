export { BackOff, pause } from './back-off.js';
export {
  BadConfig,
  type NatsConfig,
  type Quotas,
  readConfig,
  type S3Config,
  type ServiceConfig,
  type ServiceName,
} from './config.js';
export { childOptions } from './child-options.js';
export { errorForLog } from './error-for-log.js';
export { CLOSED_TO_KEYS, CONFIG, EXPORTED, IS_GUEST, JOURNALED, LOG, REPUBLISHED, WAITING_WORK } from './injection.js';
export { createLogger, type Log, NestLogger } from './logger.js';
export { readSecretFiles } from './secret-files.js';
export { traceparentToHandOn } from './tracing/current-trace.js';
export { Tracing } from './tracing/tracing.service.js';
