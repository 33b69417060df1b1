export { ApiKeyUses } from './auth/api-key-uses.js';
export { GARAGE_ROLES, type GarageRole } from './auth/garage-grants.js';
export { API_KEY_ACCESS, type ApiKeyAccess, hashOfApiKey, newApiKey } from './auth/api-key.js';
export { KeyRing } from './auth/key-ring.js';
export { MEDIA_COOKIE, sessionFromBefore, TOKEN } from './auth/tokens.js';
export { defineService, type Service } from './boot/service.js';
export { closeOnSignal, gentleClose } from './boot/shutdown.js';
export { ProblemFilter } from './http/problem.filter.js';
export { Metrics } from './metrics/metrics.service.js';
