import {
  ChoiceField,
  DateField,
  IdField,
  IntField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import type { Said } from '@carnet/messages';
import { ListQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import * as m from '../messages/vehicle.js';
import { VEHICLE_TYPES, type VehicleType } from './vehicle.entity.js';
import { VEHICLE_SORTS, type VehicleSort } from './vehicle.read.js';
import { EARLIEST_YEAR, normaliseVin, VIN_LENGTH, YEAR_MESSAGE } from './vehicle.rules.js';

/** A fixed upper limit for the API. The real limit rises each year, and `requireModelYear` checks it. */
const NO_YEAR_BEYOND = 2200;

/** A model year from 1900 to next year (spec §5). */
const YearField = ({ required }: { required: Said }): PropertyDecorator =>
  IntField({
    required,
    min: EARLIEST_YEAR,
    max: NO_YEAR_BEYOND,
    message: YEAR_MESSAGE,
    description: 'From 1900 to next year',
  });

/** A VIN, normalized before its length is checked. */
const VinField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normaliseVin(value) : value)),
    TextField({ max: VIN_LENGTH, message: m.vin({ most: VIN_LENGTH }) }),
  );

const required = m.required;

export class CreateVehicle {
  @IdField({ required })
  collection_id: number;

  @ChoiceField(VEHICLE_TYPES, { required })
  type: VehicleType;

  @TextField({ required, max: 100 })
  make: string;

  @TextField({ required, max: 100 })
  model: string;

  @YearField({ required })
  year: number;

  @VinField()
  vin?: string | null;

  @DateField()
  purchase_date?: string | null;

  @DateField({ description: 'Of manufacture or of first registration' })
  birth_date?: string | null;

  @IntField({ min: 0, description: 'What the odometer shows, in its own unit' })
  current_mileage?: number | null;

  @ChoiceField(ODOMETER_UNITS, {
    description:
      'What the odometer counts, and the unit of all mileages of the vehicle; mi while it is null. No mileage is converted by it',
  })
  odometer_unit?: OdometerUnit | null;

  @TextField({ max: 100 })
  nickname?: string | null;

  @TextField({ max: 100 })
  color?: string | null;

  @TextField({ max: 10_000 })
  description?: string | null;

  @TextField({ max: 10_000 })
  notes?: string | null;
}

export class UpdateVehicle extends PatchOf(CreateVehicle) {}

/** Parameters of the list of one collection's vehicles. */
export class CollectionVehiclesQuery extends ListQuery {
  @ChoiceField(VEHICLE_TYPES)
  type?: VehicleType;

  @ChoiceField(VEHICLE_SORTS)
  override sort?: VehicleSort;
}

export class VehicleListQuery extends CollectionVehiclesQuery {
  @IdField({ description: 'This one alone' })
  vehicle_id?: number;

  @IdField()
  collection_id?: number;
}

/** The cover photo of a vehicle, from svc-records. */
export class VehicleCoverView {
  @Shape('integer')
  photo_id: number;

  @Shape('string', { description: 'Names the content: `?v=` of its pictures' })
  hash: string;

  @Shape('string', { nullable: true, description: 'Base64' })
  thumbhash: string | null;

  @Shape('integer', { nullable: true })
  width: number | null;

  @Shape('integer', { nullable: true })
  height: number | null;
}

export class VehicleView {
  @Shape('integer')
  id: number;

  @Shape('integer')
  collection_id: number;

  @Shape('string')
  collection_name: string;

  @Shape('string', { enum: VEHICLE_TYPES })
  type: VehicleType;

  @Shape('string')
  make: string;

  @Shape('string')
  model: string;

  @Shape('integer')
  year: number;

  @Shape('string', { nullable: true })
  vin: string | null;

  @Shape('date', { nullable: true })
  purchase_date: string | null;

  @Shape('date', { nullable: true })
  birth_date: string | null;

  @Shape('integer', { nullable: true, description: 'In odometer_unit' })
  current_mileage: number | null;

  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of all mileages of the vehicle' })
  odometer_unit: OdometerUnit;

  @Shape('string', { nullable: true })
  nickname: string | null;

  @Shape('string', { nullable: true })
  color: string | null;

  @Shape('string', { nullable: true })
  description: string | null;

  @Shape('string', { nullable: true })
  notes: string | null;

  @Shape('integer', { description: 'Whole months since birth_date, else since 1 January of year' })
  vehicle_age: number;

  @ApiProperty({ type: VehicleCoverView, nullable: true })
  cover: VehicleCoverView | null;

  @Shape('date-time')
  created_at: string;

  @Shape('date-time')
  updated_at: string;
}
