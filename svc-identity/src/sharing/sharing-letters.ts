import type { Mail } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import { mailTo } from '../accounts/account-letters.js';
import type { User } from '../accounts/user.entity.js';
import * as mail from '../messages/mail.js';
import * as m from '../messages/sharing.js';
import type { Invitation } from './grant.entity.js';
import { INVITED_DAYS } from './grants.repository.js';

const DAY_S = 24 * 60 * 60;

/** The mail to an address that the owner entered. Of the owner's own texts, it contains only their name. */
export function invitationMail(
  owner: User,
  asked: Language,
  { id, email, role }: Pick<Invitation, 'id' | 'email' | 'role'>,
  secret: string,
  carnetUrl: string,
): Mail {
  const { username } = owner;
  const roles = { viewer: m.mailToView, contributor: m.mailToContribute, editor: m.mailToEdit };
  const letter = mailTo(owner, asked, `invitation:${id}`, (say) => ({
    subject: say(m.mailInvited({ username })),
    paragraphs: [
      say(roles[role]({ username })),
      say(m.mailInvitedAddress({ email })),
      say(m.mailInvitedOnce({ days: INVITED_DAYS })),
    ],
    // The secret is in the fragment, which browsers do not send: so it is in no log and no referrer.
    action: {
      label: say(m.mailInvitedAction),
      url: `${carnetUrl}/invitation#token=${secret}`,
      orOpen: say(mail.orOpen),
    },
    footnote: say(m.mailInvitedOther),
  }));
  return { ...letter, address: email, usefulFor: INVITED_DAYS * DAY_S };
}

/** The mail to the owner about a person who accepted an invitation. */
export function acceptedMail(
  owner: User,
  asked: Language,
  grant: { id: number; email: string },
  carnetUrl: string,
): Mail {
  const { email } = grant;
  return mailTo(owner, asked, `grant:${grant.id}`, (say) => ({
    subject: say(m.mailAccepted),
    paragraphs: [say(m.mailAcceptedText({ email })), say(m.mailAcceptedEnd)],
    action: { label: say(m.mailSeeSharing), url: `${carnetUrl}/settings?tab=sharing`, orOpen: say(mail.orOpen) },
    footnote: say(mail.footnote),
  }));
}
