export { CLOCK_TOLERANCE, TOKEN, type Claims } from './tokens.js';
export { TokenVerifier } from './token-verifier.js';
