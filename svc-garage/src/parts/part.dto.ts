import {
  ChoiceField,
  ChoiceWithDefault,
  CurrencyField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  MoneyField,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery, type ListView, ViewField } from '@carnet/pg';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import * as m from '../messages/part.js';
import { PART_SORTS, type PartSort } from './part.read.js';
import { NEW_PART, PART_STATUSES, PART_TYPES, type PartStatus, type PartType } from './part.entity.js';

const required = m.required;

export class CreatePart {
  @IdField({ required })
  vehicle_id: number;

  @TextField({ required, max: 200 })
  name: string;

  @TextField({ max: 10_000 })
  description?: string | null;

  @TextField({ max: 100 })
  part_number?: string | null;

  @TextField({ max: 100 })
  manufacturer?: string | null;

  @ChoiceWithDefault(PART_TYPES, { initial: NEW_PART.type, required })
  type?: PartType;

  @ChoiceWithDefault(PART_STATUSES, { initial: NEW_PART.status, required })
  status?: PartStatus;

  @DateField({ edtf: 'purchase_date_edtf' })
  purchase_date?: string | null;

  @EdtfField('purchase_date')
  purchase_date_edtf?: string | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  cost?: number | null;

  @CurrencyField()
  currency?: string | null;

  @TextField({ max: 10_000 })
  notes?: string | null;
}

/** The vehicle of a part cannot be changed (spec §5, document 2): like other read-only fields it is ignored. */
export class UpdatePart extends PatchOf(OmitType(CreatePart, ['vehicle_id'])) {}

/** Parameters of the list of one vehicle's parts. */
export class VehiclePartsQuery extends ListQuery {
  @ChoiceField(PART_TYPES)
  type?: PartType;

  @ChoiceField(PART_STATUSES)
  status?: PartStatus;

  @ChoiceField(PART_SORTS)
  override sort?: PartSort;

  @ViewField()
  view?: ListView | null;
}

export class PartListQuery extends VehiclePartsQuery {
  @IdField()
  vehicle_id?: number;

  @IdField({ description: 'Parts of all vehicles of this collection' })
  collection_id?: number;
}

export class PartListView {
  @Shape('integer')
  id: number;

  @Shape('integer')
  vehicle_id: number;

  @Shape('string', { description: 'Of the vehicle' })
  make: string;

  @Shape('string', { description: 'Of the vehicle' })
  model: string;

  @Shape('integer', { description: 'Of the vehicle' })
  year: number;

  @Shape('string', { nullable: true, description: 'Of the vehicle' })
  nickname: string | null;

  @Shape('string')
  name: string;

  @Shape('string', { nullable: true })
  description: string | null;

  @Shape('string', { nullable: true })
  part_number: string | null;

  @Shape('string', { nullable: true })
  manufacturer: string | null;

  @Shape('string', { enum: PART_TYPES })
  type: PartType;

  @Shape('string', { enum: PART_STATUSES })
  status: PartStatus;

  @Shape('date', { nullable: true })
  purchase_date: string | null;

  @Shape('string', EDTF_SHAPE)
  purchase_date_edtf: string | null;

  @Shape('money', { nullable: true })
  cost: number | null;

  @Shape('string', { nullable: true, description: 'ISO 4217' })
  currency: string | null;

  @Shape('string', { nullable: true })
  notes: string | null;

  @Shape('date-time')
  created_at: string;

  @Shape('date-time')
  updated_at: string;
}

/** A service event that uses the part. */
export class PartServiceEventView {
  @Shape('integer')
  id: number;

  @Shape('string')
  name: string;

  @Shape('string')
  type: string;

  @Shape('date', { nullable: true })
  date_performed: string | null;

  @Shape('string', EDTF_SHAPE)
  date_performed_edtf: string | null;

  @Shape('string')
  status: string;
}

/** A modification that uses the part. */
export class PartModificationView {
  @Shape('integer')
  id: number;

  @Shape('string')
  name: string;

  @Shape('string')
  category: string;

  @Shape('string')
  status: string;
}

export class PartView extends PartListView {
  @ApiProperty({ type: [PartServiceEventView] })
  service_events: PartServiceEventView[];

  @ApiProperty({ type: [PartModificationView] })
  modifications: PartModificationView[];
}
