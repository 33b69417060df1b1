export { publishWaiting } from '../data/outbox/outbox';
export { anEntry } from './an-entry';
export type { AnyPaths } from './any-paths';
export { itLeadsToItsPages } from './leads';
export { itPreloadsWhatItsPagesAsk } from './preloads';
export { fakeApi, type FakeApi, type FakeCall } from './fake-api';
export * from './render';
