import {
  ChoiceField,
  ChoiceWithDefault,
  CurrencyField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  IdListField,
  IntField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery, type ListView, ViewField } from '@carnet/pg';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import * as m from '../messages/modification.js';
import {
  MAX_PARTS,
  NEW_MODIFICATION,
  MODIFICATION_CATEGORIES,
  MODIFICATION_STATUSES,
  type ModificationCategory,
  type ModificationStatus,
} from './modification.entity.js';
import { MODIFICATION_SORTS, type ModificationSort } from './modification.read.js';

const required = m.required;

export class CreateModification {
  @IdField({ required })
  vehicle_id: number;

  @TextField({ required, max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @ChoiceWithDefault(MODIFICATION_CATEGORIES, { initial: NEW_MODIFICATION.category, required })
  category?: ModificationCategory;

  @ChoiceWithDefault(MODIFICATION_STATUSES, { initial: NEW_MODIFICATION.status, required })
  status?: ModificationStatus;

  @DateField({ edtf: 'start_date_edtf' })
  start_date?: string | null;

  @EdtfField('start_date')
  start_date_edtf?: string | null;

  @DateField({ edtf: 'completion_date_edtf' })
  completion_date?: string | null;

  @EdtfField('completion_date')
  completion_date_edtf?: string | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  cost?: number | null;

  @CurrencyField()
  currency?: string | null;

  @IntField({ description: 'What the odometer showed when it was done, in its own unit' })
  mileage?: number | null;

  @TextField({ max: 20_000 })
  notes?: string | null;

  @IdField({ description: 'A service event of the same vehicle' })
  service_event_id?: number | null;

  @IdListField({ max: MAX_PARTS, description: 'Parts of the same vehicle' })
  part_ids?: number[] | null;
}

/** The vehicle of a modification cannot be changed (spec 001 §5): like other read-only fields it is ignored. */
export class UpdateModification extends PatchOf(OmitType(CreateModification, ['vehicle_id'])) {}

export class AddPart {
  @IdField({ required: m.partRequired, description: 'A part of the same vehicle' })
  part_id: number;
}

/** Parameters of the list of one vehicle's modifications. */
export class VehicleModificationsQuery extends ListQuery {
  @ChoiceField(MODIFICATION_CATEGORIES)
  category?: ModificationCategory | null;

  @ChoiceField(MODIFICATION_STATUSES)
  status?: ModificationStatus | null;

  @ChoiceField(MODIFICATION_SORTS)
  override sort?: ModificationSort;

  @ViewField()
  view?: ListView | null;
}

export class ModificationListQuery extends VehicleModificationsQuery {
  @IdField()
  vehicle_id?: number | null;
}

/** A modification, as listed. */
export class ModificationRow {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('string', { enum: MODIFICATION_CATEGORIES }) category: ModificationCategory;
  @Shape('string', { enum: MODIFICATION_STATUSES }) status: ModificationStatus;
  @Shape('date', { nullable: true }) start_date: string | null;
  @Shape('string', EDTF_SHAPE) start_date_edtf: string | null;
  @Shape('date', { nullable: true }) completion_date: string | null;
  @Shape('string', EDTF_SHAPE) completion_date_edtf: string | null;
  @Shape('money', { nullable: true }) cost: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('integer', { nullable: true }) service_event_id: number | null;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** A part used in a modification. */
export class ModificationPartView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) part_number: string | null;
  @Shape('string', { nullable: true }) manufacturer: string | null;
  @Shape('string') type: string;
  @Shape('string') status: string;
}

/** The service event that a modification was done in. */
export class ModificationServiceEventView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string') type: string;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string', EDTF_SHAPE) date_performed_edtf: string | null;
  @Shape('string') status: string;
}

export class ModificationView extends ModificationRow {
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { isArray: true }) part_ids: number[];
  @ApiProperty({ type: [ModificationPartView] }) parts: ModificationPartView[];
  @ApiProperty({ type: ModificationServiceEventView, nullable: true })
  service_event: ModificationServiceEventView | null;
}
