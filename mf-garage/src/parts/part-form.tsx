import {
  PART_DESCRIPTION_MAX_LENGTH,
  PART_MANUFACTURER_MAX_LENGTH,
  PART_NAME_MAX_LENGTH,
  PART_NOTES_MAX_LENGTH,
  PART_PART_NUMBER_MAX_LENGTH,
} from '@carnet/contracts/garage';
import { pageLanguage } from '@carnet/mf-kit/formats';
import { choicesOf } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  FormColumns,
  KitForm,
  KnownDateField,
  MoneyField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { partForm, type PartValues } from './part-form.schema';
import { PART_STATUSES, PART_TYPES } from './part.constants';
import type { Part } from './parts.queries';
import * as m from '../messages/part-form';

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
  /** Photos and papers to attach to a new part. */
  files?: ReactNode;
  /** Photos and papers of an existing part, below the form. */
  below?: ReactNode;
}

/** Fields of a part. The page sends the requests. */
export function PartForm({
  initial,
  vehicles,
  vehicleLocked,
  submitLabel,
  fallback,
  cancelTo,
  files,
  below,
  ...props
}: PartFormProps) {
  const form = useKitForm({ initial, validate: partForm.problems, fallback, ...props });
  const vehicleId = Number(form.values.vehicle_id);
  return (
    <FormColumns aside={vehicleId > 0 && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}>
      <KitForm form={form} label={m.part}>
        <FormSection title={m.thePart}>
          <FieldGrid>
            <FieldGrid.Wide>
              <SelectField
                form={form}
                name="vehicle_id"
                label={m.vehicle}
                required
                disabled={vehicleLocked}
                hint={vehicleLocked ? m.vehicleLocked : undefined}
                empty={m.selectVehicle}
                options={vehicles}
              />
            </FieldGrid.Wide>
            <FieldGrid.Wide>
              <TextField
                form={form}
                name="name"
                label={m.name}
                required
                maxLength={PART_NAME_MAX_LENGTH}
                placeholder={m.forExampleName}
              />
            </FieldGrid.Wide>
            <TextField form={form} name="part_number" label={m.partNumber} maxLength={PART_PART_NUMBER_MAX_LENGTH} />
            <TextField
              form={form}
              name="manufacturer"
              label={m.manufacturer}
              maxLength={PART_MANUFACTURER_MAX_LENGTH}
            />
          </FieldGrid>
          <ChoiceField form={form} name="type" label={m.type} required options={choicesOf(PART_TYPES)} />
          <ChoiceField form={form} name="status" label={m.status} required options={choicesOf(PART_STATUSES)} />
        </FormSection>
        <FormSection title={m.purchase}>
          <FieldGrid>
            <KnownDateField form={form} name="purchase_date" label={m.purchaseDate} />
            <MoneyField
              form={form}
              name="cost"
              label={m.cost}
              hint={hintOfCost(form.values.currency)}
              currencyName="currency"
            />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.inYourWords}>
          <TextAreaField
            form={form}
            name="description"
            label={m.description}
            rows={3}
            maxLength={PART_DESCRIPTION_MAX_LENGTH}
          />
          <TextAreaField form={form} name="notes" label={m.notes} rows={3} maxLength={PART_NOTES_MAX_LENGTH} />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </FormColumns>
  );
}

const hintOfCost = (currency: string): string =>
  currency === 'USD' ? m.costInDollars : m.costIn({ currency: spoken(currency) });

/** Name of a currency as used with an amount: 'euros', 'Schweizer Franken'. */
function spoken(currency: string): string {
  const named = new Intl.NumberFormat(pageLanguage(), { style: 'currency', currency, currencyDisplay: 'name' });
  return named.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
}
