import { useMemo, useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { takeSaved, useLoadedForEditing, useQueryClient } from '@carnet/mf-kit/data';
import { Button, FormSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  ChoiceField,
  KitForm,
  type KitFormState,
  NumberField,
  SelectField,
  useKitForm,
  useVersionedSave,
} from '@carnet/mf-kit/forms';
import {
  previewQuery,
  readReminderSettings,
  type ReminderSettings as Settings,
  reminderSettingsQuery,
  saveReminderSettings,
} from './reminder-settings.queries';
import {
  bodyOf,
  exceptionsOf,
  hourOptions,
  isOn,
  KINDS,
  problemsOf,
  type ReminderValues,
  valuesOf,
  weekdayOptions,
  withException,
} from './reminder-settings.rules';
import * as m from '../messages/reminder-settings';
import classes from './reminder-settings.module.css';

/** Settings for reminders by mail: when, and of what. */
export function ReminderSettings() {
  const settings = useLoadedForEditing(reminderSettingsQuery);
  if (!settings.data) return <NotYet of={settings} waiting={<FormSkeleton label={m.loading} />} />;
  return <SettingsForm settings={settings.data} />;
}

const FREQUENCIES = [
  { value: 'at-once', label: m.atOnce },
  { value: 'daily', label: m.daily },
  { value: 'weekly', label: m.weekly },
  { value: 'never', label: m.never },
];

function SettingsForm({ settings }: { settings: Settings }) {
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useKitForm<ReminderValues, Settings>({
    initial: valuesOf(settings),
    validate: problemsOf,
    save: useVersionedSave(
      settings,
      (read: Settings, values: ReminderValues) => saveReminderSettings(read, bodyOf(values, read)),
      readReminderSettings,
    ),
    onSaved: (answer) => {
      takeSaved(queries, reminderSettingsQuery.queryKey, answer);
      void queries.invalidateQueries({ queryKey: previewQuery.queryKey });
      setSaved(true);
    },
    fallback: m.saveFailed,
  });
  const isNever = form.values.frequency === 'never';
  return (
    <>
      {form.values.by_mail && !settings.email_confirmed && (
        <Notice tone="warn">{m.notConfirmed({ link: (text) => <Link to="/profile">{text}</Link> })}</Notice>
      )}
      <KitForm form={form} label={m.title} done={saved && !form.dirty && m.saved}>
        <FormSection
          title={m.title}
          note={form.values.by_mail ? m.explained({ email: settings.email }) : m.explainedElsewhere}
        >
          <ChoiceField form={form} name="frequency" label={m.frequency} options={FREQUENCIES} />
          {!isNever && <When form={form} settings={settings} />}
          {!isNever && <CheckboxField form={form} name="by_mail" label={m.byMail} />}
        </FormSection>
        {!isNever && <Kinds form={form} settings={settings} />}
        {!isNever && settings.vehicles.length > 0 && <Vehicles form={form} settings={settings} />}
        {!isNever && settings.garages.length > 0 && <Garages form={form} settings={settings} />}
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : m.save}
          </Button>
        </FormActions>
      </KitForm>
    </>
  );
}

interface PartProps {
  form: KitFormState<ReminderValues>;
  settings: Settings;
}

function When({ form, settings }: PartProps) {
  const hours = useMemo(hourOptions, []);
  const weekdays = useMemo(weekdayOptions, []);
  const { frequency } = form.values;
  return (
    <>
      <div className={classes.pair}>
        {frequency === 'weekly' && <SelectField form={form} name="weekday" label={m.weekday} options={weekdays} />}
        <SelectField
          form={form}
          name="hour"
          label={frequency === 'at-once' ? m.hourAtOnce : m.hour}
          hint={m.inZone({ zone: settings.time_zone.replaceAll('_', ' ') })}
          options={hours}
        />
      </div>
      {settings.next_at !== null && frequency === settings.frequency && frequency !== 'at-once' && (
        <p className={classes.next}>{m.next({ time: formatDateTime(settings.next_at) })}</p>
      )}
    </>
  );
}

function Kinds({ form, settings }: PartProps) {
  const { values } = form;
  return (
    <FormSection title={m.kinds} note={m.once}>
      <CheckboxField form={form} name="ahead" label={m.ahead} hint={m.aheadExplained} />
      {values.ahead && (
        <div className={classes.pair}>
          <NumberField form={form} name="ahead_days" label={m.aheadDays} />
          <NumberField form={form} name="ahead_distance" label={m.aheadDistance} unit={settings.distance_unit} />
        </div>
      )}
      <CheckboxField form={form} name="overdue" label={m.overdue} />
      <CheckboxField form={form} name="planned" label={m.planned} hint={m.plannedExplained} />
      <CheckboxField form={form} name="document" label={m.document} hint={m.documentExplained} />
      {values.document && <NumberField form={form} name="document_days" label={m.documentDays} />}
      <CheckboxField form={form} name="reading" label={m.reading} hint={m.readingExplained} />
      {values.reading && <NumberField form={form} name="reading_days" label={m.readingDays} />}
    </FormSection>
  );
}

/** Vehicles with exceptions from the general settings. */
function Vehicles({ form, settings }: PartProps) {
  const { values } = form;
  return (
    <FormSection title={m.vehicles} note={m.vehiclesExplained}>
      <div className={classes.vehicles}>
        {settings.vehicles.map(({ id, name }) => (
          <details key={id} className={classes.vehicle}>
            <summary>
              {name} <span className={classes.count}>{m.exceptions({ count: exceptionsOf(values, id) })}</span>
            </summary>
            <fieldset className={classes.kinds} aria-label={name}>
              {KINDS.map(({ kind, label }) => (
                <label key={kind} className={classes.check}>
                  <input
                    type="checkbox"
                    checked={isOn(values, id, kind)}
                    onChange={({ currentTarget }) =>
                      form.set('exceptions', withException(values, { vehicle_id: id, kind, on: currentTarget.checked }))
                    }
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          </details>
        ))}
      </div>
    </FormSection>
  );
}

/** Shared garages, each with its own switch. */
function Garages({ form, settings }: PartProps) {
  const { garages } = form.values;
  return (
    <FormSection title={m.garages} note={m.garagesExplained}>
      {form.errors.garages && <Notice tone="bad">{form.errors.garages}</Notice>}
      <fieldset className={classes.garages} aria-label={m.garages}>
        {settings.garages.map(({ owner_id, name, vehicles }) => (
          <label key={owner_id} className={classes.check}>
            <input
              type="checkbox"
              checked={garages.includes(owner_id)}
              onChange={({ currentTarget }) =>
                form.set('garages', withGarage(garages, owner_id, currentTarget.checked))
              }
            />
            {vehicles === null ? name : m.ofVehicles({ name, vehicles: vehicles.join(' · ') })}
          </label>
        ))}
      </fieldset>
    </FormSection>
  );
}

const withGarage = (garages: readonly number[], id: number, isOn: boolean): number[] =>
  isOn ? [...garages, id] : garages.filter((one) => one !== id);
