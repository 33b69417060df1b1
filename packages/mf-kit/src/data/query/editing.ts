/**
 * For a query that fills a form. It reads when the form opens, and never again while a person types, so that a save cannot send a newer version than
 * the person has seen. Wait for `isFetchedAfterMount`.
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
