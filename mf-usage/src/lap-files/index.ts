export type { DrivenSession, LapFile, Oddity } from './lap-log';
export { LapFileFailed, readInWorker } from './read-in-worker';
