import type { LetterRow, Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/set-aside.js';
import type { Kind, Named, TakenBack } from './set-aside.entity.js';

type Say = (said: Said) => string;

const KIND_NAMES: Record<Kind, Said> = {
  passkey: m.passkey,
  app: m.app,
  provider: m.provider,
  api_key: m.apiKey,
  webhook: m.webhook,
  channel: m.channel,
  calendar: m.calendar,
};
/** Labels of kinds whose things may have no name. */
const DETAILS: Partial<Record<Kind, Said>> = { app: m.appDetail, channel: m.channelDetail, calendar: m.calendarDetail };

/** The mail to the restored address: which things were ended, and what to set up again. */
export function takenBackMail(
  user: User,
  asked: Language,
  { ended, removed, codesEnded }: TakenBack,
  days: number,
  carnetUrl: string,
): Mail {
  const language = user.language ?? asked;
  return mailTo(user, asked, `taken-back:${user.version}`, (say) => ({
    subject: say(m.takenBack),
    paragraphs: [
      say(m.takenBackText({ username: user.username })),
      ...(removed.length > 0 ? [say(m.removed({ what: listed(removed, say, language) }))] : []),
      ...(codesEnded ? [say(m.codesEnded)] : []),
      say(ended.length > 0 ? m.ended : m.nothingEnded),
    ],
    rows: ended.map((one) => rowOf(one, say)),
    ...(ended.length > 0 && {
      closing: say(m.bringBack({ days })),
      action: { label: say(m.see), url: `${carnetUrl}/settings?tab=security`, orOpen: say(mail.orOpen) },
    }),
    footnote: say(mail.footnote),
  }));
}

/** The mail about a restored thing, with advice in case somebody else did it. */
export function broughtBackMail(user: User, asked: Language, one: Named & { id: number }, carnetUrl: string): Mail {
  return mailTo(user, asked, `brought-back:${one.id}`, (say) => ({
    subject: say(m.broughtBack),
    paragraphs: [
      say(m.broughtBackText({ username: user.username })),
      say(mail.passwordChangedOwn),
      say(mail.passwordChangedOther),
    ],
    rows: [rowOf(one, say)],
    action: { label: say(mail.setNewPassword), url: `${carnetUrl}/forgot-password`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}

const rowOf = ({ kind, name }: Named, say: Say): LetterRow => ({
  title: say(KIND_NAMES[kind]),
  detail: name ?? say(DETAILS[kind] ?? KIND_NAMES[kind]),
});

const listed = (things: readonly Named[], say: Say, language: Language): string =>
  new Intl.ListFormat(language).format(
    things.map(({ kind, name }) => (name === null ? say(KIND_NAMES[kind]) : `${say(KIND_NAMES[kind])} (${name})`)),
  );
