import type { garage } from '@carnet/contracts';
import { ODOMETER_READING_NOTE_MAX_LENGTH } from '@carnet/contracts/garage';
import { today } from '@carnet/mf-kit/formats';
import { useQueryClient } from '@carnet/mf-kit/data';
import { Button, useLeaveDialog } from '@carnet/mf-kit/ui';
import {
  asText,
  CheckboxField,
  DateField,
  KitForm,
  MileageField,
  numberOrNull,
  type Problems,
  TextField,
  textOrNull,
  useKitForm,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { garageChanged } from '../shared';
import classes from './odometer.module.css';
import { createReading, type Odometer, type Reading, updateReading, waitingReading } from './odometer.queries';
import { mileageOn, unitOn } from './odometer.words';
import * as m from '../messages/odometer-form';
import * as errors from '../messages/odometer';

interface ReadingFormProps {
  odometer: Odometer;
  /** The reading to change; null for a new one. */
  reading: Reading | null;
  onClose: () => void;
}

interface ReadingValues {
  read_on: string;
  value: string;
  estimate: boolean;
  note: string;
}

export function ReadingForm({ odometer, reading, onClose }: ReadingFormProps) {
  const queries = useQueryClient();
  const leave = useLeaveDialog();
  const form = useKitForm({
    initial: valuesOf(reading),
    validate: readingProblems,
    subject: `reading ${reading?.id ?? ''}`,
    save: (values) => {
      const body = bodyOf(values, reading);
      const { vehicle_id } = odometer;
      const waiting = waitingReading(vehicle_id, mileageOn(odometer, body.value, body.read_on), body.read_on);
      return reading ? updateReading(reading, body, waiting) : createReading({ vehicle_id, ...body }, waiting);
    },
    onSaved: () => {
      onClose();
      void garageChanged(queries);
    },
    onKept: onClose,
    fallback: errors.saveReadingFailed,
  });
  return (
    <KitForm form={form} label={m.reading}>
      <div className={classes.pair}>
        <DateField form={form} name="read_on" label={m.date} required />
        <MileageField
          form={form}
          name="value"
          label={m.odometer}
          required
          unit={unitOn(odometer, form.values.read_on)}
          hint={hintOf(odometer, reading)}
          vehicleId={odometer.vehicle_id}
          day={form.values.read_on}
          stored={asText(reading?.value)}
        />
      </div>
      <CheckboxField form={form} name="estimate" label={m.anEstimate} />
      <TextField
        form={form}
        name="note"
        label={m.note}
        maxLength={ODOMETER_READING_NOTE_MAX_LENGTH}
        placeholder={m.whereFrom}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : reading ? m.saveReading : m.addReading}
        </Button>
        <Button onClick={() => leave(onClose)} disabled={form.busy}>
          {m.cancel}
        </Button>
      </div>
    </KitForm>
  );
}

const hintOf = (odometer: Odometer, reading: Reading | null): string | undefined =>
  reading
    ? m.staysVisible({ mileage: mileageOn(odometer, reading.written_value ?? reading.value, reading.read_on) })
    : undefined;

const valuesOf = (reading: Reading | null): ReadingValues => ({
  read_on: reading?.read_on ?? today(),
  value: asText(reading?.value),
  estimate: reading?.standing === 'estimate',
  note: asText(reading?.note),
});

function readingProblems({ read_on, value }: ReadingValues): Problems<ReadingValues> | null {
  const fields: Problems<ReadingValues>['fields'] = {};
  if (read_on === '') fields.read_on = m.readingDayRequired;
  const problem = value.trim() === '' ? m.readingRequired : wholeNumberProblem(m.odometer, value);
  if (problem) fields.value = problem;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

/** Request body. If the value is unchanged, it keeps the reading's current value. */
function bodyOf(values: ReadingValues, reading: Reading | null): Omit<garage.CreateOdometerReading, 'vehicle_id'> {
  const standing = values.estimate ? 'estimate' : 'as-read';
  return {
    read_on: values.read_on,
    value: numberOrNull(values.value) ?? reading?.value ?? 0,
    standing,
    note: textOrNull(values.note),
  };
}
