import {
  Button,
  EmptyState,
  ErrorState,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery } from '../lookups/garage.queries';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventBody, newEventValues } from './service-event-form.schema';
import { createServiceEvent, serviceEventsChanged } from './service-events.queries';

const BACK = { to: paths.history(), label: 'Service History' };

export default function ServiceEventNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <PageSkeleton shape="sheet" />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  const asked = vehicles.data.find((vehicle) => String(vehicle.id) === params.get('vehicle_id'));
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  return (
    <PageFrame title="Log Service Event" width="narrow" back={BACK}>
      <ServiceEventForm
        initial={newEventValues(String((asked ?? only)?.id ?? ''))}
        vehicles={vehicles.data}
        submitLabel="Create Service Event"
        fallback="Failed to create service event"
        cancelTo="/service"
        save={(values) => createServiceEvent(eventBody(values))}
        onSaved={(event) => {
          void serviceEventsChanged(queries, event);
          navigate(paths.event(event.id));
        }}
      />
    </PageFrame>
  );
}

function NoVehicles() {
  return (
    <PageFrame title="Log Service Event" width="narrow" back={BACK}>
      <EmptyState
        title="Add a vehicle first."
        action={
          <Button to={paths.newVehicle()} variant="primary">
            Add Vehicle
          </Button>
        }
      >
        A service event belongs to a vehicle, and there is none in your garage yet.
      </EmptyState>
    </PageFrame>
  );
}
