import { Shape } from '@carnet/svc-kit';
import { EVENT_TYPES } from '../service-events/service-event.entity.js';
import { RECURRENCE_TYPES, TEMPLATE_STATUSES } from './template.entity.js';

/** A template by its name, for pickers. */
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
  @Shape('integer', { nullable: true, description: 'Miles' }) recurrence_mileage_interval: number | null;
  @Shape('integer', { nullable: true, description: 'Miles' }) recurrence_total_mileage: number | null;
  @Shape('integer', { nullable: true, description: 'Months' }) recurrence_total_age: number | null;
  @Shape('string', { enum: TEMPLATE_STATUSES }) status: string;
  @Shape('money', { nullable: true }) estimated_cost: number | null;
  @Shape('string', { isArray: true }) recommended_parts: string[];
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
