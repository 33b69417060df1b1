import { Shape } from '@carnet/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { ServiceEventTemplateView } from '../service-event-templates/template.view.js';

/** A named set of service event templates that belongs to no vehicle. */
export class ScheduleTemplateView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('integer', { isArray: true }) template_ids: number[];
  @Shape('integer') template_count: number;
  @ApiProperty({ type: [ServiceEventTemplateView] }) templates: ServiceEventTemplateView[];
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
