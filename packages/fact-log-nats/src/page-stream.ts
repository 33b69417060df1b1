import { type CursorState, type FactPage, type FactPosition, isPosition } from '@carnet/fact-log';

/**
 * A stretch of a log as a message: all facts after `after`, up to `next`. One without facts says how far the log was sent (`after` and `next` are the same
 * place), so that those who listen know that it lives, and whether they have missed something.
 */
export interface SentPage extends FactPage {
  after: FactPosition;
}

/** Nothing came for so long: whoever reads the stream reads the log itself, in milliseconds. */
export const SILENCE_MS = 4_000;
/** While there is nothing to send, a page without facts is sent this often. */
export const BEAT_MS = 1_000;

/**
 * One producer's pages on their way to its followers. It may lose, double and mix up: each page says from where to where it reaches, and what does not fit
 * a follower's cursor is read from the log itself.
 */
export interface PageStream {
  /** The longest text that one page can be. */
  readonly maxBytes: number;

  /** Returns when the stream has it. One of the same stretch as a page before may be taken for that one. */
  send(page: SentPage): Promise<void>;

  /** The pages from the one on in which `place` lies, or from the oldest that is kept; ends when nothing comes for `SILENCE_MS`, and on `signal`. */
  pages(place: CursorState, signal: AbortSignal): AsyncIterable<SentPage>;
}

/** The name by which a page that is sent twice is recognised. */
export const nameOf = ({ log, after, next }: SentPage): string => `${log}/${after}/${next}`;

export const toText = (page: SentPage): string => JSON.stringify(page);

/** Null for what is no page: then something is missing, and is read from the log. */
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
