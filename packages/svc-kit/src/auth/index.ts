export { CLOCK_TOLERANCE, TOKEN, type Claims } from './tokens.js';
