import {
  BooleanField,
  ChoiceField,
  EDTF_SHAPE,
  IdField,
  ODOMETER_UNITS,
  type OdometerUnit,
  Shape,
} from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';
import { RECURRENCE_TYPES } from '../service-event-templates/template.entity.js';
import { EVENT_TYPES } from '../service-events/service-event.entity.js';
import { DUE_STATUSES, type DuePoint, type DueStatus } from './due.rules.js';

export class DueQuery extends PageQuery {
  @IdField()
  vehicle_id?: number | null;

  @ChoiceField(DUE_STATUSES)
  status?: DueStatus | null;

  @BooleanField({ description: 'Only what is overdue or due' })
  needs_attention?: boolean | null;
}

/** The last completed event of a template on a vehicle. */
export class LastDoneView {
  @Shape('integer') id: number;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string', EDTF_SHAPE) date_performed_edtf: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage_at_service: number | null;
  @Shape('integer', {
    nullable: true,
    description:
      'Of that, what counts: corrected, or none, where the ledger of the odometer says that it is a typing error',
  })
  counted_mileage: number | null;
}

/** The day on which a mileage is expected, from the driving of the last two years. */
export class MileageExpectedView {
  @Shape('date') day: string;
  @Shape('date', { description: 'By the fastest driving of those years' }) earliest: string;
  @Shape('date', { nullable: true, description: 'By the slowest; none where it stood still' }) latest: string | null;
}

/** The planned event for this template that is not completed yet; the earliest of several. */
export class PlannedEventView {
  @Shape('integer') id: number;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string', EDTF_SHAPE) date_performed_edtf: string | null;
}

/** The next due point of a template on an active schedule, for the schedule's vehicle. */
export class DueView {
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) current_mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of all mileages here' }) odometer_unit: OdometerUnit;
  @Shape('integer') service_schedule_id: number;
  @Shape('string') schedule_name: string;
  @Shape('integer') template_id: number;
  @Shape('string', { description: 'What the template is called' }) name: string;
  @Shape('string', { enum: EVENT_TYPES }) type: string;
  @Shape('string', { enum: RECURRENCE_TYPES }) recurrence_type: string;
  @Shape('money', { nullable: true }) estimated_cost: number | null;
  @Shape('string', { nullable: true, description: 'Of the estimated cost; ISO 4217' }) currency: string | null;
  @Shape('string', {
    enum: DUE_STATUSES,
    description:
      'Overdue: passed. Due: 30 days, or 500 miles, 800 km or 10 hours away at most, or in the last tenth of its interval, as the odometer was read or is expected to show today',
  })
  status: DuePoint['status'];
  @ApiProperty({
    type: 'string',
    enum: ['mileage', 'date', null],
    nullable: true,
    description: 'Which comes first; null where neither is known yet',
  })
  due_by: DuePoint['due_by'];
  @Shape('integer', { nullable: true, description: 'What the odometer shows then, in odometer_unit' }) due_mileage:
    | number
    | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit; negative where it has passed' })
  miles_left: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the template's own distances" })
  distance_unit: OdometerUnit;
  @Shape('boolean', {
    description:
      'One of distance_unit and odometer_unit is hours and the other is not: there is no due point by mileage',
  })
  counts_otherwise: boolean;
  @Shape('date', { nullable: true }) due_date: string | null;
  @Shape('integer', { nullable: true, description: 'Negative where it has passed' }) days_left: number | null;
  @ApiProperty({
    type: MileageExpectedView,
    nullable: true,
    description: 'When a due_mileage that lies ahead is expected; null where too little is known of the odometer',
  })
  mileage_expected: MileageExpectedView | null;
  @Shape('date', { nullable: true, description: 'Expected by date, or by the mileage that the vehicle gathers' })
  estimated_date: string | null;
  @ApiProperty({ type: LastDoneView, nullable: true }) last_event: LastDoneView | null;
  @ApiProperty({
    type: PlannedEventView,
    nullable: true,
    description: 'The service event by which it is planned already; to complete that one completes it',
  })
  planned_event: PlannedEventView | null;
}
