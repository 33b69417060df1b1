import {
  SERVICE_EVENT_DESCRIPTION_MAX_LENGTH,
  SERVICE_EVENT_NAME_MAX_LENGTH,
  SERVICE_EVENT_NOTES_MAX_LENGTH,
} from '@carnet/contracts/service';
import { useMay } from '@carnet/mf-kit/data';
import { Button, LazyPart, PanelError, PanelSkeleton } from '@carnet/mf-kit/ui';
import { FieldGrid, FormActions, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  CostFields,
  FormColumns,
  FormHelp,
  KitForm,
  KnownDateField,
  MileageField,
  RichTextField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { unitOfVehicle, type Vehicle, VehicleField, vehicleOptions } from '../lookups';
import * as m from '../messages/event-form';
import { PartsPicker } from './parts-picker';
import { RecommendedParts } from './recommended-parts';
import { eventForm, type EventValues } from './service-event-form.schema';
import { EVENT_STATUS_CHOICES } from '../status';
import { TYPE_CHOICES } from './service-event.constants';
import type { ServiceEvent } from './service-events.queries';
import { TemplateChoice } from './template-choice';

export type EventForm = ReturnType<typeof useKitForm<EventValues, ServiceEvent>>;

interface ServiceEventFormProps {
  initial: EventValues;
  vehicles: readonly Vehicle[];
  /** The event's current template. */
  template?: { id: number; name: string } | null;
  /** The event's stored mileage, as text of its field. */
  storedMileage?: string;
  /** True while editing: an event's vehicle cannot be changed (spec §5). */
  vehicleLocked?: boolean;
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: EventValues) => Promise<ServiceEvent>;
  onSaved: (event: ServiceEvent) => void;
  /** Photos and papers to attach to a new event. */
  files?: ReactNode;
  /** Photos and papers of an existing event, below the form. */
  below?: ReactNode;
  /** Renders the deletion. `release` lets the person leave the page without a warning about unsaved changes. */
  deletion?: (release: () => void) => ReactNode;
}

/** Fields of a service event. The page sends the requests. */
export function ServiceEventForm({ vehicles, vehicleLocked, template = null, ...props }: ServiceEventFormProps) {
  const { initial, storedMileage, submitLabel, fallback, cancelTo, save, onSaved, files, below, deletion } = props;
  const form = useKitForm<EventValues, ServiceEvent>({
    initial,
    validate: eventForm.problems,
    clears: { vehicle_id: { parts: [] } },
    save,
    onSaved,
    fallback,
  });
  const may = useMay();
  return (
    <FormColumns aside={<Help values={form.values} />}>
      <KitForm form={form} label={m.serviceEvent}>
        <FormSection title={m.whatWasDone}>
          <VehicleAndName form={form} vehicles={vehicles} vehicleLocked={vehicleLocked} />
          <ChoiceField form={form} name="type" label={m.serviceType} required options={TYPE_CHOICES} />
          <TextAreaField
            form={form}
            name="description"
            label={m.description}
            rows={3}
            maxLength={SERVICE_EVENT_DESCRIPTION_MAX_LENGTH}
          />
          {may.whole && <TemplateChoice form={form} current={template} />}
        </FormSection>
        <FormSection title={m.whenAndHowMuch}>
          <ChoiceField form={form} name="status" label={m.status} options={EVENT_STATUS_CHOICES} />
          <FieldGrid>
            <KnownDateField form={form} name="date_performed" label={m.datePerformed} />
            <MileageField
              form={form}
              name="mileage_at_service"
              label={m.mileageAtService}
              unit={unitOfVehicle(vehicles, form.values.vehicle_id)}
              vehicleId={form.values.status === 'Completed' ? form.values.vehicle_id : null}
              day={form.values.date_performed}
              stored={storedMileage}
            />
            <CostFields form={form} label={m.cost} />
          </FieldGrid>
        </FormSection>
        {may.touch && (
          <FormSection title={m.parts} note={m.partsExplained}>
            <Parts form={form} />
          </FormSection>
        )}
        <FormSection title={m.reportAndNotes}>
          <RichTextField form={form} name="report_content" label={m.report} placeholder={m.reportPlaceholder} />
          <TextAreaField form={form} name="notes" label={m.notes} rows={3} maxLength={SERVICE_EVENT_NOTES_MAX_LENGTH} />
        </FormSection>
        {files}
        <FormActions aside={deletion?.(form.release)}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : submitLabel}
          </Button>
          <Button to={cancelTo}>{m.cancel}</Button>
        </FormActions>
      </KitForm>
      {below}
    </FormColumns>
  );
}

const eventHelp = () => import('./event-help.panel');

function Help({ values }: { values: EventValues }) {
  const vehicleId = Number(values.vehicle_id);
  const templateId = Number(values.template_id);
  return (
    <>
      {vehicleId > 0 && (
        <LazyPart
          load={eventHelp}
          props={{ vehicleId, templateId }}
          loading={<PanelSkeleton />}
          fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
        />
      )}
      {values.status === 'Completed' && <FormHelp title={m.onCompletion} lines={completionLines(templateId > 0)} />}
    </>
  );
}

const completionLines = (hasTemplate: boolean): string[] => [
  m.partsBecomeInstalled,
  m.mileageRises,
  ...(hasTemplate ? [m.templateComesAgain] : []),
];

type VehicleAndNameProps = Pick<ServiceEventFormProps, 'vehicles' | 'vehicleLocked'> & { form: EventForm };

function VehicleAndName({ form, vehicles, vehicleLocked }: VehicleAndNameProps) {
  return (
    <FieldGrid>
      <FieldGrid.Wide>
        <VehicleField form={form} vehicles={vehicleOptions(vehicles)} locked={vehicleLocked} />
      </FieldGrid.Wide>
      <FieldGrid.Wide>
        <TextField
          form={form}
          name="name"
          label={m.serviceName}
          required
          maxLength={SERVICE_EVENT_NAME_MAX_LENGTH}
          placeholder={m.oilChange}
        />
      </FieldGrid.Wide>
    </FieldGrid>
  );
}

function Parts({ form }: { form: EventForm }) {
  const { values, errors } = form;
  return (
    <>
      <RecommendedParts templateId={Number(values.template_id)} />
      <PartsPicker
        vehicleId={Number(values.vehicle_id)}
        used={values.parts}
        error={errors.parts}
        onChange={(parts) => form.set('parts', parts)}
      />
    </>
  );
}
