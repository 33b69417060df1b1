import type { ExportedList } from '@carnet/journal';
import { UserView } from './accounts/account.dto.js';
import { accounts, accountOf } from './accounts/account.read.js';
import { ApiKeyView } from './api-keys/api-key.dto.js';
import { apiKeys, apiKeysOf } from './api-keys/api-key.read.js';
import { HandoverView } from './handovers/handover.dto.js';
import { givenHandovers, givenHandoversOf, receivedHandovers, receivedHandoversOf } from './handovers/handover.read.js';
import { PasskeyView } from './passkeys/passkey.dto.js';
import { passkeys, passkeysOf } from './passkeys/passkey.read.js';
import { ExportedProviderView } from './providers/provider.dto.js';
import { linkedProviders, linkedProvidersOf } from './providers/provider.read.js';
import { ExportedSecondFactorView } from './second-factor/second-factor.dto.js';
import { secondFactors, secondFactorsOf } from './second-factor/second-factor.read.js';
import { ExportedSessionView } from './sessions/session.dto.js';
import { sessions, sessionsOf } from './sessions/session.read.js';
import { SetAsideView } from './set-aside/set-aside.dto.js';
import { setAside, setAsideOf } from './set-aside/set-aside.read.js';
import { GarageView, GrantView, InvitationView } from './sharing/grant.dto.js';
import { garages, garagesOf, grants, grantsOf, invitations, invitationsOf } from './sharing/grant.read.js';

/** Lists of this service in a person's export. They never contain a secret or a hash. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'account', view: UserView, query: () => accounts, where: accountOf },
  { name: 'sessions', view: ExportedSessionView, query: () => sessions, where: sessionsOf },
  { name: 'providers', view: ExportedProviderView, query: () => linkedProviders, where: linkedProvidersOf },
  { name: 'second-factors', view: ExportedSecondFactorView, query: () => secondFactors, where: secondFactorsOf },
  { name: 'passkeys', view: PasskeyView, query: () => passkeys, where: passkeysOf },
  { name: 'set-aside', view: SetAsideView, query: () => setAside, where: setAsideOf },
  { name: 'invitations', view: InvitationView, query: () => invitations, where: invitationsOf },
  { name: 'grants', view: GrantView, query: () => grants, where: grantsOf },
  { name: 'shared-garages', view: GarageView, query: () => garages, where: garagesOf },
  { name: 'api-keys', view: ApiKeyView, query: () => apiKeys, where: apiKeysOf },
  { name: 'handovers-given', view: HandoverView, query: () => givenHandovers, where: givenHandoversOf },
  { name: 'handovers-received', view: HandoverView, query: () => receivedHandovers, where: receivedHandoversOf },
];
