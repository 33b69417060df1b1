import type { Mail } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import type { Recipient } from '../recipients/recipient.entity.js';
import * as mail from '../messages/letter.js';
import * as m from '../messages/webhook.js';
import type { Webhook } from './webhook.entity.js';
import { FAILING_DAYS, type Reason } from './webhook.rules.js';

type Speak = (said: Said) => string;

const PLACE = '/settings?tab=webhooks';

/** A mail about a new webhook, which receives future events. Tells where to end it. */
export function webhookMadeMail(
  user: Recipient,
  asked: Language,
  { id, name, url }: Pick<Webhook, 'id' | 'name' | 'url'>,
  carnetUrl: string,
): Mail {
  return mailTo(user, asked, `webhook:${id}`, (say) => ({
    subject: say(m.made),
    paragraphs: [say(m.madeText({ name, host: new URL(url).host })), say(mail.passwordChangedOwn), say(m.madeByOther)],
    action: { label: say(m.seeWebhooks), url: carnetUrl + PLACE, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}

/** A mail about a changed address of a webhook. */
export function webhookMovedMail(
  user: Recipient,
  asked: Language,
  { id, name, url, version }: Pick<Webhook, 'id' | 'name' | 'url' | 'version'>,
  carnetUrl: string,
): Mail {
  return mailTo(user, asked, `webhook:${id}:${version}`, (say) => ({
    subject: say(m.moved),
    paragraphs: [say(m.movedText({ name, host: new URL(url).host })), say(mail.passwordChangedOwn), say(m.madeByOther)],
    action: { label: say(m.seeWebhooks), url: carnetUrl + PLACE, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}

/** A mail about a webhook that was turned off. */
export function webhookOffMail(
  user: Recipient,
  { name, url }: Pick<Webhook, 'name' | 'url'>,
  reason: Reason,
  key: string,
  carnetUrl: string,
): Mail {
  const values = { name, host: new URL(url).host };
  return mailTo(user, 'en', key, (say) => ({
    subject: say(m.off({ name })),
    paragraphs: [
      say(reason === 'gone' ? m.offGone(values) : m.offFailing({ ...values, days: FAILING_DAYS })),
      say(m.offNext),
    ],
    action: { label: say(m.seeWebhooks), url: carnetUrl + PLACE, orOpen: say(mail.orOpen) },
    footnote: say(m.offFootnote),
  }));
}

function mailTo(user: Recipient, asked: Language, key: string, write: (say: Speak) => Mail['letter']): Mail {
  const language = user.language ?? asked;
  const say: Speak = (said) => said.in(language) ?? String(said);
  return { owner: user.id, address: user.email, language, key, letter: write(say) };
}
