import type { Letter } from '@carnet/mail';
import type { Language } from '@carnet/messages';
import * as account from '../src/accounts/account-letters.js';
import type { User } from '../src/accounts/user.entity.js';
import * as apiKey from '../src/api-keys/api-key-letters.js';
import * as passkey from '../src/passkeys/passkey-letters.js';
import * as provider from '../src/providers/provider-letters.js';
import * as factor from '../src/second-factor/second-factor-letters.js';
import * as setAside from '../src/set-aside/set-aside-letters.js';
import * as handover from '../src/handovers/handover-letters.js';
import * as sharing from '../src/sharing/sharing-letters.js';
import type { Named } from '../src/set-aside/set-aside.entity.js';

export const CARNET = 'https://carnet.example.org';
const SECRET = 'Zk3vJ0h8mP5yq2Wc7TnRb4Xs9LdGf6UaEoHiYtKwQxM';

const SET_ASIDE: Named[] = [
  { kind: 'passkey', name: 'A phone' },
  { kind: 'app', name: null },
  { kind: 'provider', name: 'ann@example.org · id.example.org' },
  { kind: 'api_key', name: 'Home Assistant' },
  { kind: 'webhook', name: 'Home · home.example.org' },
  { kind: 'channel', name: null },
  { kind: 'calendar', name: null },
];

/** Every kind of mail in all variants, keyed by the function that composes it. */
export function everyLetter(language: Language): Record<string, Letter[]> {
  const ann = aUser(language);
  const wanted = { ...ann, link_id: '1', link_email: ann.email, link_language: language };
  const change = { id: 1, language };
  const key = {
    ...{ id: 1, name: 'Home Assistant', prefix: 'carnet_ab12', vehicle_id: null, vehicle_name: null },
    ...NEVER,
  };
  const mails = {
    passwordChangedMail: [account.passwordChangedMail(ann, language, CARNET)],
    resetMail: [account.resetMail(ann, { id: '1', language }, SECRET, 30, CARNET)],
    confirmEmailMail: [account.confirmEmailMail(wanted, SECRET, CARNET)],
    emailChangedMail: [SECRET, null].map((secret) => account.emailChangedMail(ann, change, secret, 7, CARNET)),
    apiKeyMadeMail: (['read', 'write'] as const).map((access) =>
      apiKey.apiKeyMadeMail(ann, language, { ...key, access }, CARNET),
    ),
    passkeyChangedMail: (['added', 'removed'] as const).map((which) =>
      passkey.passkeyChangedMail(ann, which, { name: 'My laptop', language }, CARNET),
    ),
    providerChangedMail: (['linked', 'unlinked'] as const).map((which) =>
      provider.providerChangedMail(ann, which, { provider: 'Authentik', language }, CARNET),
    ),
    factorChangedMail: (['appAdded', 'appRemoved', 'codesRenewed'] as const).map((which) =>
      factor.factorChangedMail(ann, language, which, CARNET),
    ),
    takenBackMail: [
      { ended: SET_ASIDE, removed: SET_ASIDE.slice(0, 2), codesEnded: true },
      { ended: [], removed: [], codesEnded: false },
    ].map((taken) => setAside.takenBackMail(ann, language, taken, 30, CARNET)),
    broughtBackMail: SET_ASIDE.map((one) => setAside.broughtBackMail(ann, language, { ...one, id: 1 }, CARNET)),
    invitationMail: (['viewer', 'contributor', 'editor'] as const).map((role) =>
      sharing.invitationMail(ann, language, { id: 1, email: 'bob@example.org', role }, SECRET, CARNET),
    ),
    offerMail: [ann, undefined].map((receiver) =>
      handover.offerMail(ann, receiver, language, { id: 1, email: 'bob@example.org', vehicle: 'Miata' }, CARNET),
    ),
    handedOverMail: [
      handover.handedOverMail(ann, language, { id: 1, email: 'bob@example.org', vehicle: 'Miata' }, CARNET),
    ],
    acceptedMail: [sharing.acceptedMail(ann, language, { id: 1, email: 'bob@example.org' }, CARNET)],
    factorsRemovedMail: [factor.factorsRemovedMail(ann, language, CARNET)],
    recoveryCodeUsedMail: [9, 1, 0].map((left) =>
      factor.recoveryCodeUsedMail(ann, { id: '1', language }, left, CARNET),
    ),
  };
  return Object.fromEntries(Object.entries(mails).map(([name, made]) => [name, made.map(({ letter }) => letter)]));
}

const REGIONS: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  it: 'it-IT',
  es: 'es-ES',
  ja: 'ja-JP',
};

const NEVER = { created_at: new Date(0), expires_at: null, last_used_at: null, uses: 0 };

const aUser = (language: Language): User => ({
  ...{ id: 1, username: 'ann-lindqvist', email: 'ann@example.org', first_name: 'Ann', last_name: 'Lindqvist' },
  ...{ email_confirmed: true, pending_email: null, password_hash: '', has_password: true, version: 1 },
  ...{ tokens_valid_from: new Date(0), language, region: REGIONS[language], time_zone: 'UTC' },
  ...{ currency: null, odometer_unit: null, first_day_of_week: null, paper: null },
});
