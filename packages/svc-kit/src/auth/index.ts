export { API_KEY_ACCESS, type ApiKeyAccess, hashOfApiKey, newApiKey } from './api-key.js';
export { ApiKeyUses } from './api-key-uses.js';
export { CLOCK_TOLERANCE, MEDIA_COOKIE, sessionFromBefore, TOKEN, type Claims } from './tokens.js';
