import { FILL_UP_NOTE_MAX_LENGTH, FILL_UP_STATION_MAX_LENGTH } from '@carnet/contracts/usage';
import { formatMileage, formatDate } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Slot } from '@carnet/mf-kit/federation';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  ChoiceField,
  DateField,
  FormColumns,
  KitForm,
  type KitFormState,
  MileageField,
  MoneyField,
  NumberField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AMOUNT_UNITS, ENERGIES, UNIT_NAMES, unitsOf } from '../consumption';
import { unitOfVehicle, type VehicleOption } from '../lookups';
import { fillUpForm, type FillUpValues, offeredOf, withEnergy } from './fill-up-form.schema';
import { type FillUp, type LastUsed, lastUsedQuery } from './fill-ups.queries';
import { usePricing } from './use-pricing';
import classes from './fill-up-form.module.css';
import * as common from '../messages/common';
import * as m from '../messages/fill-up-form';

interface FillUpFormProps {
  initial: FillUpValues;
  vehicles: readonly VehicleOption[];
  submitLabel: string;
  fallback: string;
  save: (values: FillUpValues) => Promise<FillUp>;
  onSaved: (fillUp: FillUp) => void;
  cancelTo: string;
  /** True for a new fill-up. Selecting a vehicle then offers the values of its last fill-up. */
  isNew?: boolean;
  /** Papers and photos to attach to a new fill-up, part of the form. */
  files?: ReactNode;
  /** Papers and photos of an existing fill-up, below the form. */
  below?: ReactNode;
}

type Form = KitFormState<FillUpValues>;

/** Fields of a fill-up or charge. */
export function FillUpForm({
  vehicles,
  submitLabel,
  cancelTo,
  isNew = false,
  files,
  below,
  ...options
}: FillUpFormProps) {
  const form = useKitForm<FillUpValues, FillUp>({ ...options, validate: fillUpForm.problems });
  const { values } = form;
  const vehicleId = Number(values.vehicle_id);
  const { data: lastUsed } = useLoaded(lastUsedQuery(vehicleId));
  useOffer(form, lastUsed, isNew);
  return (
    <FormColumns aside={vehicleId > 0 && <Slot slot="vehicle-form-aside" vehicleId={vehicleId} />}>
      <KitForm form={form} label={values.energy === 'electricity' ? m.charge : m.fillUp}>
        <FormSection title={m.theFillUp}>
          <FieldGrid>
            <SelectField
              form={form}
              name="vehicle_id"
              label={common.vehicle}
              required
              empty={m.selectVehicle}
              options={vehicles}
            />
            <EnergyField form={form} lastUsed={lastUsed} />
            <DateField form={form} name="filled_on" label={common.date} required />
            <OdometerField form={form} vehicles={vehicles} lastUsed={isNew ? lastUsed : undefined} />
          </FieldGrid>
        </FormSection>
        <FormSection title={m.amountAndCost}>
          <AmountFields form={form} />
          <div className={classes.checks}>
            <CheckboxField
              form={form}
              name="full"
              label={values.energy === 'electricity' ? m.fullCharge : m.full}
              hint={values.full ? undefined : m.partialHint}
            />
            <CheckboxField form={form} name="missed_before" label={m.missedBefore} hint={m.missedBeforeHint} />
          </div>
        </FormSection>
        {values.energy === 'electricity' && <ChargeSection form={form} />}
        <MoreFields form={form} lastUsed={lastUsed} vehicles={vehicles} />
        {files}
        <SaveActions form={form} label={submitLabel} cancelTo={cancelTo} />
      </KitForm>
      {below}
    </FormColumns>
  );
}

/** When another vehicle is selected, replaces values that the person has not changed by the vehicle's last values. */
function useOffer(form: Form, lastUsed: LastUsed | undefined, isNew: boolean): void {
  const { vehicle_id } = form.values;
  const offered = useRef({ vehicle_id, values: offeredOf(lastUsed) });
  useEffect(() => {
    if (!isNew || !lastUsed || offered.current.vehicle_id === vehicle_id) return;
    const next = offeredOf(lastUsed);
    const before: Readonly<Record<string, unknown>> = offered.current.values;
    const current: Readonly<Record<string, unknown>> = { ...form.values };
    const untouched = Object.entries(next).filter(([name]) => current[name] === before[name]);
    offered.current = { vehicle_id, values: next };
    form.setAll(Object.fromEntries(untouched));
  });
}

/** Selects the energy. The vehicle's own energies come first. */
export function EnergyField({ form, lastUsed }: { form: Form; lastUsed: LastUsed | undefined }) {
  const used = lastUsed?.energies.map(({ energy }) => energy) ?? [];
  const energies = Object.keys(ENERGIES) as (keyof typeof ENERGIES)[];
  const ordered = [...used, ...energies.filter((energy) => !used.includes(energy))];
  const withItsUnit: Form = {
    ...form,
    set: (_, value) => form.setAll(withEnergy(value as FillUpValues['energy'], lastUsed)),
  };
  return (
    <SelectField
      form={withItsUnit}
      name="energy"
      label={common.energy}
      required
      empty={m.selectEnergy}
      options={ordered.map((energy) => ({ value: energy, label: ENERGIES[energy] }))}
    />
  );
}

interface OdometerFieldProps {
  form: Form;
  vehicles: readonly VehicleOption[];
  lastUsed: LastUsed | undefined;
}

/** Field for the odometer, with its value at the last fill-up. */
function OdometerField({ form, vehicles, lastUsed }: OdometerFieldProps) {
  const id = form.values.vehicle_id;
  const unit = unitOfVehicle(vehicles, id);
  const [stored] = useState(form.values.odometer);
  const last = lastUsed?.energies.find(({ odometer }) => odometer !== null);
  return (
    <MileageField
      form={form}
      name="odometer"
      label={common.odometer}
      unit={unit}
      vehicleId={id}
      day={form.values.filled_on}
      stored={stored}
      hint={last && m.lastOdometer({ mileage: formatMileage(last.odometer, unit), day: formatDate(last.filled_on) })}
    />
  );
}

function AmountFields({ form }: { form: Form }) {
  const { form: priced, hintOf } = usePricing(form);
  const { unit, currency } = form.values;
  return (
    <FieldGrid>
      <NumberField
        form={priced}
        name="amount"
        label={common.amount}
        required
        decimals
        unit={AMOUNT_UNITS[unit]}
        hint={hintOf('amount')}
      />
      <MoneyField form={priced} name="total" label={common.total} currencyName="currency" hint={hintOf('total')} />
      <MoneyField
        form={priced}
        name="unit_price"
        label={m.pricePer({ unit: AMOUNT_UNITS[unit] })}
        currency={currency}
        hint={hintOf('unit_price')}
      />
    </FieldGrid>
  );
}

const CHARGE_KINDS = [
  { value: 'ac', label: m.ac },
  { value: 'dc', label: m.dc },
];

function ChargeSection({ form }: { form: Form }) {
  return (
    <FormSection title={m.charge}>
      <FieldGrid>
        <ChoiceField form={form} name="charge_kind" label={m.chargeKind} options={CHARGE_KINDS} />
        <NumberField form={form} name="from_percent" label={m.chargeBefore} unit="%" />
        <NumberField form={form} name="to_percent" label={m.chargeAfter} unit="%" />
      </FieldGrid>
    </FormSection>
  );
}

interface MoreFieldsProps {
  form: Form;
  lastUsed: LastUsed | undefined;
  vehicles: readonly VehicleOption[];
}

const IN_MORE = ['station', 'at', 'unit', 'trip', 'tank', 'note'] as const;
const WRITTEN = ['station', 'at', 'trip', 'tank', 'note'] as const;

/** Fields that most fill-ups do not need, collapsed while they are empty. */
function MoreFields({ form, lastUsed, vehicles }: MoreFieldsProps) {
  const { values, errors } = form;
  const [isOpen] = useState(() => values.excluded || WRITTEN.some((name) => values[name] !== ''));
  const hasError = IN_MORE.some((name) => errors[name]);
  const units = unitsOf(values.energy);
  return (
    <details className={classes.more} open={isOpen || hasError || undefined}>
      <summary>
        {m.more} <span>{m.moreHint}</span>
      </summary>
      <div className={classes.fields}>
        <FieldGrid>
          <div>
            <TextField form={form} name="station" label={common.station} maxLength={FILL_UP_STATION_MAX_LENGTH} />
            <Stations form={form} stations={lastUsed?.stations ?? []} />
          </div>
          <SelectField
            form={form}
            name="unit"
            label={m.unit}
            options={units.map((unit) => ({ value: unit, label: UNIT_NAMES[unit] }))}
          />
          <TextField form={form} name="at" label={m.time} placeholder="14:05" inputMode="numeric" />
          <NumberField
            form={form}
            name="trip"
            label={m.trip}
            decimals
            unit={unitOfVehicle(vehicles, values.vehicle_id)}
          />
          <NumberField form={form} name="tank" label={m.tank} hint={m.tankHint} />
        </FieldGrid>
        <CheckboxField form={form} name="excluded" label={m.excluded} hint={m.excludedHint} />
        <TextAreaField form={form} name="note" label={m.note} maxLength={FILL_UP_NOTE_MAX_LENGTH} />
      </div>
    </details>
  );
}

const OFFERED_STATIONS = 4;

/** Buttons with stations of earlier fill-ups. */
export function Stations({ form, stations }: { form: Form; stations: readonly string[] }) {
  const others = stations.filter((station) => station !== form.values.station).slice(0, OFFERED_STATIONS);
  if (others.length === 0) return null;
  return (
    <div className={classes.offers}>
      {m.lately}
      {others.map((station) => (
        <button key={station} type="button" className={classes.offer} onClick={() => form.set('station', station)}>
          {station}
        </button>
      ))}
    </div>
  );
}
