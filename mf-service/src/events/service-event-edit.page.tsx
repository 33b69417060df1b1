import {
  ConfirmButton,
  messageOf,
  NotFoundState,
  Notice,
  NotYet,
  PageFrame,
  useDeletion,
  useLoadedForEditing,
  useLoadedFresh,
  useMutation,
  useParams,
  useSearchParams,
} from '@carnet/mf-kit';
import { useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventBody, valuesOf, valuesWhenDone } from './service-event-form.schema';
import { SERVICE_EVENT, type ServiceEvent, serviceEventQuery } from './service-events.queries';

const LIST = { to: paths.history(), label: 'Service History' };

export default function ServiceEventEditPage() {
  const id = Number(useParams().id);
  const isCompletion = useSearchParams()[0].get('status') === 'Completed';
  const event = useLoadedForEditing(serviceEventQuery(id));
  const vehicles = useLoadedFresh(vehicleChoicesQuery(), isCompletion);
  if (!event.data) return <NotYet of={event} missing={<NotFoundState text="Service event not found" back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} event={event.data} vehicles={vehicles.data} isCompletion={isCompletion} />;
}

interface EditFormProps extends Pick<Parameters<typeof ServiceEventForm>[0], 'vehicles'> {
  event: ServiceEvent;
  /** The page was opened to complete the event. */
  isCompletion: boolean;
}

function EditForm({ event, vehicles, isCompletion }: EditFormProps) {
  const completing = isCompletion && event.status !== 'Completed';
  const vehicle = vehicles.find(({ id }) => id === event.vehicle_id);
  const { save, onSaved } = useEditing(SERVICE_EVENT, event, paths.event);
  return (
    <PageFrame
      title={completing ? 'Complete Service Event' : 'Edit Service Event'}
      width="narrow"
      back={{ to: paths.event(event.id), label: event.name }}
    >
      <ServiceEventForm
        initial={completing ? valuesWhenDone(event, vehicle) : valuesOf(event)}
        vehicles={vehicles}
        template={event.template}
        vehicleLocked
        submitLabel={completing ? 'Complete Service Event' : 'Update Service Event'}
        fallback="Failed to update service event"
        cancelTo={paths.event(event.id)}
        save={(values) => save(eventBody(values))}
        onSaved={onSaved}
        deletion={(release) => <DeleteEvent id={event.id} release={release} />}
      />
    </PageFrame>
  );
}

function DeleteEvent({ id, release }: { id: number; release: () => void }) {
  const remove = useDeletion(SERVICE_EVENT, id, '/service');
  const removal = useMutation({ mutationFn: () => remove(release) });
  return (
    <>
      {removal.isError && <Notice tone="bad">{messageOf(removal.error, 'Failed to delete service event')}</Notice>}
      <ConfirmButton label="Delete" busy={removal.isPending} onConfirm={() => removal.mutate()} />
    </>
  );
}
