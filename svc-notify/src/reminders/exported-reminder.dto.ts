import { Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { FREQUENCIES, REMINDER_KINDS, type Frequency, type ReminderKind } from './reminder-settings.rules.js';
import { ReminderException } from './reminder.dto.js';

/** A person's settings in the format of the API's update; null for the default. */
export class ExportedReminderSettingsView {
  @Shape('string', { enum: FREQUENCIES, nullable: true }) frequency: Frequency | null;
  @Shape('integer', { nullable: true, description: "Of the person's day" }) hour: number | null;
  @Shape('integer', { nullable: true, description: '1 Monday to 7 Sunday' }) weekday: number | null;
  @Shape('boolean', { nullable: true, description: 'Whether they come by mail, too' }) by_mail: boolean | null;
  @ApiProperty({ type: 'array', items: { type: 'string', enum: [...REMINDER_KINDS] }, nullable: true })
  kinds: ReminderKind[] | null;
  @Shape('integer', { nullable: true }) ahead_days: number | null;
  @Shape('integer', { nullable: true, description: "In the person's unit" }) ahead_distance: number | null;
  @Shape('integer', { nullable: true }) document_days: number | null;
  @Shape('integer', { nullable: true }) reading_days: number | null;
  @ApiProperty({ type: [ReminderException], description: 'What holds for one vehicle, whatever holds for the others' })
  exceptions: ReminderException[];
  @Shape('integer', { isArray: true, description: 'Owners of shared garages whose due points are told too' })
  garages: number[];
  @Shape('date-time', { nullable: true, description: 'When something was last told' }) last_told_at: string | null;
  @Shape('integer') version: number;
}

const POINT = 'What it is about: `due-`, `document-` or `odometer-`, and an id';

export class ReminderSnoozeView {
  @Shape('string', { description: POINT }) point: string;
  @Shape('date', { description: 'Nothing is told of it before' }) until: string;
}

export class ToldReminderView {
  @Shape('string', { description: POINT }) point: string;
  @Shape('string', { description: 'What was told of it, which is told once: `ahead`, or `expired` with a day' })
  what: string;
  @Shape('date-time') told_at: string;
}
