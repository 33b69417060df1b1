import { Shape } from '@carnet/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { ServiceEventTemplateView } from '../service-event-templates/template.view.js';

/** A schedule with its templates, in the order in which they were added, and what its vehicle is called. */
export class ServiceScheduleView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'Miles' }) current_mileage: number | null;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('boolean') is_active: boolean;
  @Shape('integer') template_count: number;
  @ApiProperty({ type: [ServiceEventTemplateView] }) templates: ServiceEventTemplateView[];
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** A vehicle as far as schedules speak of it. */
export class ScheduledVehicleView {
  @Shape('integer') id: number;
  @Shape('string') type: string;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('integer', { nullable: true, description: 'Miles' }) current_mileage: number | null;
  @Shape('date', { nullable: true }) birth_date: string | null;
}

export class VehicleSchedulesView {
  @ApiProperty({ type: ScheduledVehicleView }) vehicle: ScheduledVehicleView;
  @ApiProperty({ type: [ServiceScheduleView] }) schedules: ServiceScheduleView[];
}
