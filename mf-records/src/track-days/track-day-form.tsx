import { TRACK_DAY_TRACK_NAME_MAX_LENGTH } from '@carnet/contracts/records';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  FormColumns,
  KitForm,
  KnownDateField,
  RichTextField,
  SaveActions,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { MileageField, VehicleField, type VehicleOption } from '../lookups';
import { trackDayForm, type TrackDayValues } from './track-day-form.schema';
import type { TrackDay } from './track-days.queries';
import * as m from '../messages/track-days';

interface TrackDayFormProps {
  initial: TrackDayValues;
  vehicles: readonly VehicleOption[];
  submitLabel: string;
  fallback: string;
  save: (values: TrackDayValues) => Promise<TrackDay>;
  onSaved: (day: TrackDay) => void;
  cancelTo: string;
  /** Photos and papers to attach to a new track day. */
  files?: ReactNode;
  /** Photos and papers of an existing track day, below the form. */
  below?: ReactNode;
}

/** Fields of a track day. */
export function TrackDayForm({ vehicles, submitLabel, cancelTo, files, below, ...options }: TrackDayFormProps) {
  const form = useKitForm<TrackDayValues, TrackDay>({ ...options, validate: trackDayForm.problems });
  const vehicleId = Number(form.values.vehicle_id);
  return (
    <FormColumns aside={vehicleId > 0 && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}>
      <KitForm form={form} label={m.trackDay}>
        <FormSection title={m.theDay}>
          <FieldGrid>
            <VehicleField form={form} vehicles={vehicles} />
            <KnownDateField form={form} name="event_date" label={m.eventDate} required />
            <MileageField form={form} vehicles={vehicles} day={form.values.event_date} />
            <FieldGrid.Wide>
              <TextField
                form={form}
                name="track_name"
                label={m.trackName}
                required
                maxLength={TRACK_DAY_TRACK_NAME_MAX_LENGTH}
                placeholder={m.trackExample}
              />
            </FieldGrid.Wide>
          </FieldGrid>
        </FormSection>
        <FormSection title={m.howItWent}>
          <RichTextField form={form} name="report" label={m.report} placeholder={m.reportExample} />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </FormColumns>
  );
}
