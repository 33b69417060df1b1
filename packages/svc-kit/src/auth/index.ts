export { CLOCK_TOLERANCE, MEDIA_COOKIE, sessionFromBefore, TOKEN, type Claims } from './tokens.js';
