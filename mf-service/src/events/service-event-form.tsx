import {
  SERVICE_EVENT_DESCRIPTION_MAX_LENGTH,
  SERVICE_EVENT_NAME_MAX_LENGTH,
  SERVICE_EVENT_NOTES_MAX_LENGTH,
} from '@carnet/contracts/service';
import { Button, FieldGrid, FormActions, FormSection, Panel } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  FormColumns,
  FormHelp,
  KitForm,
  MoneyField,
  NumberField,
  RichTextField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { type Vehicle, VehicleField, vehicleOptions } from '../lookups';
import { PartsPicker } from './parts-picker';
import { RecommendedParts } from './recommended-parts';
import { eventProblems, type EventValues } from './service-event-form.schema';
import { EVENT_STATUSES } from '../status';
import { TYPE_CHOICES } from './service-event.constants';
import type { ServiceEvent } from './service-events.queries';
import { TemplateChoice } from './template-choice';

export type EventForm = ReturnType<typeof useKitForm<EventValues, ServiceEvent>>;

interface ServiceEventFormProps {
  initial: EventValues;
  vehicles: readonly Vehicle[];
  /** The template that the event follows already. */
  template?: { id: number; name: string } | null;
  /** The vehicle of an event cannot be changed (spec §5). */
  vehicleLocked?: boolean;
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: EventValues) => Promise<ServiceEvent>;
  onSaved: (event: ServiceEvent) => void;
  /** The way to delete it; `release` lets the page be left without a question. */
  deletion?: (release: () => void) => ReactNode;
}

/** The fields of a service event; the page that shows it knows the network. */
export function ServiceEventForm({ vehicles, vehicleLocked, template = null, ...props }: ServiceEventFormProps) {
  const { initial, submitLabel, fallback, cancelTo, save, onSaved, deletion } = props;
  const form = useKitForm<EventValues, ServiceEvent>({
    initial,
    validate: eventProblems,
    clears: { vehicle_id: { parts: [] } },
    save,
    onSaved,
    fallback,
  });
  return (
    <FormColumns aside={<Help values={form.values} />}>
      <KitForm form={form} label="Service event">
        <FormSection title="What was done">
          <VehicleAndName form={form} vehicles={vehicles} vehicleLocked={vehicleLocked} />
          <ChoiceField form={form} name="type" label="Service type" required options={TYPE_CHOICES} />
          <TextAreaField
            form={form}
            name="description"
            label="Description"
            rows={3}
            maxLength={SERVICE_EVENT_DESCRIPTION_MAX_LENGTH}
          />
          <TemplateChoice form={form} current={template} />
        </FormSection>
        <FormSection title="When, at what mileage, for how much">
          <ChoiceField form={form} name="status" label="Status" options={EVENT_STATUSES} />
          <FieldGrid>
            <DateField form={form} name="date_performed" label="Date performed" />
            <NumberField form={form} name="mileage_at_service" label="Mileage at service" unit="mi" />
            <MoneyField form={form} name="cost" label="Cost" />
          </FieldGrid>
        </FormSection>
        <FormSection title="Parts" note="What was fitted. Completing the event marks it as installed.">
          <Parts form={form} />
        </FormSection>
        <FormSection title="Report and notes">
          <RichTextField
            form={form}
            name="report_content"
            label="Report"
            placeholder="How it went, what was found..."
          />
          <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={SERVICE_EVENT_NOTES_MAX_LENGTH} />
        </FormSection>
        <FormActions aside={deletion?.(form.release)}>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? 'Saving...' : submitLabel}
          </Button>
          <Button to={cancelTo}>Cancel</Button>
        </FormActions>
      </KitForm>
    </FormColumns>
  );
}

function Help({ values }: { values: EventValues }) {
  const vehicleId = Number(values.vehicle_id);
  const templateId = Number(values.template_id);
  return (
    <>
      {vehicleId > 0 && <Panel name="service/event-help" vehicleId={vehicleId} templateId={templateId} />}
      {values.status === 'Completed' && <FormHelp title="On completion" lines={completionLines(templateId > 0)} />}
    </>
  );
}

const completionLines = (hasTemplate: boolean): string[] => [
  'The parts of this event become Installed.',
  "A higher mileage becomes the vehicle's mileage. It never goes down.",
  ...(hasTemplate ? ['The template comes due again, counted from this event.'] : []),
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
          label="Service name"
          required
          maxLength={SERVICE_EVENT_NAME_MAX_LENGTH}
          placeholder="Oil and filter change"
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
