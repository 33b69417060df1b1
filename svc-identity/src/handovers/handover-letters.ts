import { canonicalKey } from '../accounts/user.rules.js';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/handover.js';
import type { Mail } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { OFFER_DAYS } from './handover.entity.js';

interface Offered {
  id: number;
  email: string;
  vehicle: string;
}

/**
 * The mail to the receiver, in their language if known, else in the giver's. Its link is no secret. The vehicle's name is included only if the receiver has
 * a confirmed account: else anybody could send texts of their own to any address.
 */
export function offerMail(
  giver: User,
  receiver: User | undefined,
  asked: Language,
  offered: Offered,
  carnetUrl: string,
): Mail {
  const { id, email, vehicle } = offered;
  const written = mailTo(receiver ?? giver, asked, `handover-offered:${id}`, (say) => ({
    subject: say(
      receiver?.email_confirmed
        ? m.mailOffered({ username: giver.username, vehicle })
        : m.mailOfferedVehicle({ username: giver.username }),
    ),
    paragraphs: [
      say(m.mailOfferedText),
      say(
        receiver && canonicalKey(receiver.email) === canonicalKey(email)
          ? m.mailOfferedSignIn
          : m.mailOfferedRegister({ email }),
      ),
      say(m.mailOfferedUntil({ days: OFFER_DAYS })),
    ],
    action: { label: say(m.mailOfferedAction), url: `${carnetUrl}/handovers`, orOpen: say(mail.orOpen) },
    footnote: say(m.mailOfferedOther),
  }));
  return { ...written, owner: giver.id, address: email };
}

/** The mail to the giver. */
export function handedOverMail(giver: User, asked: Language, { id, email, vehicle }: Offered, carnetUrl: string): Mail {
  return mailTo(giver, asked, `handover-done:${id}`, (say) => ({
    subject: say(m.mailDone({ vehicle })),
    paragraphs: [say(m.mailDoneText({ vehicle, email }))],
    action: { label: say(m.mailDoneAction), url: `${carnetUrl}/handovers`, orOpen: say(mail.orOpen) },
    footnote: say(m.mailDoneOther),
  }));
}
