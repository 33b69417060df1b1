import { useMemo, useState } from 'react';
import { browserTimeZone, SearchField } from '@carnet/mf-kit';
import { type KitFormState, SelectField } from '@carnet/mf-kit/forms';
import type { ProfileValues } from './profile.rules';
import { matchingTimeZones, timeZoneName, timeZoneNames } from './time-zones.rules';
import classes from './time-zone-field.module.css';

/** The time zone of the profile: a search narrows the 400 there are, and what is chosen stays among them. */
export function TimeZoneField({ form }: { form: KitFormState<ProfileValues> }) {
  const [search, setSearch] = useState('');
  const chosen = form.values.timeZone;
  const names = useMemo(() => timeZoneNames(chosen), [chosen]);
  const found = matchingTimeZones(names, search);
  const shown = chosen === '' || found.includes(chosen) ? found : [chosen, ...found];
  return (
    <div className={classes.field}>
      {/* Enter searches, and does not save the form. */}
      <div role="presentation" onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}>
        <SearchField label="Find a time zone" placeholder="City" value={search} onChange={setSearch} />
      </div>
      <SelectField
        form={form}
        name="timeZone"
        label="Time zone"
        empty={chosen === '' ? `${timeZoneName(browserTimeZone())} (this browser's)` : undefined}
        options={shown.map((name) => ({ value: name, label: timeZoneName(name) }))}
      />
      <p className={classes.found} role="status">
        {search === '' ? '' : found.length === 0 ? 'No matching time zone found.' : `${found.length} found`}
      </p>
    </div>
  );
}
