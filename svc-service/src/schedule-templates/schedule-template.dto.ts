import { IdListField, ListQuery, PatchOf, TextField } from '@carnet/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';

export class CreateScheduleTemplate {
  @TextField({ required: 'Name is required', max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @IdListField({ max: 200, description: 'The service event templates of the set, in their order' })
  template_ids?: number[] | null;
}

/** A list of templates is taken whole. */
export class UpdateScheduleTemplate extends PatchOf(CreateScheduleTemplate) {}

export class ScheduleTemplateListQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'name or newest' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}
