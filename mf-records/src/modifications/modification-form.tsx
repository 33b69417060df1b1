import {
  MODIFICATION_DESCRIPTION_MAX_LENGTH,
  MODIFICATION_NAME_MAX_LENGTH,
  MODIFICATION_NOTES_MAX_LENGTH,
} from '@carnet/contracts/records';
import { FieldGrid, FormSection, Panel } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  FormColumns,
  KitForm,
  type KitFormState,
  MoneyField,
  type Option,
  SaveActions,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { VehicleField } from '../lookups';
import { PartPicker, ServiceEventSelect } from '../pickers';
import { modificationProblems, type ModificationValues } from './modification-form.schema';
import { MODIFICATION_CATEGORIES, MODIFICATION_STATUSES } from './modification.constants';
import type { Modification } from './modifications.queries';

interface ModificationFormProps {
  initial: ModificationValues;
  vehicles: readonly Option[];
  /** The vehicle of a modification cannot be changed (spec 001 §5). */
  vehicleLocked?: boolean;
  submitLabel: string;
  cancelTo: string;
  save: (values: ModificationValues) => Promise<Modification>;
  onSaved: (modification: Modification) => void;
  /** Where photos are chosen, of a modification that is not there yet. */
  photos?: ReactNode;
}

/** The fields of a modification, in the documents' four sections; knows nothing of the network but what there is to choose. */
export function ModificationForm({ initial, vehicles, vehicleLocked, submitLabel, ...props }: ModificationFormProps) {
  const { cancelTo, save, onSaved, photos } = props;
  const form = useKitForm<ModificationValues, Modification>({
    initial,
    validate: modificationProblems,
    clears: { vehicle_id: { service_event_id: null, part_ids: [] } },
    save,
    onSaved,
    fallback: 'An unexpected error occurred. Please try again.',
  });
  const { values, errors } = form;
  const vehicleId = Number(values.vehicle_id);
  return (
    <FormColumns
      aside={vehicleId > 0 && <Panel name="service/vehicle-glance" vehicleId={vehicleId} otherwise={null} />}
    >
      <KitForm form={form} label="Modification">
        <BasicInformation form={form} vehicles={vehicles} vehicleLocked={vehicleLocked} />
        <FormSection title="Timeline and Cost">
          <FieldGrid>
            <DateField form={form} name="start_date" label="Start date" />
            <DateField form={form} name="completion_date" label="Completion date" />
            <MoneyField form={form} name="cost" label="Cost" />
          </FieldGrid>
        </FormSection>
        <FormSection
          title="Related Service Event"
          note="The work in which it was done, where it is in the service history."
        >
          <ServiceEventSelect
            vehicleId={vehicleId}
            chosen={values.service_event_id}
            error={errors.service_event_id}
            onChange={(event) => form.set('service_event_id', event)}
          />
        </FormSection>
        <FormSection title="Associated Parts" note="The vehicle's parts that belong to it.">
          <PartPicker
            vehicleId={vehicleId}
            chosen={values.part_ids}
            error={errors.part_ids}
            onChange={(parts) => form.set('part_ids', parts)}
          />
        </FormSection>
        {photos}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
    </FormColumns>
  );
}

type BasicProps = Pick<ModificationFormProps, 'vehicles' | 'vehicleLocked'> & {
  form: KitFormState<ModificationValues>;
};

function BasicInformation({ form, vehicles, vehicleLocked }: BasicProps) {
  return (
    <FormSection title="Basic Information">
      <FieldGrid>
        <FieldGrid.Wide>
          <VehicleField form={form} vehicles={vehicles} locked={vehicleLocked} />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextField
            form={form}
            name="name"
            label="Name"
            required
            maxLength={MODIFICATION_NAME_MAX_LENGTH}
            placeholder="Electronic ignition"
          />
        </FieldGrid.Wide>
      </FieldGrid>
      <ChoiceField form={form} name="category" label="Category" required options={MODIFICATION_CATEGORIES} />
      <ChoiceField form={form} name="status" label="Status" required options={MODIFICATION_STATUSES} />
      <TextAreaField
        form={form}
        name="description"
        label="Description"
        rows={3}
        maxLength={MODIFICATION_DESCRIPTION_MAX_LENGTH}
      />
      <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={MODIFICATION_NOTES_MAX_LENGTH} />
    </FormSection>
  );
}
