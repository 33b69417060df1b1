import type { Letter, Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { Wanted } from '../addresses/addresses.repository.js';
import * as address from '../messages/address.js';
import * as m from '../messages/mail.js';
import type { User } from './user.entity.js';

/** The mail after a change of password, with advice in case somebody else did it. */
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

/** The mail with the link to reset a password. */
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
    // The secret is in the fragment, which browsers do not send: so it is in no log and no referrer.
    action: { label: say(m.setNewPassword), url: `${carnetUrl}/reset-password#token=${secret}`, orOpen: say(m.orOpen) },
    footnote: say(m.resetPasswordOther),
  }));
  return { ...mail, usefulFor: minutes * 60 };
}

/** The mail that asks to confirm an address. */
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

/** The mail to the previous address. It contains a link to undo the change if that address was confirmed. */
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

/** A mail in the user's language setting, else in the language of the request. */
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
