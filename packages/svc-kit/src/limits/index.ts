export { count, limiter, type LimitedBy } from './limiter.js';
