import { randomUUID } from 'node:crypto';
import type { Mail } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/passkey.js';

const LETTERS = {
  added: { subject: m.added, text: m.addedText },
  removed: { subject: m.removed, text: m.removedText },
} as const;

export type PasskeyChange = keyof typeof LETTERS;

/** The mail about an added or removed passkey, with advice in case somebody else did it. */
export function passkeyChangedMail(
  user: User,
  change: PasskeyChange,
  { name, language }: { name: string; language: Language },
  carnetUrl: string,
): Mail {
  const { subject, text } = LETTERS[change];
  return mailTo(user, language, `passkey:${randomUUID()}`, (say) => ({
    subject: say(subject),
    paragraphs: [
      say(text({ username: user.username, name })),
      say(mail.passwordChangedOwn),
      say(mail.passwordChangedOther),
    ],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}
