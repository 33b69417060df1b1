import { SCHEDULE_DESCRIPTION_MAX_LENGTH, SCHEDULE_NAME_MAX_LENGTH } from '@carnet/contracts/service';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { FormActions, FormSection, PageFrame, preselected } from '@carnet/mf-kit/pages';
import { KitForm, TextAreaField, TextField, useKitForm, useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, type Vehicle, vehicleChoicesQuery, VehicleField, vehicleOptions } from '../lookups';
import * as m from '../messages/schedule-form';
import * as schedules from '../messages/schedules';
import { paths } from '../paths';
import {
  newScheduleBody,
  newScheduleProblems,
  newScheduleValues,
  type NewScheduleValues,
} from './schedule-form.schema';
import { createSchedule, type Schedule, SCHEDULE } from './schedules.queries';

export default function ScheduleNewPage() {
  const named = useSearchParams()[0].get('vehicleId');
  const vehicles = useLoaded(vehicleChoicesQuery());
  const asked = vehicles.data?.find(({ id }) => String(id) === named);
  const back = backTo(asked);
  return (
    <PageFrame title={m.title} subtitle={m.subtitle} width="narrow" back={back}>
      {vehicles.data ? (
        <NewSchedule vehicles={vehicles.data} named={named} cancelTo={back.to} />
      ) : (
        <NotYet of={vehicles} waiting={<FormSkeleton />} />
      )}
    </PageFrame>
  );
}

interface NewScheduleProps {
  vehicles: readonly Vehicle[];
  /** Vehicle id from the URL. */
  named: string | null;
  cancelTo: string;
}

function NewSchedule({ vehicles, named, cancelTo }: NewScheduleProps) {
  if (vehicles.length === 0) return <NoVehicles>{schedules.belongs}</NoVehicles>;
  return <CreateForm vehicles={vehicles} vehicleId={preselected(vehicles, named)?.id} cancelTo={cancelTo} />;
}

const backTo = (vehicle?: Vehicle) =>
  vehicle
    ? { to: paths.schedulesOfVehicle(vehicle.id), label: schedules.serviceSchedules }
    : { to: paths.activeSchedules(), label: schedules.activeSchedules };

interface CreateFormProps {
  vehicles: readonly Vehicle[];
  vehicleId?: number;
  cancelTo: string;
}

function CreateForm({ vehicles, vehicleId, cancelTo }: CreateFormProps) {
  const onSaved = useSaved(SCHEDULE, paths.schedule);
  const form = useKitForm<NewScheduleValues, Schedule>({
    initial: newScheduleValues(String(vehicleId ?? '')),
    validate: newScheduleProblems,
    fallback: schedules.createFailed,
    save: (values) => createSchedule(newScheduleBody(values)),
    onSaved,
  });
  return (
    <KitForm form={form} label={m.label}>
      <FormSection title={m.schedule}>
        <VehicleField form={form} vehicles={vehicleOptions(vehicles)} />
        <TextField
          form={form}
          name="name"
          label={m.name}
          required
          maxLength={SCHEDULE_NAME_MAX_LENGTH}
          placeholder={m.namePlaceholder}
        />
        <TextAreaField
          form={form}
          name="description"
          label={m.description}
          rows={3}
          maxLength={SCHEDULE_DESCRIPTION_MAX_LENGTH}
        />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : schedules.create}
        </Button>
        <Button to={cancelTo}>{m.cancel}</Button>
      </FormActions>
    </KitForm>
  );
}
