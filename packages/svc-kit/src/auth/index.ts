export { CLOCK_TOLERANCE, MEDIA_COOKIE, TOKEN, type Claims } from './tokens.js';
