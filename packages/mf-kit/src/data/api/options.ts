import type { OutboxNote } from '../outbox/entry';
import type { PathParams, QueryValue } from './paging';

/** Options of a read. */
export interface ReadOptions {
  /** The sentence that a person reads if the service has no `msg` (spec §8). */
  fallback: string;
  signal?: AbortSignal;
  /** Values for `{id}` in the path, by name. */
  params?: PathParams;
  query?: Record<string, QueryValue>;
  /** True for a read of the person's own garage on a page of a shared garage, too (ADR 130). */
  own?: boolean;
  /** True if the answer must also show what other services did because of the person's last write. */
  effects?: boolean;
}

/** Options of a write. */
export interface WriteOptions extends Pick<ReadOptions, 'fallback' | 'signal' | 'params' | 'query'> {
  /** The version that was read (`entity.version`): a later save by somebody else is then told, not overwritten (412). */
  ifMatch?: number | null;
  /** Names a create that may be sent again after a reload; by default its content does. */
  idempotencyKey?: string;
  /** Milliseconds that an answer may take, where its service asks others first; 40 s unless told. */
  answerWithin?: number;
  /** Lets the write wait in this browser until there is a network (ADR 126). Until then it is shown as waiting, with this note. */
  outbox?: OutboxNote;
  /** Told how much of a large body has left, 0 to 1. */
  onUpload?: (share: number) => void;
}
