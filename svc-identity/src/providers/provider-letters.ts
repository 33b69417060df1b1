import { randomUUID } from 'node:crypto';
import type { Mail } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/provider.js';

const LETTERS = {
  linked: { subject: m.linked, text: m.linkedText },
  unlinked: { subject: m.unlinked, text: m.unlinkedText },
} as const;

export type ProviderChange = keyof typeof LETTERS;

/** The mail about a linked or unlinked provider, with advice in case somebody else did it. */
export function providerChangedMail(
  user: User,
  change: ProviderChange,
  { provider, language }: { provider: string; language: Language },
  carnetUrl: string,
): Mail {
  const { subject, text } = LETTERS[change];
  return mailTo(user, language, `provider:${randomUUID()}`, (say) => ({
    subject: say(subject),
    paragraphs: [
      say(text({ username: user.username, provider })),
      say(mail.passwordChangedOwn),
      say(mail.passwordChangedOther),
    ],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}
