import { queryOptions, useQueries } from '@tanstack/react-query';
import type { Loaded } from '../data/query/use-loaded';
import type { ExtensionName } from './define-remote';
import { type Remotes, useRemotes } from './remotes-context';

/** The data with which one remote fills an extension point; `data` is null if the remote has none. */
export interface Extension<Value> extends Loaded<Value | null> {
  /** The remote's name in the navigation: `Service`. */
  remote: string;
}

/**
 * The data of every remote for an extension point: `useExtensions('vehicle-activity')`. Loads remotes that are not loaded yet. An entry whose remote
 * is away has an `error`; its `refetch` tries again.
 */
export function useExtensions<Name extends ExtensionName>(name: Name): readonly Extension<CarnetExtensions[Name]>[] {
  const { entries, load } = useRemotes();
  const queries = entries.map(({ id }) => extensionQuery(load, id, name));
  const answers: readonly Loaded<unknown>[] = useQueries({ queries });
  return entries.map((entry, at) => ({
    ...(answers[at]! as Loaded<CarnetExtensions[Name] | null>),
    remote: entry.nav[0]?.label ?? entry.name,
  }));
}

const extensionQuery = (load: Remotes['load'], id: string, name: ExtensionName) =>
  queryOptions({
    queryKey: ['extensions', id, name],
    staleTime: Infinity,
    retry: false,
    queryFn: async (): Promise<unknown> => {
      const { extensions } = await load(id);
      return (await extensions?.[name]?.())?.default ?? null;
    },
    // The data holds functions, which cannot be compared.
    structuralSharing: false,
  });
