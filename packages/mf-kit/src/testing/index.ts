export type { AnyPaths } from './any-paths';
export { itPreloadsWhatItsPagesAsk } from './preloads';
export { fakeApi, type FakeApi, type FakeCall } from './fake-api';
export * from './render';
