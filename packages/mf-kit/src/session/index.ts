export { followOtherTabs, loadUser, useSession, type Session } from './use-session';
export { browserTimeZone } from './time-zone';
export {
  holdSession,
  leaveHeldPage,
  onSessionEnd,
  onSessionResume,
  sessionPerson,
  sessionToken,
  type SessionStatus,
  type User,
} from './store';
