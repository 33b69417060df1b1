import type { ValidationError, ValidationOptions } from 'class-validator';
import { requestMessages, type Said } from '@carnet/messages';

/** The value that a validator checked. */
export interface Checked {
  property: string;
  object?: object;
  value?: unknown;
}

type Saying = Said | ((about: Checked) => Said);

/** The message of a failing class-validator rule: `@IsString(saying(m.text))`. The library's own message is only text, without a code. */
export const saying = (says: Saying): Pick<ValidationOptions, 'message' | 'context'> => ({
  message: (about) => String(wordsOf(says, about)),
  context: { says },
});

/** The message of a failed rule. The library's own text is not written for users. */
export function saidBy(error: ValidationError, rule: string): Said {
  const { says } = (error.contexts?.[rule] ?? {}) as { says?: Saying };
  if (says === undefined) return requestMessages.invalid;
  return wordsOf(says, { property: error.property, object: error.target, value: error.value });
}

const wordsOf = (says: Saying, about: Checked): Said => (typeof says === 'function' ? says(about) : says);
