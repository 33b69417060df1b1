import type { Language } from '@carnet/messages';

/**
 * The content of a mail: whole sentences in the language of whom it is for. Text alone, never HTML: signs of HTML are escaped where it is written.
 */
export interface Letter {
  /** The heading, too. */
  subject: string;
  paragraphs: readonly string[];
  /** A list, as what is due. */
  rows?: readonly LetterRow[];
  /** After the list. */
  closing?: string;
  /** The one thing to do, as a button. */
  action?: LetterAction;
  /** Below, small: why this came. */
  footnote: string;
  /** The address at which mails of this kind end by one press of a mail program, without a page (RFC 8058). */
  unsubscribe?: string;
}

export interface LetterRow {
  /** Stands above this row and those after it, up to the next heading. */
  heading?: string;
  title: string;
  detail: string;
  /** Links for the things that can be done about it. */
  links?: readonly { label: string; url: string }[];
}

export interface LetterAction {
  label: string;
  url: string;
  /** Words before the address, for those who cannot press the button. */
  orOpen: string;
}

/** A letter on its way to somebody. */
export interface Mail {
  owner: number;
  address: string;
  language: Language;
  letter: Letter;
  /** The key of the message, as `password-changed:7`: the same is told to an owner once. */
  key: string;
  /** After so many seconds it is of no use any more; three days where nothing is said. */
  usefulFor?: number;
}
