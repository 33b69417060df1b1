import { useLoadedFresh } from '@carnet/mf-kit/data';
import { FormSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { eventTemplateQuery, NoVehicles, vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/event-form';
import { paths } from '../paths';
import { ServiceEventForm } from './service-event-form';
import { eventForm, valuesFromTemplate } from './service-event-form.schema';
import { createServiceEvent, SERVICE_EVENT } from './service-events.queries';

export default function ServiceEventNewPage() {
  const onSaved = useSaved(SERVICE_EVENT, paths.event);
  const [params] = useSearchParams();
  const templateId = idIn(params.get('template_id'));
  // With a template, the form starts from the vehicle's mileage. The last completed event may have raised it, so it is fetched again.
  const vehicles = useLoadedFresh(vehicleChoicesQuery(), templateId > 0);
  const template = useLoadedFresh(eventTemplateQuery(templateId));
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  // Waits for the first response only. If it fails, the form opens without the template and stays open during a retry.
  if (templateId > 0 && !template.isFetched) return <FormSkeleton />;
  if (vehicles.data.length === 0) return <NoVehicles>{m.belongs}</NoVehicles>;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <>
      {template.error && !template.data && <Notice tone="warn">{m.templateUnavailable}</Notice>}
      <ServiceEventForm
        initial={
          template.data
            ? valuesFromTemplate(vehicle, template.data)
            : eventForm.initial({ vehicle_id: String(vehicle?.id ?? '') })
        }
        vehicles={vehicles.data}
        template={template.data}
        submitLabel={m.createEvent}
        fallback={m.createFailed}
        cancelTo="/service"
        save={(values) => createServiceEvent(eventForm.bodyOf(values))}
        onSaved={onSaved}
        files={<LateSlot slot="form-files" subject="service-event" holds />}
      />
    </>
  );
}

/** Parses an id from the URL; 0 if it is missing or invalid. */
const idIn = (text: string | null): number => (/^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : 0);
