import { BooleanField, IdField, IdListField, ListQuery, PatchOf, TextField } from '@carnet/svc-kit';
import { ApiPropertyOptional } from '@nestjs/swagger';

const REQUIRED = 'Vehicle and name are required';

export class CreateSchedule {
  @IdField({ required: REQUIRED })
  vehicle_id: number;

  @TextField({ required: REQUIRED, max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @BooleanField({ description: 'A new schedule is active where nothing is said' })
  is_active?: boolean | null;

  @IdListField({ max: 200, description: 'The templates that it begins with, in their order' })
  template_ids?: number[] | null;
}

class ScheduleEdit {
  @TextField({ required: 'Name is required', max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @BooleanField()
  is_active?: boolean | null;
}

/** The vehicle stays, and templates have routes of their own. */
export class UpdateSchedule extends PatchOf(ScheduleEdit) {}

export class VehicleSchedulesQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'name, newest or vehicle' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({
    description: "Words to look for in name, description and the vehicle's names, whatever their case",
  })
  override search?: string;
}

export class ActiveSchedulesQuery extends VehicleSchedulesQuery {
  @IdField()
  vehicle_id?: number | null;
}

export class ScheduleListQuery extends ActiveSchedulesQuery {
  @BooleanField()
  is_active?: boolean | null;
}

export class ScheduledTemplatesQuery extends ListQuery {
  @TextField({ max: 40 })
  @ApiPropertyOptional({ description: 'association (the order in which they were added) or name' })
  override sort?: string;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in name and description, whatever their case' })
  override search?: string;
}
