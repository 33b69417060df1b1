import {
  forEditing,
  isMissing,
  useVersionedSave,
  ConfirmButton,
  ErrorState,
  messageOf,
  NotFoundState,
  Notice,
  PageFrame,
  PageSkeleton,
  useMutation,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery } from '../lookups/garage.queries';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventBody, valuesOf } from './service-event-form.schema';
import {
  deleteServiceEvent,
  readServiceEvent,
  type ServiceEvent,
  serviceEventQuery,
  serviceEventsChanged,
  updateServiceEvent,
} from './service-events.queries';

export default function ServiceEventEditPage() {
  const id = Number(useParams().id);
  const event = useQuery({ ...serviceEventQuery(id), ...forEditing });
  const vehicles = useQuery(vehicleChoicesQuery());
  if (event.isPending || !event.isFetchedAfterMount || vehicles.isPending) return <PageSkeleton shape="sheet" />;
  if (event.isError && isMissing(event.error))
    return <NotFoundState text="Service event not found" back={{ to: paths.history(), label: 'Service History' }} />;
  if (event.isError) return <ErrorState error={event.error} onRetry={event.refetch} />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  return <EditForm key={id} event={event.data} vehicles={vehicles.data} />;
}

function EditForm({
  event,
  vehicles,
}: Pick<Parameters<typeof ServiceEventForm>[0], 'vehicles'> & { event: ServiceEvent }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(event, updateServiceEvent, () => readServiceEvent(event.id));
  return (
    <PageFrame title="Edit Service Event" width="narrow" back={{ to: paths.event(event.id), label: event.name }}>
      <ServiceEventForm
        initial={valuesOf(event)}
        vehicles={vehicles}
        template={event.template}
        vehicleLocked
        submitLabel="Update Service Event"
        fallback="Failed to update service event"
        cancelTo={paths.event(event.id)}
        save={(values) => save(eventBody(values))}
        onSaved={(saved) => {
          void serviceEventsChanged(queries, saved);
          navigate(paths.event(saved.id));
        }}
        deletion={(release) => <DeleteEvent id={event.id} release={release} />}
      />
    </PageFrame>
  );
}

function DeleteEvent({ id, release }: { id: number; release: () => void }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteServiceEvent(id),
    onSuccess: () => {
      release();
      navigate('/service');
      queries.removeQueries({ queryKey: serviceEventQuery(id).queryKey });
      return serviceEventsChanged(queries);
    },
  });
  return (
    <>
      {removal.isError && <Notice tone="bad">{messageOf(removal.error, 'Failed to delete service event')}</Notice>}
      <ConfirmButton label="Delete" busy={removal.isPending} onConfirm={() => removal.mutate()} />
    </>
  );
}
