export { mayHaveWaiting, orWaits, saveWaitingAsFile, Waits } from './outbox';
export { OutboxButton } from './outbox-button';
export { useOpenedEntry, useOutbox, Waiting } from './waiting';
export type { Entry, OutboxNote } from './entry';
