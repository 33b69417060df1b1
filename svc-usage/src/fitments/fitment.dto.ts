import {
  BooleanField,
  ChoiceField,
  DateField,
  IdField,
  IntField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
  TextListField,
} from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { OmitType } from '@nestjs/swagger';
import { COMPONENT_KINDS, type ComponentKind } from '../components/component.entity.js';
import * as m from '../messages/fitment.js';
import { FITMENT_SORTS, type FitmentSort } from './fitment.read.js';

const required = m.required;

export class CreateFitment {
  @IdField({ required })
  component_id: number;

  @IdField({ required })
  vehicle_id: number;

  @TextListField({
    max: 6,
    maxLength: 100,
    description:
      'Of tyres the place of each, by its number, as they stood before where nothing is said, none where nobody knows; else one, or none',
  })
  positions?: string[] | null;

  @DateField({ description: 'Required where `from_mileage` is not there' })
  from_on?: string | null;

  @IntField({ description: 'What the odometer showed, in its own unit; required where `from_on` is not there' })
  from_mileage?: number | null;

  @DateField({ description: 'The day on which it came off; neither it nor `to_mileage` as long as it is on' })
  to_on?: string | null;

  @IntField({ description: 'What the odometer showed then, in its own unit' })
  to_mileage?: number | null;

  @TextField({ max: 5_000, description: 'Plain text' })
  note?: string | null;

  @BooleanField({
    description:
      'What is in the way on the vehicle comes off on the same day and at the same mileage; else it is refused',
  })
  takes_off?: boolean | null;
}

/** The component and the vehicle of a fitment cannot be changed. */
export class UpdateFitment extends PatchOf(OmitType(CreateFitment, ['component_id', 'vehicle_id', 'takes_off'])) {}

/** The query parameters of a list of one vehicle's fitments. */
export class VehicleFitmentsQuery extends PageQuery {
  @DateField({ description: 'Those that were on it on this day' })
  on?: string | null;

  @BooleanField({ description: 'Those that are on it, or those that are not any more' })
  lasting?: boolean | null;

  @ChoiceField(FITMENT_SORTS)
  sort?: FitmentSort;
}

export class FitmentListQuery extends VehicleFitmentsQuery {
  @IdField()
  component_id?: number | null;

  @IdField()
  vehicle_id?: number | null;
}

/** A component on a vehicle, with start and end. */
export class FitmentView {
  @Shape('integer') id: number;
  @Shape('integer') component_id: number;
  @Shape('string', { enum: COMPONENT_KINDS, description: 'Of the component' }) kind: ComponentKind;
  @Shape('string', { description: 'Of the component' }) name: string;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string', { isArray: true, description: 'Of tyres none where nobody knows how they stood' })
  positions: string[];
  @Shape('date', { nullable: true }) from_on: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) from_mileage: number | null;
  @Shape('date', { nullable: true }) to_on: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) to_mileage: number | null;
  @Shape('string', { nullable: true, description: 'Plain text' }) note: string | null;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
