import type { Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { Recipient } from '../recipients/recipient.entity.js';
import * as m from '../messages/channel-made.js';
import * as mail from '../messages/letter.js';

/** A mail about a new calendar address, by which anybody who has it can read what is due. Tells where to end it. */
export function calendarMadeMail(user: Recipient, asked: Language, madeAt: Date, carnetUrl: string): Mail {
  const language = user.language ?? asked;
  const say = (said: Said) => said.in(language) ?? String(said);
  return {
    ...{ owner: user.id, address: user.email, language, key: `calendar:${user.id}:${madeAt.toISOString()}` },
    letter: {
      subject: say(m.calendar),
      paragraphs: [say(m.calendarText), say(mail.passwordChangedOwn), say(m.byOther)],
      action: { label: say(m.seeReminders), url: `${carnetUrl}/settings?tab=reminders`, orOpen: say(mail.orOpen) },
      footnote: say(mail.footnote),
    },
  };
}
