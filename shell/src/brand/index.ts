export { Mark } from './mark';
export { Wordmark } from './wordmark';
