import {
  ChoiceField,
  CurrencyField,
  DateField,
  EdtfField,
  IdField,
  IntField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { OmitType } from '@nestjs/swagger';
import * as m from '../messages/provenance.js';
import { OWNERSHIP_SORTS, type OwnershipSort } from './ownership.read.js';
import { type Acquisition, ACQUISITIONS, OWNER_KINDS, type OwnerKind } from './provenance.entity.js';

export class CreateOwnershipChapter {
  @IdField({ required: m.vehicleRequired })
  vehicle_id: number;

  @ChoiceField(OWNER_KINDS, { required: m.ownerRequired, description: 'Me: the person whose journal it is' })
  owned_by: OwnerKind;

  @TextField({ max: 200, description: 'Of one who is named' })
  owner_name?: string | null;

  @DateField({ description: 'None where nobody knows; one of both days is needed' })
  from_date?: string | null;

  @EdtfField('from_date')
  from_date_edtf?: string | null;

  @DateField({ description: 'None while it lasts, or where nobody knows' })
  to_date?: string | null;

  @EdtfField('to_date')
  to_date_edtf?: string | null;

  @TextField({ max: 200 })
  location?: string | null;

  @IntField({
    description:
      "What the instrument showed on the first day, in the vehicle's unit: a reading of its odometer where that day is exact",
  })
  mileage?: number | null;

  @ChoiceField(ACQUISITIONS)
  acquired?: Acquisition | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  price?: number | null;

  @CurrencyField()
  currency?: string | null;

  @TextField({ max: 10_000 })
  notes?: string | null;
}

/** The vehicle of a chapter cannot be changed. */
export class UpdateOwnershipChapter extends PatchOf(OmitType(CreateOwnershipChapter, ['vehicle_id'])) {}

export class OwnershipListQuery extends ListQuery {
  @IdField()
  vehicle_id?: number;

  @ChoiceField(OWNER_KINDS, { description: 'me: what the person has had themselves, of all vehicles' })
  owned_by?: OwnerKind;

  @ChoiceField(OWNERSHIP_SORTS)
  override sort?: OwnershipSort;
}

export class OwnershipChapterView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string', { enum: OWNER_KINDS }) owned_by: OwnerKind;
  @Shape('string', { nullable: true, description: 'Of one who is named' }) owner_name: string | null;
  @Shape('date', { nullable: true, description: 'The day of the purchase, or of what else it began with' })
  from_date: string | null;
  @Shape('string', { nullable: true, description: 'EDTF, where that is not exact' }) from_date_edtf: string | null;
  @Shape('date', { nullable: true }) to_date: string | null;
  @Shape('string', { nullable: true, description: 'EDTF, where that is not exact' }) to_date_edtf: string | null;
  @Shape('string', { nullable: true }) location: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of the vehicle' }) odometer_unit: OdometerUnit;
  @Shape('string', { enum: ACQUISITIONS, nullable: true }) acquired: Acquisition | null;
  @Shape('money', { nullable: true }) price: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
  @Shape('integer', { description: 'For If-Match' }) version: number;
}
