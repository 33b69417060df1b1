import { Shape } from '@carnet/svc-kit';
import { ApiProperty } from '@nestjs/swagger';
import {
  MODIFICATION_CATEGORIES,
  MODIFICATION_STATUSES,
  type ModificationCategory,
  type ModificationStatus,
} from './modification.entity.js';

/** A modification as lists show it. */
export class ModificationRow {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) description: string | null;
  @Shape('string', { enum: MODIFICATION_CATEGORIES }) category: ModificationCategory;
  @Shape('string', { enum: MODIFICATION_STATUSES }) status: ModificationStatus;
  @Shape('date', { nullable: true }) start_date: string | null;
  @Shape('date', { nullable: true }) completion_date: string | null;
  @Shape('money', { nullable: true }) cost: number | null;
  @Shape('integer', { nullable: true }) service_event_id: number | null;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

/** A part that went into a modification. */
export class ModificationPartView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) part_number: string | null;
  @Shape('string', { nullable: true }) manufacturer: string | null;
  @Shape('string') type: string;
  @Shape('string') status: string;
}

/** The service event that a modification was done in. */
export class ModificationServiceEventView {
  @Shape('integer') id: number;
  @Shape('string') name: string;
  @Shape('string') type: string;
  @Shape('date', { nullable: true }) date_performed: string | null;
  @Shape('string') status: string;
}

export class ModificationView extends ModificationRow {
  @Shape('string', { nullable: true }) notes: string | null;
  @Shape('integer', { isArray: true }) part_ids: number[];
  @ApiProperty({ type: [ModificationPartView] }) parts: ModificationPartView[];
  @ApiProperty({ type: ModificationServiceEventView, nullable: true })
  service_event: ModificationServiceEventView | null;
}
