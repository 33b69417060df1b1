import type { ValidationError, ValidationOptions } from 'class-validator';
import { requestMessages, type Said } from '@carnet/messages';

/** The value that a validator looked at. */
export interface Checked {
  property: string;
  object?: object;
  value?: unknown;
}

type Saying = Said | ((about: Checked) => Said);

/** The message for a failing validator of class-validator: `@IsString(saying(m.text))`. Its own message is text alone, and has no code. */
export const saying = (says: Saying): Pick<ValidationOptions, 'message' | 'context'> => ({
  message: (about) => String(wordsOf(says, about)),
  context: { says },
});

/** The message of a failed validator; the library's own text is not for people. */
export function saidBy(error: ValidationError, rule: string): Said {
  const { says } = (error.contexts?.[rule] ?? {}) as { says?: Saying };
  if (says === undefined) return requestMessages.invalid;
  return wordsOf(says, { property: error.property, object: error.target, value: error.value });
}

const wordsOf = (says: Saying, about: Checked): Said => (typeof says === 'function' ? says(about) : says);
