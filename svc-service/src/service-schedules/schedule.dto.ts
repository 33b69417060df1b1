import {
  BooleanField,
  IdField,
  IdListField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/schedule.js';
import { ServiceEventTemplateView } from '../service-event-templates/template.dto.js';

export class CreateSchedule {
  @IdField({ required: m.required })
  vehicle_id: number;

  @TextField({ required: m.required, max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @BooleanField({ description: 'A new schedule is active where nothing is said' })
  is_active?: boolean | null;

  @IdListField({ max: 200, description: 'The templates that it begins with, in their order' })
  template_ids?: number[] | null;
}

class ScheduleEdit {
  @TextField({ required: m.nameRequired, max: 200 })
  name: string;

  @TextField({ max: 20_000 })
  description?: string | null;

  @BooleanField()
  is_active?: boolean | null;
}

/** The vehicle cannot be changed, and templates have their own routes. */
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

/** A schedule with its vehicle's name, and its templates in the order in which they were added. */
export class ServiceScheduleView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) current_mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS }) odometer_unit: OdometerUnit;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('boolean') is_active: boolean;
  @Shape('integer') template_count: number;
  @ApiProperty({ type: [ServiceEventTemplateView] }) templates: ServiceEventTemplateView[];
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** The fields of a vehicle that schedules show. */
export class ScheduledVehicleView {
  @Shape('integer') id: number;
  @Shape('string') type: string;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) current_mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS }) odometer_unit: OdometerUnit;
  @Shape('date', { nullable: true }) birth_date: string | null;
}

export class VehicleSchedulesView {
  @ApiProperty({ type: ScheduledVehicleView }) vehicle: ScheduledVehicleView;
  @ApiProperty({ type: [ServiceScheduleView] }) schedules: ServiceScheduleView[];
}
