import {
  Button,
  ErrorState,
  FormActions,
  FormSection,
  FormSkeleton,
  PageFrame,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@carnet/mf-kit';
import { KitForm, SelectField, TextAreaField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { type Vehicle, vehicleChoicesQuery, vehicleOptions } from '../lookups/garage.queries';
import { NoVehicles } from '../lookups/no-vehicles';
import { paths } from '../paths';
import {
  newScheduleBody,
  newScheduleProblems,
  newScheduleValues,
  type NewScheduleValues,
} from './schedule-form.schema';
import { createSchedule, type Schedule, schedulesChanged } from './schedules.queries';

export default function ScheduleNewPage() {
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  const asked = vehicles.data?.find((vehicle) => String(vehicle.id) === params.get('vehicleId'));
  const back = backTo(asked);
  return (
    <PageFrame
      title="Create Service Schedule"
      subtitle="The templates that a vehicle follows. You choose them in the next step."
      width="narrow"
      back={back}
    >
      <NewSchedule asked={asked} cancelTo={back.to} />
    </PageFrame>
  );
}

function NewSchedule({ asked, cancelTo }: { asked?: Vehicle; cancelTo: string }) {
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles what="A service schedule" />;
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  return <CreateForm vehicles={vehicles.data} vehicleId={(asked ?? only)?.id} cancelTo={cancelTo} />;
}

const backTo = (vehicle?: Vehicle) =>
  vehicle
    ? { to: paths.schedulesOfVehicle(vehicle.id), label: 'Service Schedules' }
    : { to: paths.activeSchedules(), label: 'Active Schedules' };

interface CreateFormProps {
  vehicles: readonly Vehicle[];
  vehicleId?: number;
  cancelTo: string;
}

function CreateForm({ vehicles, vehicleId, cancelTo }: CreateFormProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const form = useKitForm<NewScheduleValues, Schedule>({
    initial: newScheduleValues(String(vehicleId ?? '')),
    validate: newScheduleProblems,
    fallback: 'Error creating service schedule',
    save: (values) => createSchedule(newScheduleBody(values)),
    onSaved: (schedule) => {
      void schedulesChanged(queries, schedule);
      navigate(paths.schedule(schedule.id));
    },
  });
  return (
    <KitForm form={form} label="Service schedule">
      <FormSection title="Schedule">
        <SelectField
          form={form}
          name="vehicle_id"
          label="Vehicle"
          required
          empty="Select a vehicle"
          options={vehicleOptions(vehicles)}
        />
        <TextField form={form} name="name" label="Name" required maxLength={200} placeholder="Factory maintenance" />
        <TextAreaField form={form} name="description" label="Description" rows={3} maxLength={20_000} />
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? 'Saving...' : 'Create Schedule'}
        </Button>
        <Button to={cancelTo}>Cancel</Button>
      </FormActions>
    </KitForm>
  );
}
