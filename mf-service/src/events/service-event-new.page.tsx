import {
  ErrorState,
  FormSkeleton,
  Notice,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery } from '../lookups/garage.queries';
import { NoVehicles } from '../lookups/no-vehicles';
import { eventTemplateQuery } from '../lookups/template.queries';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventBody, newEventValues, valuesFromTemplate } from './service-event-form.schema';
import { createServiceEvent, serviceEventsChanged } from './service-events.queries';

export default function ServiceEventNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  const template = useQuery(eventTemplateQuery(idIn(params.get('template_id'))));
  if (vehicles.isPending || template.isLoading) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles what="A service event" />;
  const asked = vehicles.data.find((vehicle) => String(vehicle.id) === params.get('vehicle_id'));
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  const vehicle = asked ?? only;
  return (
    <>
      {template.isError && <Notice tone="warn">Template information unavailable</Notice>}
      <ServiceEventForm
        initial={template.data ? valuesFromTemplate(vehicle, template.data) : newEventValues(String(vehicle?.id ?? ''))}
        vehicles={vehicles.data}
        template={template.data}
        submitLabel="Create Service Event"
        fallback="Failed to create service event"
        cancelTo="/service"
        save={(values) => createServiceEvent(eventBody(values))}
        onSaved={(event) => {
          void serviceEventsChanged(queries, event);
          navigate(paths.event(event.id));
        }}
      />
    </>
  );
}

/** An id of an address; 0 where it is none. */
const idIn = (text: string | null): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0);
