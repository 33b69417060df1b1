import { ChoiceField, IntField, ListQuery, MoneyField, PatchOf, RichTextField, TextField } from '@carnet/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { EVENT_TYPES, type EventType } from '../service-events/service-event.entity.js';
import { RecommendedPartsField } from './recommended-parts.field.js';
import { RECURRENCE_TYPES, type RecurrenceType, TEMPLATE_STATUSES, type TemplateStatus } from './template.entity.js';

const REQUIRED = 'Name, type, and recurrence type are required';

export class CreateTemplate {
  @TextField({ required: REQUIRED, max: 200 })
  name: string;

  @TextField({ max: 200, description: 'Where the maintenance information came from' })
  source?: string | null;

  @RichTextField({ max: 20_000 })
  description?: string | null;

  @ChoiceField(EVENT_TYPES, { required: REQUIRED })
  type: EventType;

  @ChoiceField(RECURRENCE_TYPES, { required: REQUIRED })
  recurrence_type: RecurrenceType;

  @IntField({ description: 'Days. Periodic needs this or the mileage interval' })
  recurrence_time_interval?: number | null;

  @IntField({ description: 'Miles. Periodic needs this or the time interval' })
  recurrence_mileage_interval?: number | null;

  @IntField({ description: 'Miles on the odometer. Total_Mileage needs it' })
  recurrence_total_mileage?: number | null;

  @IntField({ description: 'Months of the age of the vehicle, where that comes first' })
  recurrence_total_age?: number | null;

  @ChoiceField(TEMPLATE_STATUSES, { description: 'Open where nothing is said' })
  status?: TemplateStatus | null;

  @MoneyField({ description: 'Dollars' })
  estimated_cost?: number | null;

  @RecommendedPartsField()
  recommended_parts?: string[] | null;

  @TextField({ max: 20_000, description: 'Plain text' })
  notes?: string | null;
}

export class UpdateTemplate extends PatchOf(CreateTemplate) {}

export class ChangeTemplateStatus {
  @ChoiceField(TEMPLATE_STATUSES, { required: 'Status is required' })
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
