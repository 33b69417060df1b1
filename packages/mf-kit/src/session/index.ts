export { followOtherTabs, loadUser, useSession, type Session } from './use-session';
export { onSessionEnd, sessionToken, type SessionStatus, type User } from './store';
