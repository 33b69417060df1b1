import { BooleanField, ChoiceField, IdField, PageQuery, Shape } from '@carnet/svc-kit';
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
  @Shape('integer', { nullable: true, description: 'Miles' }) mileage_at_service: number | null;
}

/** The event, not completed yet, by which it is planned; the earliest where there are several. */
export class PlannedEventView {
  @Shape('integer') id: number;
  @Shape('date', { nullable: true }) date_performed: string | null;
}

/** When a template of an active schedule comes due next on the schedule's vehicle. */
export class DueView {
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'Miles' }) current_mileage: number | null;
  @Shape('integer') service_schedule_id: number;
  @Shape('string') schedule_name: string;
  @Shape('integer') template_id: number;
  @Shape('string', { description: 'What the template is called' }) name: string;
  @Shape('string', { enum: EVENT_TYPES }) type: string;
  @Shape('string', { enum: RECURRENCE_TYPES }) recurrence_type: string;
  @Shape('money', { nullable: true }) estimated_cost: number | null;
  @Shape('string', {
    enum: DUE_STATUSES,
    description: 'Overdue: passed. Due: 30 days or 500 miles away at most, or in the last tenth of its interval',
  })
  status: DuePoint['status'];
  @ApiProperty({
    type: 'string',
    enum: ['mileage', 'date', null],
    nullable: true,
    description: 'Which comes first; null where neither is known yet',
  })
  due_by: DuePoint['due_by'];
  @Shape('integer', { nullable: true, description: 'Miles on the odometer' }) due_mileage: number | null;
  @Shape('integer', { nullable: true, description: 'Negative where it has passed' }) miles_left: number | null;
  @Shape('date', { nullable: true }) due_date: string | null;
  @Shape('integer', { nullable: true, description: 'Negative where it has passed' }) days_left: number | null;
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
