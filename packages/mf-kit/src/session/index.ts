export { loadUser, useSession, type Session } from './use-session';
export { followOtherTabs, onSessionEnd, sessionToken, type SessionStatus, type User } from './store';
