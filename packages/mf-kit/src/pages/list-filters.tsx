import type { UrlFilters } from './use-url-filters';
import type { Choice } from '../ui/choices';
import { FilterSelect, SearchField } from './filter-bar';
import * as m from '../messages/lists';

interface ListFilter<Name extends string> {
  /** The list's filter that it sets. */
  name: Name;
  label: string;
  /** Label of the choice that does not filter: `All types`. Left out for a field that always has a value, such as an order. */
  all?: string;
  options: readonly (Choice | string)[];
}

interface ListFiltersProps<Name extends string> {
  filters: Pick<UrlFilters<Name>, 'values' | 'set'>;
  /** The fields that the search covers: `Name or description`. Only for a list with a filter named `search`. */
  search?: 'search' extends Name ? string : never;
  selects?: readonly ListFilter<Name>[];
}

/** The fields of a list's filters: the search, then a select for each other filter. For `fields` of `FilteredList`. */
export function ListFilters<Name extends string>({ filters, search, selects = [] }: ListFiltersProps<Name>) {
  const change = (name: string) => (value: string) => filters.set({ [name]: value } as Record<Name, string>);
  const values: Record<string, string> = filters.values;
  return (
    <>
      {search !== undefined && (
        <SearchField label={m.search} placeholder={search} value={values.search ?? ''} onChange={change('search')} />
      )}
      {selects.map(({ name, label, all, options }) => (
        <FilterSelect
          key={name}
          label={label}
          value={values[name] ?? ''}
          onChange={change(name)}
          options={all === undefined ? options : [{ value: '', label: all }, ...options]}
        />
      ))}
    </>
  );
}
