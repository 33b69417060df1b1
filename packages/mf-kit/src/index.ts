/**
 * What the shell and every remote share: the only way to Mantine, the router and the query client. Heavier parts are lazy
 * subpaths: `@carnet/mf-kit/forms`, `/editor`.
 */
export * from './api';
export * from './session';
export * from './query';
export * from './router';
export * from './remotes';
export * from './page';
export * from './format/format';
export * from './components';
export * from './media';
export * from './dialog';
export { styleNonce } from './style-nonce';
