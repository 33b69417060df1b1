export { followOtherTabs, loadUser, userKnown, useSession, type Session } from './use-session';
export { isTypedUnsaved, lossOfSigningOut, onSigningOut } from './sign-out';
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
