import { IdListField, PatchOf, Shape, TextField } from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/schedule-template.js';
import { ServiceEventTemplateView } from '../service-event-templates/template.dto.js';

export class CreateScheduleTemplate {
  @TextField({ required: m.nameRequired, max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @IdListField({ max: 200, description: 'The service event templates of the set, in their order' })
  template_ids?: number[] | null;
}

/** A given list of templates replaces the whole stored list. */
export class UpdateScheduleTemplate extends PatchOf(CreateScheduleTemplate) {}

export class ScheduleTemplateListQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'name or newest' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}

/** A named set of service event templates, independent of vehicles. */
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
