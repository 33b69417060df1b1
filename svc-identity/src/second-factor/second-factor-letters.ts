import { randomUUID } from 'node:crypto';
import type { Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/second-factor.js';

/** The mail about a changed second factor, with advice in case somebody else did it. */
export function factorChangedMail(user: User, asked: Language, change: FactorChange, carnetUrl: string): Mail {
  const { subject, text } = LETTERS[change];
  return mailTo(user, asked, `second-factor:${randomUUID()}`, (say) => ({
    subject: say(subject),
    paragraphs: [say(text({ username: user.username })), say(mail.passwordChangedOwn), say(mail.passwordChangedOther)],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}

/** The mail after an operator has removed all second factors, with advice in case nobody requested it. */
export function factorsRemovedMail(user: User, asked: Language, carnetUrl: string): Mail {
  return mailTo(user, asked, `second-factor:${randomUUID()}`, (say) => ({
    subject: say(m.allRemoved),
    paragraphs: [say(m.allRemovedText({ username: user.username })), say(m.allRemovedOwn), say(m.allRemovedOther)],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}

type Naming = (given: { username: string }) => Said;

const LETTERS = {
  appAdded: { subject: m.appAdded, text: m.appAddedText },
  appRemoved: { subject: m.appRemoved, text: m.appRemovedText },
  codesRenewed: { subject: m.codesRenewed, text: m.codesRenewedText },
} as const satisfies Record<string, { subject: Said; text: Naming }>;

export type FactorChange = keyof typeof LETTERS;

/** The mail about a used recovery code, with the number of codes left. */
export function recoveryCodeUsedMail(
  user: User,
  used: { id: string; language: Language },
  left: number,
  carnetUrl: string,
): Mail {
  return mailTo(user, used.language, `recovery-code:${used.id}`, (say) => ({
    subject: say(m.codeUsed),
    paragraphs: [
      say(m.codeUsedText({ username: user.username })),
      say(m.codesLeft({ left })),
      say(mail.passwordChangedOwn),
      say(mail.passwordChangedOther),
    ],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}
