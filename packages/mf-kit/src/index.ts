/**
 * The kit that the shell and every remote share. It is the only way to the router, the query client and the libraries of forms and editor. Heavier parts are
 * lazy subpaths: `@carnet/mf-kit/forms`, `/editor`.
 */
export * from './api';
export * from './session';
export * from './query';
export * from './router';
export * from './remotes';
export * from './page';
export * from './format/format';
export * from './format/in-unit';
export { formatKnownDate, formatMonth } from './format/known-date';
export * from './components';
export * from './language';
export * from './changes';
export * from './media';
export * from './dialog';
export * from './undo';
export * from './outbox';
export { styleNonce } from './style-nonce';
