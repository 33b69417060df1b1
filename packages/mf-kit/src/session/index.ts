export { followOtherTabs, loadUser, userKnown, useSession, type Session } from './use-session';
export {
  currentGarage,
  enterGarage,
  followGarage,
  garageHeaders,
  inGarage,
  isShut,
  type May,
  mayHere,
  readWhole,
  type Scope,
  sessionScope,
  type SharedGarage,
  useGarage,
  useGarageOver,
  useMay,
  useMayInGarage,
  usePageOver,
} from './garage';
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
