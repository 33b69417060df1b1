export type { DrivenSession, LapFile, Oddity } from './lap-log';
export { LapFileFailed, fetchReader, readInWorker } from './read-in-worker';
