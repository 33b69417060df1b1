/**
 * For a query whose answer fills a form: read when the form opens, and never again while a person types, so that a save cannot pass off
 * a newer version as the one that was read. Wait for `isFetchedAfterMount`.
 */
export const forEditing = {
  staleTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

export interface Versioned {
  id: number;
  version?: number;
}
