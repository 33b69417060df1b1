import { messageOf, useLoadedForEditing, useLoadedFresh, useMutation } from '@carnet/mf-kit/data';
import { NotFoundState, Notice, NotYet } from '@carnet/mf-kit/ui';
import { useParams, useSearchParams } from '@carnet/mf-kit/federation';
import { ConfirmButton, PageFrame, useDeletion } from '@carnet/mf-kit/pages';
import { asText, LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/event-edit';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventForm, valuesWhenDone } from './service-event-form.schema';
import { SERVICE_EVENT, type ServiceEvent, serviceEventQuery } from './service-events.queries';

const LIST = { to: paths.history(), label: m.serviceHistory };

export default function ServiceEventEditPage() {
  const id = Number(useParams().id);
  const isCompletion = useSearchParams()[0].get('status') === 'Completed';
  const event = useLoadedForEditing(serviceEventQuery(id));
  const vehicles = useLoadedFresh(vehicleChoicesQuery(), isCompletion);
  if (!event.data) return <NotYet of={event} missing={<NotFoundState text={m.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} event={event.data} vehicles={vehicles.data} isCompletion={isCompletion} />;
}

interface EditFormProps extends Pick<Parameters<typeof ServiceEventForm>[0], 'vehicles'> {
  event: ServiceEvent;
  /** True if the page was opened to complete a planned event. */
  isCompletion: boolean;
}

function EditForm({ event, vehicles, isCompletion }: EditFormProps) {
  const completing = isCompletion && event.status !== 'Completed';
  const vehicle = vehicles.find(({ id }) => id === event.vehicle_id);
  const { save, onSaved } = useEditing(SERVICE_EVENT, event, paths.event);
  return (
    <PageFrame
      title={completing ? m.complete : m.edit}
      width="narrow"
      back={{ to: paths.event(event.id), label: event.name }}
    >
      <ServiceEventForm
        initial={completing ? valuesWhenDone(event, vehicle) : eventForm.valuesOf(event)}
        vehicles={vehicles}
        template={event.template}
        vehicleLocked
        storedMileage={asText(event.mileage_at_service)}
        submitLabel={completing ? m.complete : m.update}
        fallback={m.updateFailed}
        cancelTo={paths.event(event.id)}
        save={(values) => save({ ...eventForm.bodyOf(values), to_complete: false })}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="service-event" id={event.id} />
            <LateSlot slot="papers" subject="service-event" id={event.id} />
          </>
        }
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
      {removal.isError && <Notice tone="bad">{messageOf(removal.error, m.deleteFailed)}</Notice>}
      <ConfirmButton label={m.remove} busy={removal.isPending} onConfirm={() => removal.mutate()} />
    </>
  );
}
