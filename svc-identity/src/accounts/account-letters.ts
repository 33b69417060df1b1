import type { Letter, Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { Wanted } from '../addresses/addresses.repository.js';
import * as address from '../messages/address.js';
import * as m from '../messages/mail.js';
import type { User } from './user.entity.js';

/** Tells that the password is another one now, and what to do where somebody else did it. */
export function passwordChangedMail(user: User, asked: Language, carnetUrl: string): Mail {
  return mailTo(user, asked, `password-changed:${user.version}`, (say) => ({
    subject: say(m.passwordChanged),
    paragraphs: [
      say(m.passwordChangedText({ username: user.username })),
      say(m.passwordChangedOwn),
      say(m.passwordChangedOther),
    ],
    action: { label: say(m.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(m.orOpen) },
    footnote: say(m.footnote),
  }));
}

/** The mail for somebody who has forgotten the password. */
export function resetMail(
  user: User,
  asked: { id: string; language: Language },
  secret: string,
  minutes: number,
  carnetUrl: string,
): Mail {
  const mail = mailTo(user, asked.language, `reset-password:${asked.id}`, (say) => ({
    subject: say(m.resetPassword),
    paragraphs: [say(m.resetPasswordText({ username: user.username })), say(m.resetPasswordOnce({ minutes }))],
    // After the sign that no browser sends on: the secret is in no log and no referrer.
    action: { label: say(m.setNewPassword), url: `${carnetUrl}/reset-password#token=${secret}`, orOpen: say(m.orOpen) },
    footnote: say(m.resetPasswordOther),
  }));
  return { ...mail, usefulFor: minutes * 60 };
}

/** Sent to an address, so that its person confirms it. */
export function confirmEmailMail(wanted: Wanted, secret: string, carnetUrl: string): Mail {
  const { username, link_id, link_email, link_language } = wanted;
  const mail = mailTo(wanted, link_language, `confirm-email:${link_id}`, (say) => ({
    subject: say(address.mailConfirm),
    paragraphs: [say(address.mailConfirmText({ username })), say(address.mailConfirmOnce)],
    action: {
      label: say(address.mailConfirmAction),
      url: `${carnetUrl}/email#confirm=${secret}`,
      orOpen: say(m.orOpen),
    },
    footnote: say(address.mailConfirmOther),
  }));
  return { ...mail, address: link_email };
}

/** Told to the address of before: who was not asked can undo it, where the address was known to be theirs. */
export function emailChangedMail(
  before: User,
  { id, language }: { id: number; language: Language },
  secret: string | null,
  days: number,
  carnetUrl: string,
): Mail {
  return mailTo(before, language, `email-changed:${id}`, (say) => ({
    subject: say(address.mailChanged),
    paragraphs: [
      say(address.mailChangedText({ username: before.username })),
      say(m.passwordChangedOwn),
      say(secret === null ? address.mailChangedHelp : address.mailChangedOther({ days })),
    ],
    ...(secret !== null && {
      action: { label: say(address.mailUndo), url: `${carnetUrl}/email#undo=${secret}`, orOpen: say(m.orOpen) },
    }),
    footnote: say(m.footnote),
  }));
}

/** In the language that somebody has set, else in that of the request. */
export function mailTo(
  user: User,
  asked: Language,
  key: string,
  compose: (say: (said: Said) => string) => Letter,
): Mail {
  const language = user.language ?? asked;
  const letter = compose((said) => said.in(language) ?? String(said));
  return { owner: user.id, address: user.email, language, key, letter };
}
