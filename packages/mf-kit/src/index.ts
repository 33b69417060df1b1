/**
 * Everything that the shell and every remote share: the only way to Mantine, the router and the query client. Heavier parts are lazy subpaths:
 * `@carnet/mf-kit/forms`, `/editor`.
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
export { styleNonce } from './style-nonce';
