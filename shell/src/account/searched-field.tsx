import { useState } from 'react';
import type { Choice } from '@carnet/mf-kit/ui';
import { SearchField } from '@carnet/mf-kit/pages';
import { type KitFormState, SelectField } from '@carnet/mf-kit/forms';
import { matching, type SettingsValues } from './settings.rules';
import * as m from '../messages/settings';
import classes from './searched-field.module.css';

interface SearchedFieldProps {
  form: KitFormState<SettingsValues>;
  name: keyof SettingsValues;
  label: string;
  hint?: string;
  /** Label of the search field: `Find a time zone`. */
  searchLabel: string;
  placeholder: string;
  options: readonly Choice[];
  /** The value while nothing is chosen. */
  empty: string;
  /** Text if the search finds nothing. */
  noMatch: string;
}

/** Selects one of hundreds of options, with a search. The selected option always stays in the list. */
export function SearchedField(props: SearchedFieldProps) {
  const { form, name, options } = props;
  const [search, setSearch] = useState('');
  const chosen = form.values[name];
  const found = matching(options, search);
  const isFound = chosen === '' || found.some(({ value }) => value === chosen);
  const kept = options.find(({ value }) => value === chosen) ?? { value: chosen, label: chosen };
  return (
    <div className={classes.field}>
      {/* Enter searches instead of saving the form. */}
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchField label={props.searchLabel} placeholder={props.placeholder} value={search} onChange={setSearch} />
      </div>
      <SelectField
        form={form}
        name={name}
        label={props.label}
        hint={props.hint}
        empty={chosen === '' ? props.empty : undefined}
        options={isFound ? found : [kept, ...found]}
      />
      <p className={classes.found} role="status">
        {search === '' ? '' : found.length === 0 ? props.noMatch : m.found({ count: found.length })}
      </p>
    </div>
  );
}
