import { BooleanField, DateField, ListField, Shape, TextField } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/day.js';
import type { Check } from './checks.entity.js';

export class ChecksQuery {
  @DateField({ required: m.dayRequired })
  on: string;
}

export class CheckInput implements Check {
  @TextField({ required: m.checkRequired, max: 200, description: 'Something to see to: `Wheel nuts, 110 Nm`' })
  text: string;

  @BooleanField({ required: m.checkRequired })
  done: boolean;
}

export class SetChecks {
  @DateField({ required: m.dayRequired })
  day: string;

  @ListField(() => CheckInput, { max: 100, required: m.checksRequired })
  items: CheckInput[];
}

export class CheckView implements Check {
  @Shape('string') text: string;
  @Shape('boolean') done: boolean;
}

/** A checklist before a day, with its ticked items. */
export class ChecksView {
  @Shape('integer') vehicle_id: number;
  @Shape('date') day: string;
  @ApiProperty({ type: [CheckView] }) items: CheckView[];
  @Shape('date', {
    nullable: true,
    description: 'The earlier day whose list it is, unticked; null where the day has its own, or there is none',
  })
  taken_from: string | null;
  @Shape('integer', { description: 'As the ETag says it; 0 where the day has no list of its own yet' }) version: number;
}

/** A checklist in an export. */
export class ExportedChecksView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('date') day: string;
  @ApiProperty({ type: [CheckView] }) items: CheckView[];
  @Shape('integer') version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
