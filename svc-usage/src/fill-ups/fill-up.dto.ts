import {
  BooleanField,
  ChoiceField,
  CurrencyField,
  DateField,
  DecimalField,
  type FieldOptions,
  IdField,
  IdListField,
  IntField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  saying,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { matches, ValidateBy } from 'class-validator';
import * as m from '../messages/fill-up.js';
import {
  AMOUNT_UNITS,
  type AmountUnit,
  CHARGE_KINDS,
  type ChargeKind,
  ENERGIES,
  type Energy,
} from './fill-up.entity.js';
import { FILL_UP_SORTS, type FillUpSort } from './fill-up.read.js';

const required = m.required;

/** A time of day, `HH:MM`. */
const TimeField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    TextField({ ...options, max: 5 }),
    ApiProperty({ example: '14:05' }),
    ValidateBy(
      {
        name: 'isTime',
        validator: { validate: (value) => !value || matches(value as string, /^([01]\d|2[0-3]):[0-5]\d$/) },
      },
      saying(m.timeOfDay),
    ),
  );

/** A filling station shows two or three decimals; values converted by other products may have more. */
const DECIMALS = 6;

export class CreateFillUp {
  @IdField({ required })
  vehicle_id: number;

  @DateField({ required })
  filled_on: string;

  @TimeField({ description: 'When on that day, where it was: `HH:MM`' })
  at?: string | null;

  @IntField({ description: 'What the odometer showed, in its own unit' })
  odometer?: number | null;

  @DecimalField({ decimals: 3, max: 1_000_000, description: 'What the trip meter showed; no figure is made of it' })
  trip?: number | null;

  @ChoiceField(ENERGIES, { required })
  energy: Energy;

  @DecimalField({
    required,
    decimals: DECIMALS,
    min: 0.001,
    max: 1_000_000,
    description: 'In `unit`, as it was written',
  })
  amount: number;

  @ChoiceField(AMOUNT_UNITS, {
    required,
    description: 'Electricity in kWh, hydrogen in kg, gas in kg or by volume, all else by volume',
  })
  unit: AmountUnit;

  @BooleanField({ description: 'The tank was full afterwards; true where nothing is said' })
  full?: boolean | null;

  @BooleanField({
    description: 'One before it is not recorded: no figure is made over it; false where nothing is said',
  })
  missed_before?: boolean | null;

  @BooleanField({
    description: 'Left out of what the vehicle consumes: no figure is made over it; false where nothing is said',
  })
  excluded?: boolean | null;

  @BooleanField({ description: 'It was written down in a hurry and is to be completed; false where nothing is said' })
  to_complete?: boolean | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  total?: number | null;

  @CurrencyField()
  currency?: string | null;

  @DecimalField({ decimals: DECIMALS, max: 1_000_000, description: 'For one `unit`, in the same currency' })
  unit_price?: number | null;

  @TextField({ max: 200, description: 'Where it was' })
  station?: string | null;

  @IntField({ min: 1, max: 9, description: 'Which one, of a vehicle that has several for one energy' })
  tank?: number | null;

  @TextField({ max: 5_000, description: 'Plain text' })
  note?: string | null;

  @ChoiceField(CHARGE_KINDS, { description: 'Of electricity alone' })
  charge_kind?: ChargeKind | null;

  @IntField({ max: 100, description: 'Of electricity alone: the charge of the battery before' })
  from_percent?: number | null;

  @IntField({ max: 100, description: 'Of electricity alone: the charge of the battery afterwards' })
  to_percent?: number | null;
}

export class UpdateFillUp extends PatchOf(CreateFillUp) {}

/** The query parameters of a list of one vehicle's fill-ups. */
export class VehicleFillUpsQuery extends ListQuery {
  @ChoiceField(ENERGIES)
  energy?: Energy | null;

  @DateField({ description: 'Those of this day and later' })
  from?: string | null;

  @DateField({ description: 'Those of this day and earlier' })
  to?: string | null;

  @BooleanField({ description: 'True: only those that are to be completed' })
  to_complete?: boolean | null;

  @ChoiceField(FILL_UP_SORTS)
  override sort?: FillUpSort;

  @TextField({ max: 200 })
  @ApiPropertyOptional({
    description: 'Words to look for in station, note and vehicle, whatever their case and accents',
  })
  override search?: string;
}

export class FillUpListQuery extends VehicleFillUpsQuery {
  @IdField()
  vehicle_id?: number | null;
}

/** Fill-ups to delete together. Nothing is deleted if one of them does not exist. */
export class DeleteFillUps {
  @IdListField({ required: m.idsRequired, max: 5_000 })
  ids: number[];
}

export class DeletedFillUpsView {
  @Shape('integer', { description: 'How many were deleted' }) removed: number;
}

/** A fill-up or charge. */
export class FillUpView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('date') filled_on: string;
  @Shape('string', { nullable: true, description: '`HH:MM`, where it was' }) at: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) odometer: number | null;
  @Shape('number', { nullable: true, description: 'In odometer_unit' }) trip: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string', { enum: ENERGIES }) energy: Energy;
  @Shape('number', { description: 'In unit, as it was written' }) amount: number;
  @Shape('string', { enum: AMOUNT_UNITS }) unit: AmountUnit;
  @Shape('boolean') full: boolean;
  @Shape('boolean') missed_before: boolean;
  @Shape('boolean') excluded: boolean;
  @Shape('boolean') to_complete: boolean;
  @Shape('money', { nullable: true, description: 'In currency' }) total: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217; null without a total and a price' }) currency:
    | string
    | null;
  @Shape('number', { nullable: true, description: 'For one unit, in currency' }) unit_price: number | null;
  @Shape('string', { nullable: true }) station: string | null;
  @Shape('integer', { nullable: true }) tank: number | null;
  @Shape('string', { nullable: true, description: 'Plain text' }) note: string | null;
  @Shape('string', { enum: CHARGE_KINDS, nullable: true }) charge_kind: ChargeKind | null;
  @Shape('integer', { nullable: true }) from_percent: number | null;
  @Shape('integer', { nullable: true }) to_percent: number | null;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** The last fill-up with an energy, to prefill a form. */
export class LastUsedView {
  @Shape('integer', { description: 'Of that fill-up' }) id: number;
  @Shape('string', { enum: ENERGIES }) energy: Energy;
  @Shape('string', { enum: AMOUNT_UNITS }) unit: AmountUnit;
  @Shape('boolean') full: boolean;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('number', { nullable: true, description: 'For one unit, in currency' }) unit_price: number | null;
  @Shape('string', { nullable: true }) station: string | null;
  @Shape('integer', { nullable: true }) tank: number | null;
  @Shape('string', { enum: CHARGE_KINDS, nullable: true }) charge_kind: ChargeKind | null;
  @Shape('date') filled_on: string;
  @Shape('integer', { nullable: true, description: "In the unit of the vehicle's odometer" }) odometer: number | null;
}

export class LastUsedOfVehicleView {
  @ApiProperty({ type: [LastUsedView], description: 'One of each energy that the vehicle has had, the newest first' })
  energies: LastUsedView[];

  @Shape('string', { isArray: true, description: 'Where it was filled, the newest first, at most 10' })
  stations: string[];
}
