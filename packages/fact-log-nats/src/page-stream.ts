import { type CursorState, type FactPage, type FactPosition, isPosition } from '@carnet/fact-log';

/**
 * A part of a log as a message: all facts after `after`, up to `next`. A page without facts (`after` equals `next`) tells how far the log was sent, so that
 * followers know that the relay is alive, and whether they missed something.
 */
export interface SentPage extends FactPage {
  after: FactPosition;
}

/** Timeout of the stream, in milliseconds. After that long without a message, a follower reads the log itself. */
export const SILENCE_MS = 4_000;
/** Interval of pages without facts while there is nothing to send, in milliseconds. */
export const BEAT_MS = 1_000;

/**
 * The stream of one producer's pages to its followers. It may lose, duplicate and reorder pages. Each page holds its start and end; a follower reads the log
 * itself where a page does not fit its cursor.
 */
export interface PageStream {
  /** Maximum size of the text of one page. */
  readonly maxBytes: number;

  /** Resolves when the stream has stored the page. The stream may treat a page of the same range as a duplicate. */
  send(page: SentPage): Promise<void>;

  /** Yields the pages from the one that contains `place`, or from the oldest. Ends when nothing arrives for `SILENCE_MS`, and on `signal`. */
  pages(place: CursorState, signal: AbortSignal): AsyncIterable<SentPage>;
}

/** The id of a page, which lets the stream recognise duplicates. */
export const nameOf = ({ log, after, next }: SentPage): string => `${log}/${after}/${next}`;

export const toText = (page: SentPage): string => JSON.stringify(page);

/** Null for text that is not a page. The follower then misses a page and reads the log. */
export function fromText(text: string): SentPage | null {
  try {
    const page = JSON.parse(text) as SentPage;
    const { log, after, next, facts } = page;
    if (typeof log !== 'string' || !isPosition(after) || !isPosition(next)) return null;
    return next === (facts.at(-1)?.position ?? after) ? page : null;
  } catch {
    return null;
  }
}
