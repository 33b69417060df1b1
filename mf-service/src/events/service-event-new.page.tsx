import { useLoadedFresh } from '@carnet/mf-kit/data';
import { FormSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { eventTemplateQuery, NoVehicles, vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/event-form';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventBody, newEventValues, valuesFromTemplate } from './service-event-form.schema';
import { createServiceEvent, SERVICE_EVENT } from './service-events.queries';

export default function ServiceEventNewPage() {
  const onSaved = useSaved(SERVICE_EVENT, paths.event);
  const [params] = useSearchParams();
  const templateId = idIn(params.get('template_id'));
  // An event of a template begins with the vehicle's mileage, which the last completed event may just have raised.
  const vehicles = useLoadedFresh(vehicleChoicesQuery(), templateId > 0);
  const template = useLoadedFresh(eventTemplateQuery(templateId));
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  // Waited for once: the form does without a template that cannot be read, and stays while it is asked for again.
  if (templateId > 0 && !template.isFetched) return <FormSkeleton />;
  if (vehicles.data.length === 0) return <NoVehicles>{m.belongs}</NoVehicles>;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <>
      {template.error && !template.data && <Notice tone="warn">{m.templateUnavailable}</Notice>}
      <ServiceEventForm
        initial={template.data ? valuesFromTemplate(vehicle, template.data) : newEventValues(String(vehicle?.id ?? ''))}
        vehicles={vehicles.data}
        template={template.data}
        submitLabel={m.createEvent}
        fallback={m.createFailed}
        cancelTo="/service"
        save={(values) => createServiceEvent(eventBody(values))}
        onSaved={onSaved}
        files={<LateSlot slot="form-files" subject="service-event" holds />}
      />
    </>
  );
}

/** An id of an address; 0 where it is none. */
const idIn = (text: string | null): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0);
