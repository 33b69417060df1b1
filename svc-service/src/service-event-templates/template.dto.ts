import {
  ChoiceField,
  CurrencyField,
  IntField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  RichTextField,
  saying,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsString, MaxLength, ValidateBy, ValidateIf } from 'class-validator';
import * as imports from '../messages/import.js';
import * as m from '../messages/template.js';
import { EVENT_TYPES, type EventType } from '../service-events/service-event.entity.js';
import { RECURRENCE_TYPES, type RecurrenceType, TEMPLATE_STATUSES, type TemplateStatus } from './template.entity.js';

const MAX_PARTS = 200;
const MAX_LENGTH = 300;

/** Names of parts: a list, or its JSON text (spec 001 §3). */
const RecommendedPartsField = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === undefined || value === null ? value : namesOf(value))),
    ValidateIf((_, value) => value !== undefined && value !== null),
    ArrayMaxSize(MAX_PARTS, saying(m.partsTooMany({ most: MAX_PARTS }))),
    IsString({ each: true, ...saying(m.partsNoText) }),
    MaxLength(MAX_LENGTH, { each: true, ...saying(m.partTooLong({ most: MAX_LENGTH })) }),
    ValidateBy({ name: 'areStorable', validator: { validate: areStorable } }, saying(m.partsBroken)),
    ApiProperty({
      type: 'array',
      items: { type: 'string', maxLength: MAX_LENGTH },
      maxItems: MAX_PARTS,
      nullable: true,
      required: false,
      description: 'A list, or the JSON text of one; what is no list counts as none, and blank entries are dropped',
    }),
  );

/** The non-blank entries; empty without a list. */
function namesOf(value: unknown): unknown[] {
  const list = typeof value === 'string' ? parsed(value) : value;
  if (!Array.isArray(list)) return [];
  return list.map((name: unknown) => (typeof name === 'string' ? name.trim() : name)).filter((name) => !isBlank(name));
}

const isBlank = (name: unknown): boolean => name === null || name === undefined || name === '';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** PostgreSQL's JSON can store neither NUL nor lone surrogates. */
const areStorable = (names: unknown): boolean =>
  Array.isArray(names) &&
  names.every((name) => typeof name !== 'string' || (name.isWellFormed() && !name.includes('\0')));

export class CreateTemplate {
  @TextField({ required: m.required, max: 200 })
  name: string;

  @TextField({ max: 200, description: 'Where the maintenance information came from' })
  source?: string | null;

  @RichTextField({ max: 20_000 })
  description?: string | null;

  @ChoiceField(EVENT_TYPES, { required: m.required })
  type: EventType;

  @ChoiceField(RECURRENCE_TYPES, { required: m.required })
  recurrence_type: RecurrenceType;

  @IntField({ description: 'Days. Periodic needs this or the mileage interval' })
  recurrence_time_interval?: number | null;

  @IntField({ description: 'In distance_unit. Periodic needs this or the time interval' })
  recurrence_mileage_interval?: number | null;

  @IntField({ description: 'What the odometer shows, in distance_unit. Total_Mileage needs it' })
  recurrence_total_mileage?: number | null;

  @IntField({ description: 'Months of the age of the vehicle, where that comes first' })
  recurrence_total_age?: number | null;

  @ChoiceField(ODOMETER_UNITS, {
    description:
      'Of its distances; mi while it is null. Due points are in the unit of the vehicle: 1.609344 km in a mile, rounded once',
  })
  distance_unit?: OdometerUnit | null;

  @ChoiceField(TEMPLATE_STATUSES, { description: 'Open where nothing is said' })
  status?: TemplateStatus | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has' })
  estimated_cost?: number | null;

  @CurrencyField({ description: "Of the estimated cost; ISO 4217, the person's own where it names none" })
  currency?: string | null;

  @RecommendedPartsField()
  recommended_parts?: string[] | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  notes?: string | null;
}

export class UpdateTemplate extends PatchOf(CreateTemplate) {}

/** A template in a file: validated like a form, with the messages for files (spec 001 §5). Notes stay unchanged, as they were exported. */
export class ImportedTemplate extends OmitType(CreateTemplate, ['name', 'type', 'recurrence_type', 'description']) {
  @TextField({ required: m.missingInFile, max: 200 })
  name: string;

  @ChoiceField(EVENT_TYPES, { required: m.missingInFile })
  type: EventType;

  @ChoiceField(RECURRENCE_TYPES, { required: m.missingInFile })
  recurrence_type: RecurrenceType;

  @RichTextField({ max: 20_000, message: imports.badDescription })
  description?: string | null;
}

export class ChangeTemplateStatus {
  @ChoiceField(TEMPLATE_STATUSES, { required: m.statusRequired })
  status: TemplateStatus;
}

export class TemplateListQuery extends ListQuery {
  @ChoiceField(EVENT_TYPES)
  type?: EventType | null;

  @ChoiceField(TEMPLATE_STATUSES)
  status?: TemplateStatus | null;

  @TextField({ max: 200 })
  source?: string | null;

  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'name, newest, updated, type, status, source or cost' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}

/** The id and name of a template, for pickers. */
export class TemplateName {
  @Shape('integer') id: number;
  @Shape('string') name: string;
}

export class ServiceEventTemplateView extends TemplateName {
  @Shape('string', { nullable: true }) source: string | null;
  @Shape('string', { nullable: true, description: 'Rich text (HTML), sanitised' }) description: string | null;
  @Shape('string', { enum: EVENT_TYPES }) type: string;
  @Shape('string', { enum: RECURRENCE_TYPES }) recurrence_type: string;
  @Shape('integer', { nullable: true, description: 'Days' }) recurrence_time_interval: number | null;
  @Shape('integer', { nullable: true, description: 'In distance_unit' }) recurrence_mileage_interval: number | null;
  @Shape('integer', { nullable: true, description: 'In distance_unit' }) recurrence_total_mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of its distances' }) distance_unit: OdometerUnit;
  @Shape('integer', { nullable: true, description: 'Months' }) recurrence_total_age: number | null;
  @Shape('string', { enum: TEMPLATE_STATUSES }) status: string;
  @Shape('money', { nullable: true }) estimated_cost: number | null;
  @Shape('string', { nullable: true, description: 'Of the estimated cost; ISO 4217' }) currency: string | null;
  @Shape('string', { isArray: true }) recommended_parts: string[];
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
