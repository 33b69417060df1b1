import {
  MODIFICATION_DESCRIPTION_MAX_LENGTH,
  MODIFICATION_NAME_MAX_LENGTH,
  MODIFICATION_NOTES_MAX_LENGTH,
} from '@carnet/contracts/records';
import { choicesOf } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  FormColumns,
  KitForm,
  type KitFormState,
  KnownDateField,
  MoneyField,
  SaveActions,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { MileageField, VehicleField, type VehicleOption } from '../lookups';
import { PartPicker, ServiceEventSelect } from '../pickers';
import { modificationForm, type ModificationValues } from './modification-form.schema';
import { CATEGORIES, STATUSES } from './modification.constants';
import type { Modification } from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

interface ModificationFormProps {
  initial: ModificationValues;
  vehicles: readonly VehicleOption[];
  /** The vehicle of a modification cannot be changed (spec 001 §5). */
  vehicleLocked?: boolean;
  submitLabel: string;
  cancelTo: string;
  save: (values: ModificationValues) => Promise<Modification>;
  onSaved: (modification: Modification) => void;
  /** Photos and papers to attach to a new modification. */
  files?: ReactNode;
  /** Photos and papers of an existing modification, below the form. */
  below?: ReactNode;
}

/** Fields of a modification, in the documents' four sections. The page sends the requests; only the pickers fetch their choices. */
export function ModificationForm({ initial, vehicles, vehicleLocked, submitLabel, ...props }: ModificationFormProps) {
  const { cancelTo, save, onSaved, files, below } = props;
  const form = useKitForm<ModificationValues, Modification>({
    initial,
    validate: modificationForm.problems,
    clears: { vehicle_id: { service_event_id: null, part_ids: [] } },
    save,
    onSaved,
    fallback: m.unexpected,
  });
  const { values, errors } = form;
  const vehicleId = Number(values.vehicle_id);
  return (
    <FormColumns aside={vehicleId > 0 && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}>
      <KitForm form={form} label={m.modification}>
        <BasicInformation form={form} vehicles={vehicles} vehicleLocked={vehicleLocked} />
        <FormSection title={m.timelineAndCost}>
          <FieldGrid>
            <KnownDateField form={form} name="start_date" label={m.startDate} />
            <KnownDateField form={form} name="completion_date" label={m.completionDate} />
            <MileageField form={form} vehicles={vehicles} day={values.completion_date || values.start_date} />
            <MoneyField form={form} name="cost" label={m.cost} currencyName="currency" />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.relatedEvent} note={m.relatedEventNote}>
          <ServiceEventSelect
            vehicleId={vehicleId}
            chosen={values.service_event_id}
            error={errors.service_event_id}
            onChange={(event) => form.set('service_event_id', event)}
          />
        </FormSection>
        <FormSection title={m.associatedParts} note={m.associatedPartsNote}>
          <PartPicker
            vehicleId={vehicleId}
            chosen={values.part_ids}
            error={errors.part_ids}
            onChange={(parts) => form.set('part_ids', parts)}
          />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </FormColumns>
  );
}

type BasicProps = Pick<ModificationFormProps, 'vehicles' | 'vehicleLocked'> & {
  form: KitFormState<ModificationValues>;
};

function BasicInformation({ form, vehicles, vehicleLocked }: BasicProps) {
  return (
    <FormSection title={m.basicInformation}>
      <FieldGrid>
        <FieldGrid.Wide>
          <VehicleField form={form} vehicles={vehicles} locked={vehicleLocked} />
        </FieldGrid.Wide>
        <FieldGrid.Wide>
          <TextField
            form={form}
            name="name"
            label={common.name}
            required
            maxLength={MODIFICATION_NAME_MAX_LENGTH}
            placeholder={m.nameExample}
          />
        </FieldGrid.Wide>
      </FieldGrid>
      <ChoiceField form={form} name="category" label={m.category} required options={choicesOf(CATEGORIES)} />
      <ChoiceField form={form} name="status" label={common.status} required options={choicesOf(STATUSES)} />
      <TextAreaField
        form={form}
        name="description"
        label={common.description}
        rows={3}
        maxLength={MODIFICATION_DESCRIPTION_MAX_LENGTH}
      />
      <TextAreaField form={form} name="notes" label={m.notes} rows={3} maxLength={MODIFICATION_NOTES_MAX_LENGTH} />
    </FormSection>
  );
}
