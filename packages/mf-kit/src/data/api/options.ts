import type { OutboxNote } from '../outbox/entry';
import type { PathParams, QueryValue } from './paging';

/** Options of a read. */
export interface ReadOptions {
  /** The message to show if the service sends no `msg` (spec §8). */
  fallback: string;
  signal?: AbortSignal;
  /** Values for placeholders in the path such as `{id}`, by name. */
  params?: PathParams;
  query?: Record<string, QueryValue>;
  /** True to read the person's own garage even on a page of a shared garage (ADR 130). */
  own?: boolean;
  /** True if the answer must also include changes that other services made because of the person's last write. */
  effects?: boolean;
}

/** Options of a write. */
export interface WriteOptions extends Pick<ReadOptions, 'fallback' | 'signal' | 'params' | 'query'> {
  /** The version that was read (`entity.version`). If somebody else has saved since, the service answers 412 and overwrites nothing. */
  ifMatch?: number | null;
  /** The key of a create that may be sent again after a reload. By default it is derived from the content. */
  idempotencyKey?: string;
  /** Milliseconds to wait for an answer, for a service that calls others first; 40 s by default. */
  answerWithin?: number;
  /** Lets the write wait in this browser until there is a network (ADR 126). Lists show it as waiting, with this note. */
  outbox?: OutboxNote;
  /** Called with the part of a large body that has been sent, 0 to 1. */
  onUpload?: (share: number) => void;
}
