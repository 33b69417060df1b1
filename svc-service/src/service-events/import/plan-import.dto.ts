import { DateField, IdField, IntField } from '@carnet/fields';
import { UndoneImportView } from '@carnet/imports';
import { ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import * as m from '../../messages/import.js';
import { CreateTemplate } from '../../service-event-templates/template.dto.js';

/** A hundred years, and a distance in miles that still fits the column after conversion to kilometres. */
const MAX_DAYS = 36_525;
const MAX_DISTANCE = 1_000_000_000;

/** A plan from another product: recurring, or for a single time. */
export class CreatePlan extends OmitType(CreateTemplate, [
  ...(['description', 'recurrence_type', 'recurrence_total_mileage', 'recurrence_total_age'] as const),
  ...(['recurrence_time_interval', 'recurrence_mileage_interval', 'status', 'recommended_parts'] as const),
]) {
  @IdField({ required: m.planNeeds })
  vehicle_id: number;

  @IntField({ max: MAX_DAYS, description: 'Days. Without an interval it is planned once' })
  recurrence_time_interval?: number | null;

  @IntField({ max: MAX_DISTANCE, description: 'In distance_unit. Without an interval it is planned once' })
  recurrence_mileage_interval?: number | null;

  @DateField({
    description: 'When it is due next. Beside a time interval alone, or as the day of what is planned once',
  })
  due_on?: string | null;

  @IntField({
    max: MAX_DISTANCE,
    description:
      'What the odometer shows when it is due next, in distance_unit. Beside a mileage interval alone, or of what is planned once',
  })
  due_mileage?: number | null;
}

/** The answer to an undo of an import, with the plans that stay. */
export class UndoneHistoryView extends UndoneImportView {
  @ApiPropertyOptional({
    type: [String],
    description:
      'What stays of plans, by name: templates and schedules that were changed or used since; not there where nothing does',
  })
  stayed?: string[];
}
