import type { Email } from 'postal-mime';
import { type Account, callPatiently } from '../api.js';
import { confirmationsTo, mailsTo } from '../kept-mails.js';
import { until } from '../until.js';
import { turnsOfPeople } from './turns.js';

const inTurn = turnsOfPeople();
const confirmed = new Set<string>();

/** Confirms the address, because an invitation needs that. */
async function confirm({ email }: Account): Promise<void> {
  if (confirmed.has(email)) return;
  const [mail] = await confirmationsTo(email);
  const token = /#confirm=(\S+)/.exec(mail!.text!)![1];
  await callPatiently({ method: 'POST', path: '/api/auth/confirm-email', body: { token } });
  confirmed.add(email);
}

/** Invitation mails, once there are `many`. Other mails may arrive meanwhile. */
async function invitationsTo({ email }: Account, many: number): Promise<Email[]> {
  let found: Email[] = [];
  await until(`${many} invitations came to ${email}`, async () => {
    found = (await mailsTo(email, 0)).filter(({ text }) => /\/invitation#token=/.test(text ?? ''));
    return found.length >= many;
  });
  return found;
}

/** Gives `person` access to the garage of `owner`. Returns the id of the grant. */
export async function grantBetween(
  owner: Account,
  person: Account,
  role: 'viewer' | 'contributor' | 'editor',
  vehicle_id: number | null = null,
): Promise<number> {
  return inTurn(person, async () => {
    await confirm(person);
    const known = await invitationsTo(person, 0);
    const body = { email: person.email, role, vehicle_id };
    const path = '/api/auth/sharing/invitations';
    const invited = await callPatiently({ method: 'POST', path, token: owner.token, body });
    if (invited.status !== 201) throw new Error(`An invitation answers ${invited.status} ${invited.text}`);
    const mail = (await invitationsTo(person, known.length + 1)).at(-1);
    const token = /\/invitation#token=(\S+)/.exec(mail!.text!)![1];
    const accepted = await callPatiently({
      method: 'POST',
      path: `${path}/accept`,
      token: person.token,
      body: { token },
    });
    if (accepted.status !== 200) throw new Error(`An invitation is accepted with ${accepted.status} ${accepted.text}`);
    return accepted.json<{ id: number }>().id;
  });
}
