import type { Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { Recipient } from '../recipients/recipient.entity.js';
import * as m from '../messages/channel-made.js';
import * as mail from '../messages/letter.js';
import type { Channel } from './channels.repository.js';

/** A mail about a new channel for reminders. Tells where to end it. */
export function channelAddedMail(
  user: Recipient,
  asked: Language,
  { id, kind, address }: Pick<Channel, 'id' | 'kind' | 'address'>,
  carnetUrl: string,
): Mail {
  const language = user.language ?? asked;
  const say = (said: Said) => said.in(language) ?? String(said);
  const isDevice = kind === 'push';
  const about = isDevice ? m.deviceText : m.topicText({ host: new URL(address).host });
  return {
    ...{ owner: user.id, address: user.email, language, key: `reminder-channel:${id}` },
    letter: {
      subject: say(isDevice ? m.device : m.topic),
      paragraphs: [say(about), say(mail.passwordChangedOwn), say(m.byOther)],
      action: { label: say(m.seeReminders), url: `${carnetUrl}/settings?tab=reminders`, orOpen: say(mail.orOpen) },
      footnote: say(mail.footnote),
    },
  };
}
