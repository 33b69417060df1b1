import {
  PART_DESCRIPTION_MAX_LENGTH,
  PART_MANUFACTURER_MAX_LENGTH,
  PART_NAME_MAX_LENGTH,
  PART_NOTES_MAX_LENGTH,
  PART_PART_NUMBER_MAX_LENGTH,
} from '@carnet/contracts/garage';
import { FieldGrid, FormSection, Panel } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  FormColumns,
  KitForm,
  MoneyField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { partProblems, type PartValues } from './part-form.schema';
import { PART_STATUSES, PART_TYPES } from './part.constants';
import type { Part } from './parts.queries';

interface PartFormProps {
  initial: PartValues;
  vehicles: readonly { value: string; label: string }[];
  /** The vehicle of a part cannot be changed (spec 001 §5). */
  vehicleLocked?: boolean;
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: PartValues) => Promise<Part>;
  onSaved: (part: Part) => void;
}

/** The fields of a part; the page that shows it knows the network. */
export function PartForm({
  initial,
  vehicles,
  vehicleLocked,
  submitLabel,
  fallback,
  cancelTo,
  ...props
}: PartFormProps) {
  const form = useKitForm({ initial, validate: partProblems, fallback, ...props });
  const vehicleId = Number(form.values.vehicle_id);
  return (
    <FormColumns
      aside={vehicleId > 0 && <Panel name="service/vehicle-glance" vehicleId={vehicleId} otherwise={null} />}
    >
      <KitForm form={form} label="Part">
        <FormSection title="The part">
          <FieldGrid>
            <FieldGrid.Wide>
              <SelectField
                form={form}
                name="vehicle_id"
                label="Vehicle"
                required
                disabled={vehicleLocked}
                hint={vehicleLocked ? 'The vehicle cannot be changed.' : undefined}
                empty="Select a vehicle"
                options={vehicles}
              />
            </FieldGrid.Wide>
            <FieldGrid.Wide>
              <TextField
                form={form}
                name="name"
                label="Name"
                required
                maxLength={PART_NAME_MAX_LENGTH}
                placeholder="Water pump"
              />
            </FieldGrid.Wide>
            <TextField form={form} name="part_number" label="Part number" maxLength={PART_PART_NUMBER_MAX_LENGTH} />
            <TextField form={form} name="manufacturer" label="Manufacturer" maxLength={PART_MANUFACTURER_MAX_LENGTH} />
          </FieldGrid>
          <ChoiceField form={form} name="type" label="Type" required options={PART_TYPES} />
          <ChoiceField form={form} name="status" label="Status" required options={PART_STATUSES} />
        </FormSection>
        <FormSection title="Purchase">
          <FieldGrid>
            <DateField form={form} name="purchase_date" label="Purchase date" />
            <MoneyField form={form} name="cost" label="Cost" hint="Enter the cost in dollars" />
          </FieldGrid>
        </FormSection>
        <FormSection title="In your words">
          <TextAreaField
            form={form}
            name="description"
            label="Description"
            rows={3}
            maxLength={PART_DESCRIPTION_MAX_LENGTH}
          />
          <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={PART_NOTES_MAX_LENGTH} />
        </FormSection>
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
    </FormColumns>
  );
}
