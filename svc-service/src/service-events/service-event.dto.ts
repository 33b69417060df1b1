import {
  BooleanField,
  ChoiceField,
  CurrencyField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  IntField,
  ListField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  RichTextField,
  saying,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery, type ListView, ViewField } from '@carnet/pg';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { ImportedTextField } from '../imports/import.dto.js';
import * as imports from '../messages/import.js';
import * as m from '../messages/service-event.js';
import { EVENT_STATUSES, EVENT_TYPES, type EventStatus, type EventType } from './service-event.entity.js';

const WRONG_TYPE = m.wrongType({ choices: EVENT_TYPES.join(', ') });

const MAX_QUANTITY = 10_000;
const MAX_PARTS = 200;

/** A part that an event uses. */
export class UsedPartInput {
  @IdField({ required: m.partIdRequired })
  id: number;

  @IntField({ min: 1, max: MAX_QUANTITY, description: 'How many of it were used; 1 where nothing is said' })
  quantity?: number | null;
}

/** The parts of an event, without duplicates (spec §3). */
const PartsField = (): PropertyDecorator =>
  applyDecorators(
    ListField(() => UsedPartInput, { max: MAX_PARTS, description: 'Parts of the same vehicle, each at most once' }),
    ValidateBy({ name: 'eachOnce', validator: { validate: hasEachOnce } }, saying(m.partOnce)),
  );

/** True also for a value that is not a list, which another rule refuses. */
function hasEachOnce(parts: unknown): boolean {
  if (!Array.isArray(parts)) return true;
  const ids = parts.map((part: UsedPartInput | null) => part?.id).filter((id) => id !== undefined && id !== null);
  return new Set(ids).size === ids.length;
}

/** Photos are linked in svc-records. A list with entries is refused, so that it is not ignored silently. */
class NoPhoto {}

export class CreateServiceEvent {
  @IdField({ required: m.required })
  vehicle_id: number;

  @TextField({ required: m.required, max: 200 })
  name: string;

  @ChoiceField(EVENT_TYPES, { required: m.required, message: WRONG_TYPE })
  type: EventType;

  @ChoiceField(EVENT_STATUSES, { description: 'Completed where nothing is said' })
  status?: EventStatus | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  description?: string | null;

  @DateField({ edtf: 'date_performed_edtf' })
  date_performed?: string | null;

  @EdtfField('date_performed')
  date_performed_edtf?: string | null;

  @IntField({ min: 0, description: 'What the odometer showed, in its own unit' })
  mileage_at_service?: number | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  cost?: number | null;

  @CurrencyField()
  currency?: string | null;

  @MoneyField({
    currency: 'converted_currency',
    description: "What the cost was in another currency, by the person's own rate",
  })
  converted_cost?: number | null;

  @CurrencyField({ description: "Of `converted_cost`; ISO 4217, the person's own where it names none" })
  converted_currency?: string | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  notes?: string | null;

  @IdField()
  template_id?: number | null;

  @IdField()
  service_schedule_id?: number | null;

  @PartsField()
  parts?: UsedPartInput[] | null;

  @ListField(() => NoPhoto, {
    max: 0,
    message: m.noPhotos,
    description: 'Empty: a photo says itself which events it belongs to (`links` of `/api/photos`)',
  })
  photos?: NoPhoto[] | null;

  @RichTextField({ description: 'Rich text (HTML), sanitised' })
  report_content?: string | null;

  @BooleanField({ description: 'It was written down in a hurry and is to be completed; false where nothing is said' })
  to_complete?: boolean | null;
}

/** The vehicle cannot be changed (spec §5): the field is ignored like every read-only field. */
export class UpdateServiceEvent extends PatchOf(OmitType(CreateServiceEvent, ['vehicle_id'])) {}

/** An event in a file: validated like a form, but HTML in its plain text fields is converted to text (spec §5). */
export class ImportedServiceEvent extends OmitType(CreateServiceEvent, ['description', 'notes', 'photos']) {
  @ImportedTextField({ max: 20_000, message: imports.badDescription })
  description?: string | null;

  @ImportedTextField({ max: 20_000 })
  notes?: string | null;
}

export class ChangeStatus {
  @ChoiceField(EVENT_STATUSES, { required: m.statusRequired })
  status: EventStatus;
}

export class AssociateTemplate {
  @IdField({ required: m.templateRequired })
  template_id: number;
}

export class TemplateEventsQuery extends ListQuery {
  @ChoiceField(EVENT_TYPES)
  type?: EventType | null;

  @ChoiceField(EVENT_STATUSES)
  status?: EventStatus | null;

  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'date (newest first, without a date last), name, type or status' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({
    description:
      'Words to look for in name, description, make, model, year and nickname, whatever their case and accents',
  })
  override search?: string;
}

export class VehicleEventsQuery extends TemplateEventsQuery {
  @BooleanField({
    description: 'True: those after today, the day of their owner. False: all others, those without a date too',
  })
  ahead?: boolean | null;

  @ViewField()
  view?: ListView | null;
}

export class ServiceEventListQuery extends VehicleEventsQuery {
  @IdField()
  vehicle_id?: number | null;

  @BooleanField({ description: 'True: only those that are to be completed' })
  to_complete?: boolean | null;
}

export class AvailableEventsQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'date (newest first, without a date last), name, type or status' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}

export class EventPartView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) manufacturer: string | null;
  @Shape('string', { nullable: true }) part_number: string | null;
  @Shape('integer') quantity: number;
  @Shape('string', { enum: ['Planned', 'In Storage', 'Installed'] }) status: string;
}

export class EventPhotoView {
  @Shape('integer') id: number;
  @Shape('string') file_path: string;
  @Shape('string', { nullable: true }) caption: string | null;
}

export class EventReportView {
  @Shape('string', { nullable: true }) content: string | null;
}

export class EventTemplateView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
}

/** A service event in lists. */
export class ServiceEventRow {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('string') name: string;
  @Shape('string', { enum: EVENT_TYPES }) type: string;
  @Shape('string', { enum: EVENT_STATUSES }) status: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string', EDTF_SHAPE) date_performed_edtf: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage_at_service: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('money', { nullable: true }) cost: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) currency: string | null;
  @Shape('money', { nullable: true }) converted_cost: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217' }) converted_currency: string | null;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { nullable: true }) template_id: number | null;
  @Shape('integer', { nullable: true }) service_schedule_id: number | null;
  @Shape('boolean') to_complete: boolean;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** A complete service event. */
export class ServiceEventView extends ServiceEventRow {
  @ApiProperty({ type: EventTemplateView, nullable: true }) template: EventTemplateView | null;
  @ApiProperty({ type: [EventPartView] }) parts: EventPartView[];
  @ApiProperty({ type: [EventPhotoView] }) photos: EventPhotoView[];
  @ApiProperty({ type: EventReportView }) report: EventReportView;
  @Shape('string', { nullable: true }) report_content: string | null;
}
