import {
  BooleanField,
  ChoiceField,
  ChoiceListField,
  IdField,
  IdListField,
  IntField,
  ListField,
  ODOMETER_UNITS,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/reminder.js';
import { FREQUENCIES, REMINDER_KINDS, type Frequency, type ReminderKind } from './reminder-settings.rules.js';

const MOST_EXCEPTIONS = 2_000;
const MOST_GARAGES = 1_000;
const POINT = 40;
/** Longer than any token that was sent. */
const TOKEN = 200;

export class ReminderException {
  @IdField({ required: m.noVehicle }) vehicle_id: number;
  @ChoiceField(REMINDER_KINDS, { required: m.whichKind }) kind: ReminderKind;
  @BooleanField({
    required: m.onOrOff,
    description: 'Whether it is told of this vehicle, whatever is told of the others',
  })
  on: boolean;
}

class WholeSettings {
  @ChoiceField(FREQUENCIES, { description: 'As soon as there is something, in one message a day or a week, or never' })
  frequency?: Frequency | null;
  @IntField({ max: 23, description: "Of the person's day: when a digest comes" }) hour?: number | null;
  @IntField({ min: 1, max: 7, description: '1 Monday to 7 Sunday: when a weekly digest comes' }) weekday?:
    | number
    | null;
  @BooleanField({ description: 'Whether they come by mail, too' }) by_mail?: boolean | null;
  @ChoiceListField(REMINDER_KINDS, { description: 'What is told of: all of it where nothing was chosen' })
  kinds?: ReminderKind[] | null;
  @IntField({ min: 1, max: 365 }) ahead_days?: number | null;
  @IntField({ min: 1, max: 100_000, description: "In the person's unit" }) ahead_distance?: number | null;
  @IntField({ min: 1, max: 365 }) document_days?: number | null;
  @IntField({ min: 7, max: 730 }) reading_days?: number | null;
  @ListField(() => ReminderException, { max: MOST_EXCEPTIONS, description: 'Takes the place of all of before' })
  exceptions?: ReminderException[] | null;
  @IdListField({
    max: MOST_GARAGES,
    description:
      'Owners of garages that are shared with the person, whose due points are told too; in the place of all of before',
  })
  garages?: number[] | null;
}

/** An omitted field stays unchanged; null resets it to the default. */
export class UpdateReminderSettings extends PatchOf(WholeSettings) {}

export class ReminderVehicleView {
  @Shape('integer') id: number;
  @Shape('string', { description: 'Nickname, or year, make and model' }) name: string;
}

export class ReminderGarageView {
  @Shape('integer') owner_id: number;
  @Shape('string', { description: "The owner's name" }) name: string;
  @ApiProperty({
    ...{ type: 'array', items: { type: 'string' }, nullable: true },
    description: 'Names of the vehicles that are shared; null where it is the whole garage',
  })
  vehicles: string[] | null;
  @Shape('boolean', { description: 'Whether what comes due there is told' }) on: boolean;
}

export class ReminderSettingsView {
  @Shape('string', { enum: FREQUENCIES }) frequency: Frequency;
  @Shape('integer') hour: number;
  @Shape('integer') weekday: number;
  @Shape('boolean', { description: 'Whether they come by mail, too' }) by_mail: boolean;
  @Shape('string', { enum: REMINDER_KINDS, isArray: true }) kinds: readonly ReminderKind[];
  @Shape('integer') ahead_days: number;
  @Shape('integer') ahead_distance: number;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of that distance' }) distance_unit: string;
  @Shape('integer') document_days: number;
  @Shape('integer') reading_days: number;
  @ApiProperty({ type: [ReminderException] }) exceptions: ReminderException[];
  @ApiProperty({ type: [ReminderVehicleView] }) vehicles: ReminderVehicleView[];
  @ApiProperty({ type: [ReminderGarageView], description: 'Garages that are shared with the person' })
  garages: ReminderGarageView[];
  @Shape('string', { description: 'Where they go' }) email: string;
  @Shape('boolean', { description: 'Nothing is sent to an address that is not' }) email_confirmed: boolean;
  @Shape('string', { description: 'IANA name of the zone of the hour' }) time_zone: string;
  @Shape('date-time', { nullable: true, description: 'When the next digest is due; null where none is' })
  next_at: string | null;
  @Shape('integer') version: number;
}

export class ReminderView {
  @Shape('string', { description: 'What it is about, for snoozing' }) point: string;
  @Shape('string', { enum: REMINDER_KINDS }) kind: ReminderKind;
  @Shape('integer', { nullable: true }) vehicle_id: number | null;
  @Shape('string', { nullable: true, description: 'The name of the owner of a garage that is shared with the person' })
  garage: string | null;
  @Shape('string', { description: 'In the language of the request' }) title: string;
  @Shape('string') detail: string;
  @Shape('string', { description: 'Where in Carnet it is done' }) path: string;
  @Shape('boolean', { description: 'Not told yet' }) is_news: boolean;
  @Shape('date', { nullable: true }) snoozed_until: string | null;
}

export class SnoozeReminder {
  @TextField({ required: m.whichReminder, max: POINT }) point: string;
  @IntField({ required: m.howLong, min: 1, max: 365, description: 'From today' }) days: number;
}

export class SnoozedView {
  @Shape('date') until: string;
}

export class ReminderLink {
  @TextField({ required: m.linkEnded, max: TOKEN, description: 'What follows `#token=` in the link of the letter' })
  token: string;
}

export class SnoozeByLink extends ReminderLink {
  @TextField({ required: m.whichReminder, max: POINT }) point: string;
  @IntField({ required: m.howLong, min: 1, max: 365, description: 'From today' }) days: number;
}

export class UnsubscribeLink {
  @TextField({ required: m.linkEnded, max: TOKEN, description: 'What follows `#unsubscribe=` in its page' })
  token: string;
}
