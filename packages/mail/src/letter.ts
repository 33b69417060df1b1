import type { Language } from '@carnet/messages';

/** The content of a mail: whole sentences in the recipient's language. Plain text, never HTML: the renderer escapes HTML characters. */
export interface Letter {
  /** The subject line; also the heading. */
  subject: string;
  paragraphs: readonly string[];
  /** A list, for example of due items. */
  rows?: readonly LetterRow[];
  /** The text after the list. */
  closing?: string;
  /** The one action, shown as a button. */
  action?: LetterAction;
  /** Small text at the bottom: the reason for this mail. */
  footnote: string;
  /** Address for one-click unsubscribe in the mail program, without a page (RFC 8058). */
  unsubscribe?: string;
}

export interface LetterRow {
  /** The heading above this row and the following rows, up to the next heading. */
  heading?: string;
  title: string;
  detail: string;
  /** Links to actions for this row. */
  links?: readonly { label: string; url: string }[];
}

export interface LetterAction {
  label: string;
  url: string;
  /** The text before the plain address, for people who cannot use the button. */
  orOpen: string;
}

/** A letter with its recipient. */
export interface Mail {
  owner: number;
  address: string;
  language: Language;
  letter: Letter;
  /** The key of the message, such as `password-changed:7`. An owner receives only one mail per key. */
  key: string;
  /** Seconds after which the mail is useless and is not sent any more. Default: three days. */
  usefulFor?: number;
}
