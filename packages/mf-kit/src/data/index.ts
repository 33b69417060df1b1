export { apiOf } from './api/client';
export { ApiError, isMissing, messageOf } from './api/api-error';
export { everyPage, type Page, withQuery } from './api/paging';
export { randomId } from './api/random-id';
export { followOtherTabs, loadUser, userKnown, useSession } from './session/use-session';
export {
  currentGarage,
  enterGarage,
  followGarage,
  garageHeaders,
  inGarage,
  isShut,
  mayHere,
  readWhole,
  type Scope,
  sessionScope,
  useGarage,
  useGarageOver,
  useMay,
  useMayInGarage,
  usePageOver,
} from './session/garage';
export { isTypedUnsaved, lossOfSigningOut, onSigningOut } from './session/sign-out';
export {
  holdSession,
  leaveHeldPage,
  onSessionEnd,
  onSessionResume,
  sessionPerson,
  sessionToken,
  type User,
} from './session/store';
export {
  infiniteQueryOptions,
  type QueryClient,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQueryClient,
} from '@tanstack/react-query';
export { createQueryClient } from './query/client';
export { type Loaded, useLoaded, useLoadedForEditing, useLoadedFresh } from './query/use-loaded';
export { pagedQuery } from './query/paged-query';
export { takeSaved } from './query/take-saved';
export { useSeenAt } from './query/seen-at';
export type { Entry, OutboxNote } from './outbox/entry';
export { mayHaveAnyWaiting, orWaits, saveWaitingAsFile, Waits } from './outbox/outbox';
export { mediaUrl } from './media/media-url';
