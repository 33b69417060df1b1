export { mayHaveAnyWaiting, orWaits, saveWaitingAsFile, Waits } from './outbox';
export { OutboxButton, type SettleFiles, useOpenedEntry, useOutbox, Waiting } from './waiting';
export type { Entry, OutboxNote } from './entry';
