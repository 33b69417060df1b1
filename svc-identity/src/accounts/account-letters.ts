import type { Language, Said } from '@carnet/svc-kit';
import type { Letter, Mail } from '../mail/letter.js';
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

/** What somebody is sent who has forgotten the password. */
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

/** In the language that somebody has set, else in that of the request. */
function mailTo(user: User, asked: Language, key: string, compose: (say: (said: Said) => string) => Letter): Mail {
  const language = user.language ?? asked;
  const letter = compose((said) => said.in(language) ?? String(said));
  return { owner: user.id, address: user.email, language, key, letter };
}
