export {
  infiniteQueryOptions,
  keepPreviousData,
  QueryClientProvider,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQueries,
  useQueryClient,
  type QueryClient,
  type UseQueryResult,
} from '@tanstack/react-query';
export { useComingList } from './coming-lists';
export { createQueryClient } from './client';
export { type Loaded, useLoaded, useLoadedForEditing, useLoadedFresh } from './use-loaded';
export { pagedQuery } from './paged-query';
export { takeSaved } from './take-saved';
export { type Changeable, useDeletion } from './use-changes';
export { forEditing } from './editing';
export { useSeenAt } from './seen-at';
