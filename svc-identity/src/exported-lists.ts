import type { ExportedList } from '@carnet/svc-kit';
import { UserView } from './accounts/account.dto.js';
import { accounts, accountOf } from './accounts/account.read.js';
import { ExportedSessionView } from './sessions/session.dto.js';
import { sessions, sessionsOf } from './sessions/session.read.js';

/** What people take along from here with everything they have. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'account', view: UserView, query: () => accounts, where: accountOf },
  { name: 'sessions', view: ExportedSessionView, query: () => sessions, where: sessionsOf },
];
