import type { Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { User } from '../accounts/user.entity.js';
import * as m from '../messages/api-key.js';
import * as mail from '../messages/mail.js';
import type { ApiKey } from './api-key.entity.js';

/** The mail about a new API key, with its access rights and a link to end it. */
export function apiKeyMadeMail(user: User, asked: Language, key: ApiKey, carnetUrl: string): Mail {
  const language = user.language ?? asked;
  const say = (said: Said) => said.in(language) ?? String(said);
  const { name } = key;
  return {
    owner: user.id,
    address: user.email,
    language,
    key: `api-key:${key.id}`,
    letter: {
      subject: say(m.made),
      paragraphs: [
        say(key.access === 'read' ? m.madeToRead({ name }) : m.madeToWrite({ name })),
        say(mail.passwordChangedOwn),
        say(m.madeByOther),
      ],
      action: { label: say(m.seeKeys), url: `${carnetUrl}/settings?tab=keys`, orOpen: say(mail.orOpen) },
      footnote: say(mail.footnote),
    },
  };
}
