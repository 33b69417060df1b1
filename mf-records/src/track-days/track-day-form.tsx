import { TRACK_DAY_TRACK_NAME_MAX_LENGTH } from '@carnet/contracts/records';
import { FieldGrid, FormSection, Panel } from '@carnet/mf-kit';
import {
  DateField,
  FormColumns,
  KitForm,
  type Option,
  RichTextField,
  SaveActions,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { VehicleField } from '../lookups';
import { trackDayProblems, type TrackDayValues } from './track-day-form.schema';
import type { TrackDay } from './track-days.queries';

interface TrackDayFormProps {
  initial: TrackDayValues;
  vehicles: readonly Option[];
  submitLabel: string;
  fallback: string;
  save: (values: TrackDayValues) => Promise<TrackDay>;
  onSaved: (day: TrackDay) => void;
  cancelTo: string;
  /** Where photos are chosen, of a day that is not there yet. */
  photos?: ReactNode;
}

/** The fields of a track day. */
export function TrackDayForm({ vehicles, submitLabel, cancelTo, photos, ...options }: TrackDayFormProps) {
  const form = useKitForm<TrackDayValues, TrackDay>({ ...options, validate: trackDayProblems });
  const vehicleId = Number(form.values.vehicle_id);
  return (
    <FormColumns
      aside={vehicleId > 0 && <Panel name="service/vehicle-glance" vehicleId={vehicleId} otherwise={null} />}
    >
      <KitForm form={form} label="Track day">
        <FormSection title="The day">
          <FieldGrid>
            <VehicleField form={form} vehicles={vehicles} />
            <DateField form={form} name="event_date" label="Event date" required />
            <FieldGrid.Wide>
              <TextField
                form={form}
                name="track_name"
                label="Track or facility name"
                required
                maxLength={TRACK_DAY_TRACK_NAME_MAX_LENGTH}
                placeholder="e.g. Laguna Seca, Watkins Glen"
              />
            </FieldGrid.Wide>
          </FieldGrid>
        </FormSection>
        <FormSection title="How it went">
          <RichTextField
            form={form}
            name="report"
            label="Report"
            placeholder="Type your track day report with formatting..."
          />
        </FormSection>
        {photos}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
    </FormColumns>
  );
}
