import { Shape } from '@carnet/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import { EVENT_STATUSES, EVENT_TYPES } from './service-event.entity.js';

export class EventPartView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) manufacturer: string | null;
  @Shape('string', { nullable: true }) part_number: string | null;
  @Shape('integer') quantity: number;
  @Shape('string', { enum: ['Planned', 'In Storage', 'Installed'] }) status: string;
}

export class EventPhotoView {
  @Shape('integer') id: number;
  @Shape('string') file_path: string;
  @Shape('string', { nullable: true }) caption: string | null;
}

export class EventReportView {
  @Shape('string', { nullable: true }) content: string | null;
}

export class EventTemplateView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
}

/** A service event as lists show it. */
export class ServiceEventRow {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string') make: string;
  @Shape('string') model: string;
  @Shape('integer') year: number;
  @Shape('string', { nullable: true }) nickname: string | null;
  @Shape('string') name: string;
  @Shape('string', { enum: EVENT_TYPES }) type: string;
  @Shape('string', { enum: EVENT_STATUSES }) status: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('integer', { nullable: true }) mileage_at_service: number | null;
  @Shape('money', { nullable: true }) cost: number | null;
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { nullable: true }) template_id: number | null;
  @Shape('integer', { nullable: true }) service_schedule_id: number | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** A service event, whole. */
export class ServiceEventView extends ServiceEventRow {
  @ApiProperty({ type: EventTemplateView, nullable: true }) template: EventTemplateView | null;
  @ApiProperty({ type: [EventPartView] }) parts: EventPartView[];
  @ApiProperty({ type: [EventPhotoView] }) photos: EventPhotoView[];
  @ApiProperty({ type: EventReportView }) report: EventReportView;
  @Shape('string', { nullable: true }) report_content: string | null;
}
