import { useMemo, useState } from 'react';
import { browserTimeZone, whenSpelt } from '@carnet/mf-kit/formats';
import { takeSaved, useQueryClient, useSession } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { KitForm, type KitFormState, SelectField, UnitField, useKitForm, useVersionedSave } from '@carnet/mf-kit/forms';
import { type Me, meQuery, readMe, updateMe } from './profile.queries';
import { SearchedField } from './searched-field';
import {
  chosenSettings,
  currencyOptions,
  DEFAULT_CURRENCY,
  DEFAULT_REGION,
  exampleOf,
  languageOptions,
  regionOptions,
  settingsOf,
  type SettingsValues,
  timeZoneName,
  timeZoneOptions,
  weekdayOptions,
} from './settings.rules';
import * as m from '../messages/settings';
import classes from './settings-form.module.css';

const write = (read: Me, values: SettingsValues): Promise<Me> => updateMe(read, chosenSettings(values), m.failed);

/** Settings for language, region and units, valid on every device. */
export function SettingsForm({ me }: { me: Me }) {
  const { setUser } = useSession();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useKitForm<SettingsValues, Me>({
    initial: settingsOf(me),
    save: useVersionedSave(me, write, readMe),
    onSaved: (answer) => {
      // Due points and vehicle ages depend on the current day, which may differ in the new zone.
      if (answer.time_zone !== me.time_zone) void queries.invalidateQueries();
      takeSaved(queries, meQuery.queryKey, answer);
      whenSpelt(answer, () => {
        setUser(answer);
        setSaved(true);
      });
    },
    fallback: m.failed,
  });
  return (
    <KitForm form={form} label={m.title} done={saved && !form.dirty && m.saved}>
      <FormSection title={m.languageAndRegion} note={m.regionExplained}>
        <LanguageField form={form} />
        <RegionField form={form} />
        <Example {...form.values} />
      </FormSection>
      <FormSection title={m.time} note={m.timeExplained}>
        <TimeZoneField form={form} />
        <FirstDayField form={form} />
      </FormSection>
      <FormSection title={m.money}>
        <CurrencyField form={form} />
      </FormSection>
      <FormSection title={m.vehicles}>
        <UnitField form={form} name="odometerUnit" label={m.unit} hint={m.unitExplained} />
      </FormSection>
      <FormSection title={m.printing}>
        <SelectField
          form={form}
          name="paper"
          label={m.paper}
          hint={m.paperExplained}
          empty={form.values.paper === '' ? m.paperOfRegion : undefined}
          options={PAPERS}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : m.save}
        </Button>
      </FormActions>
    </KitForm>
  );
}

const PAPERS = [
  { value: 'A4', label: 'A4' },
  { value: 'Letter', label: m.letter },
];

interface FieldProps {
  form: KitFormState<SettingsValues>;
}

function LanguageField({ form }: FieldProps) {
  const options = useMemo(languageOptions, []);
  const empty = form.values.language === '' ? m.english : undefined;
  return <SelectField form={form} name="language" label={m.language} empty={empty} options={options} />;
}

function RegionField({ form }: FieldProps) {
  return (
    <SearchedField
      form={form}
      name="region"
      label={m.region}
      searchLabel={m.findRegion}
      placeholder={m.countryOrLanguage}
      options={useMemo(regionOptions, [])}
      empty={m.unitedStates}
      noMatch={m.noRegion}
    />
  );
}

function TimeZoneField({ form }: FieldProps) {
  const { timeZone } = form.values;
  return (
    <SearchedField
      form={form}
      name="timeZone"
      label={m.timeZone}
      searchLabel={m.findTimeZone}
      placeholder={m.city}
      options={useMemo(() => timeZoneOptions(timeZone), [timeZone])}
      empty={m.timeZoneOfBrowser({ zone: timeZoneName(browserTimeZone()) })}
      noMatch={m.noTimeZone}
    />
  );
}

function FirstDayField({ form }: FieldProps) {
  return (
    <SelectField
      form={form}
      name="firstDayOfWeek"
      label={m.firstDay}
      hint={m.firstDayExplained}
      empty={form.values.firstDayOfWeek === '' ? m.firstDayOfRegion : undefined}
      options={useMemo(weekdayOptions, [])}
    />
  );
}

function CurrencyField({ form }: FieldProps) {
  return (
    <SearchedField
      form={form}
      name="currency"
      label={m.currency}
      hint={m.currencyExplained}
      searchLabel={m.findCurrency}
      placeholder={m.nameOrCode}
      options={useMemo(currencyOptions, [])}
      empty={m.usDollar}
      noMatch={m.noCurrency}
    />
  );
}

/** Preview of the settings before they are saved. */
function Example({ region, currency }: SettingsValues) {
  const example = exampleOf(region || DEFAULT_REGION, currency || DEFAULT_CURRENCY);
  if (!example) return null;
  return (
    <p className={classes.example} aria-live="polite">
      <span>{m.forExample}</span> <b>{example.date}</b> <b>{example.number}</b> <b>{example.money}</b>
    </p>
  );
}
