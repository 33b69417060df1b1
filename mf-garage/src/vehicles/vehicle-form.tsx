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
import { formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import { choicesOf, Notice } from '@carnet/mf-kit/ui';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  DateField,
  FormColumns,
  FormHelp,
  KitForm,
  type KitFormState,
  MileageField,
  NumberField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  UnitField,
  unitOf,
  useKitForm,
  useUnit,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { VEHICLE_TYPES } from '../vehicle-card';
import type { Vehicle } from '../lookups';
import { NEW_COLLECTION, vehicleForm, type VehicleValues } from './vehicle-form.schema';
import * as m from '../messages/vehicle-form';

interface VehicleFormProps {
  /** Id of the edited vehicle; undefined for a new one. */
  vehicleId?: number;
  initial: VehicleValues;
  collections: readonly { id: number; name: string }[];
  submitLabel: string;
  fallback: string;
  cancelTo: string;
  save: (values: VehicleValues) => Promise<Vehicle>;
  onSaved: (vehicle: Vehicle) => void;
  /** Photos and papers to attach to a new vehicle. */
  files?: ReactNode;
  /** Photos and papers of an existing vehicle, below the form. */
  below?: ReactNode;
  /** Renders the deletion below the form. `release` lets the person leave the page without a warning about unsaved changes. */
  deletion?: (release: () => void) => ReactNode;
}

/** Fields of a vehicle. The page sends the requests. */
export function VehicleForm({ initial, collections, submitLabel, fallback, cancelTo, ...props }: VehicleFormProps) {
  const { vehicleId, save, onSaved, files, below, deletion } = props;
  const form = useKitForm({ initial, validate: (values) => vehicleForm.problems(values), save, onSaved, fallback });
  const unit = useUnit(form.values.odometer_unit);
  return (
    <FormColumns aside={<Help vehicleId={vehicleId} />}>
      <KitForm form={form} label={m.vehicle}>
        <FormSection title={m.theVehicle} note={m.theRestCanFollow}>
          <ChoiceField form={form} name="type" label={m.type} required options={choicesOf(VEHICLE_TYPES)} />
          <FieldGrid>
            <TextField
              form={form}
              name="make"
              label={m.make}
              required
              maxLength={VEHICLE_MAKE_MAX_LENGTH}
              placeholder={m.forExampleMake}
            />
            <TextField
              form={form}
              name="model"
              label={m.model}
              required
              maxLength={VEHICLE_MODEL_MAX_LENGTH}
              placeholder="911 T"
            />
            <NumberField form={form} name="year" label={m.year} required />
            <CollectionFields form={form} collections={collections} />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.identityAndMileage}>
          <FieldGrid>
            <TextField form={form} name="vin" label={m.vin} hint={m.vinHint({ most: VEHICLE_VIN_MAX_LENGTH })} />
            <MileageField
              form={form}
              name="current_mileage"
              label={m.currentMileage}
              unit={unit}
              vehicleId={vehicleId}
              stored={initial.current_mileage}
            />
            <TextField
              form={form}
              name="color"
              label={m.color}
              maxLength={VEHICLE_COLOR_MAX_LENGTH}
              placeholder={m.forExampleColor}
            />
            <TextField form={form} name="nickname" label={m.nickname} maxLength={VEHICLE_NICKNAME_MAX_LENGTH} />
          </FieldGrid>
          <InstrumentFields form={form} before={vehicleId ? initial : undefined} />
        </FormSection>
        <FormSection title={m.dates}>
          <FieldGrid>
            <DateField form={form} name="birth_date" label={m.birthDate} />
            <DateField form={form} name="purchase_date" label={m.purchaseDate} />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.inYourWords}>
          <TextAreaField
            form={form}
            name="description"
            label={m.description}
            rows={3}
            maxLength={VEHICLE_DESCRIPTION_MAX_LENGTH}
          />
          <TextAreaField form={form} name="notes" label={m.notes} rows={3} maxLength={VEHICLE_NOTES_MAX_LENGTH} />
        </FormSection>
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {deletion?.(form.release)}
      {below}
    </FormColumns>
  );
}

interface InstrumentFieldsProps {
  form: KitFormState<VehicleValues>;
  /** Stored values of an existing vehicle. */
  before?: VehicleValues;
}

/** Unit of the odometer. Changing it does not convert stored values; a note says so. */
function InstrumentFields({ form, before }: InstrumentFieldsProps) {
  const { odometer_unit: unit } = form.values;
  return (
    <>
      <UnitField form={form} name="odometer_unit" label={m.odometerCounts} hint={m.odometerCountsHint} />
      {before && unit !== before.odometer_unit && (
        <Notice title={m.unitChanges}>
          <p>{meaningOf(before, unitOf(unit))}</p>
        </Notice>
      )}
    </>
  );
}

function meaningOf({ current_mileage, odometer_unit }: VehicleValues, unit: OdometerUnit): string {
  if (current_mileage === '') return m.unitMeaning({ unit });
  const [was, is] = [unitOf(odometer_unit), unit].map((of) => formatMileage(Number(current_mileage), of));
  return m.becomes({ unit, was: was!, is: is! });
}

function Help({ vehicleId }: { vehicleId?: number }) {
  return (
    <>
      {vehicleId && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}
      <FormHelp title={m.whatFieldsDo} lines={[m.helpMileage, m.helpAge, m.helpDue, m.helpNickname]} />
    </>
  );
}

interface CollectionFieldsProps {
  form: KitFormState<VehicleValues>;
  collections: readonly { id: number; name: string }[];
}

/** Selects a collection, or creates one with the vehicle, so that the first vehicle needs no extra step. */
function CollectionFields({ form, collections }: CollectionFieldsProps) {
  const isFirst = collections.length === 0;
  return (
    <>
      {!isFirst && (
        <SelectField
          form={form}
          name="collection_id"
          label={m.collection}
          required
          empty={m.selectCollection}
          options={[
            ...collections.map(({ id, name }) => ({ value: String(id), label: name })),
            { value: NEW_COLLECTION, label: m.newCollection },
          ]}
        />
      )}
      {form.values.collection_id === NEW_COLLECTION && (
        <TextField
          form={form}
          name="collection_name"
          label={m.nameOfNew}
          required
          maxLength={COLLECTION_NAME_MAX_LENGTH}
          hint={isFirst ? m.yourFirst : undefined}
        />
      )}
    </>
  );
}
