import {
  COLLECTION_NAME_MAX_LENGTH,
  VEHICLE_COLOR_MAX_LENGTH,
  VEHICLE_DESCRIPTION_MAX_LENGTH,
  VEHICLE_MAKE_MAX_LENGTH,
  VEHICLE_MODEL_MAX_LENGTH,
  VEHICLE_NICKNAME_MAX_LENGTH,
  VEHICLE_NOTES_MAX_LENGTH,
  VEHICLE_VIN_MAX_LENGTH,
} from '@carnet/contracts/garage';
import { FieldGrid, FormSection, Panel } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  FormColumns,
  FormHelp,
  KitForm,
  type KitFormState,
  NumberField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { NEW_COLLECTION, vehicleProblems, type VehicleValues } from './vehicle-form.schema';
import { VEHICLE_TYPES } from './vehicle.constants';
import type { Vehicle } from './vehicles.queries';

interface VehicleFormProps {
  /** The vehicle that is edited; none while one is added. */
  vehicleId?: number;
  initial: VehicleValues;
  collections: readonly { id: number; name: string }[];
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: VehicleValues) => Promise<Vehicle>;
  onSaved: (vehicle: Vehicle) => void;
  /** The way to delete it, below the form; `release` lets the page be left without a question. */
  deletion?: (release: () => void) => ReactNode;
}

/** The fields of a vehicle; the page that shows it knows the network. */
export function VehicleForm({ initial, collections, submitLabel, fallback, cancelTo, ...props }: VehicleFormProps) {
  const { vehicleId, save, onSaved, deletion } = props;
  const form = useKitForm({ initial, validate: (values) => vehicleProblems(values), save, onSaved, fallback });
  return (
    <FormColumns aside={<Help vehicleId={vehicleId} />}>
      <KitForm form={form} label="Vehicle">
        <FormSection title="The vehicle" note="What it takes to begin. The rest can follow.">
          <ChoiceField form={form} name="type" label="Type" required options={VEHICLE_TYPES} />
          <FieldGrid>
            <TextField
              form={form}
              name="make"
              label="Make"
              required
              maxLength={VEHICLE_MAKE_MAX_LENGTH}
              placeholder="Porsche"
            />
            <TextField
              form={form}
              name="model"
              label="Model"
              required
              maxLength={VEHICLE_MODEL_MAX_LENGTH}
              placeholder="911 T"
            />
            <NumberField form={form} name="year" label="Year" required />
            <CollectionFields form={form} collections={collections} />
          </FieldGrid>
        </FormSection>
        <FormSection title="Identity and mileage">
          <FieldGrid>
            <TextField
              form={form}
              name="vin"
              label="VIN"
              hint={`At most ${VEHICLE_VIN_MAX_LENGTH} characters; blanks are left out`}
            />
            <NumberField form={form} name="current_mileage" label="Current mileage" unit="mi" />
            <TextField
              form={form}
              name="color"
              label="Color"
              maxLength={VEHICLE_COLOR_MAX_LENGTH}
              placeholder="Signal Orange"
            />
            <TextField form={form} name="nickname" label="Nickname" maxLength={VEHICLE_NICKNAME_MAX_LENGTH} />
          </FieldGrid>
        </FormSection>
        <FormSection title="Dates">
          <FieldGrid>
            <DateField form={form} name="birth_date" label="Manufactured or first registered" />
            <DateField form={form} name="purchase_date" label="Purchase date" />
          </FieldGrid>
        </FormSection>
        <FormSection title="In your words">
          <TextAreaField
            form={form}
            name="description"
            label="Description"
            rows={3}
            maxLength={VEHICLE_DESCRIPTION_MAX_LENGTH}
          />
          <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={VEHICLE_NOTES_MAX_LENGTH} />
        </FormSection>
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {deletion?.(form.release)}
    </FormColumns>
  );
}

function Help({ vehicleId }: { vehicleId?: number }) {
  return (
    <>
      {vehicleId && <Panel name="service/vehicle-glance" vehicleId={vehicleId} otherwise={null} />}
      <FormHelp
        title="What these fields do"
        lines={[
          'A completed service event with a higher mileage raises the mileage. It never goes down by itself.',
          'The age counts from the day of manufacture or first registration, else from January 1 of the year.',
          'Schedules and what is due go by mileage and age.',
          'The nickname stands beside the vehicle in every list.',
        ]}
      />
    </>
  );
}

interface CollectionFieldsProps {
  form: KitFormState<VehicleValues>;
  collections: readonly { id: number; name: string }[];
}

/** A collection that exists, or the name of one that is made with the vehicle: the first vehicle needs no detour. */
function CollectionFields({ form, collections }: CollectionFieldsProps) {
  const isFirst = collections.length === 0;
  return (
    <>
      {!isFirst && (
        <SelectField
          form={form}
          name="collection_id"
          label="Collection"
          required
          empty="Select a collection"
          options={[
            ...collections.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: NEW_COLLECTION, label: 'New collection...' },
          ]}
        />
      )}
      {form.values.collection_id === NEW_COLLECTION && (
        <TextField
          form={form}
          name="collection_name"
          label="Name of the new collection"
          required
          maxLength={COLLECTION_NAME_MAX_LENGTH}
          hint={isFirst ? 'Every vehicle belongs to a collection. This will be your first.' : undefined}
        />
      )}
    </>
  );
}
