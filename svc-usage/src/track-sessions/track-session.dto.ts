import {
  BooleanField,
  ChoiceField,
  DateField,
  DecimalField,
  type FieldOptions,
  IdField,
  IdListField,
  IntField,
  ListField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  saying,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { matches, ValidateBy } from 'class-validator';
import * as m from '../messages/track-session.js';
import {
  type ChannelRange,
  LAP_KINDS,
  type LapKind,
  LAPS_FROM,
  type LapsFrom,
  type SessionLap,
} from './track-session.entity.js';
import { TRACK_SESSION_SORTS, type TrackSessionSort } from './track-session.read.js';

const required = m.required;
const DAYS = 7 * 86_400;
/** Maximum distance in metres; nobody drives further in a session. */
const FAR = 5_000_000;
const VALUE = 1_000_000_000_000;

const written = (name: string, pattern: RegExp, example: string, said: Parameters<typeof saying>[0]) =>
  applyDecorators(
    ApiProperty({ example }),
    ValidateBy({ name, validator: { validate: (value) => !value || matches(value as string, pattern) } }, saying(said)),
  );

/** A time of day, `HH:MM:SS`. */
const ClockField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    TextField({ ...options, max: 8 }),
    written('isClock', /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/, '14:05:30', m.clock),
  );

/** An encoded polyline: each point as the difference from the one before, in printable ASCII. */
const PolylineField = (options: FieldOptions): PropertyDecorator =>
  applyDecorators(
    TextField({ ...options, max: 20_000 }),
    written('isPolyline', /^[?-~]*$/, '_izlhA~rlgdF_{geC~ywl@', m.polyline),
  );

export class SessionLapInput implements SessionLap {
  @IntField({ required: m.lapRequired, max: 9_999 })
  number: number;

  @ChoiceField(LAP_KINDS, { required: m.lapRequired })
  kind: LapKind;

  @DecimalField({ required: m.lapRequired, decimals: 3, max: DAYS })
  seconds: number;

  @IntField({ max: FAR, description: 'Metres' })
  distance: number | null;
}

export class ChannelRangeInput implements ChannelRange {
  @TextField({ required: m.rangeRequired, max: 100 })
  name: string;

  @TextField({ max: 20, description: 'As the file writes it' })
  unit: string;

  @DecimalField({ required: m.rangeRequired, decimals: 10, min: -VALUE, max: VALUE })
  least: number;

  @DecimalField({ required: m.rangeRequired, decimals: 10, min: -VALUE, max: VALUE })
  greatest: number;
}

export class CreateTrackSession {
  @IdField({ required })
  vehicle_id: number;

  @DateField({ required })
  driven_on: string;

  @ClockField({ description: 'When it began, as the clock of the log shows it: `HH:MM:SS`' })
  started_at?: string | null;

  @BooleanField({ description: 'That clock shows UTC; false where nothing is said' })
  utc?: boolean | null;

  @TextField({ max: 100, description: 'The product that wrote the file' })
  product?: string | null;

  @TextField({ max: 255 })
  file_name?: string | null;

  @TextField({ max: 200 })
  track?: string | null;

  @DecimalField({ required, decimals: 3, max: DAYS, description: 'How long it took' })
  seconds: number;

  @IntField({ max: FAR, description: 'Metres, where the log knows them' })
  distance?: number | null;

  @ListField(() => SessionLapInput, { max: 1_000 })
  laps?: SessionLapInput[] | null;

  @ChoiceField(LAPS_FROM, { description: 'From where the laps are known; `none` where nothing is said' })
  laps_from?: LapsFrom | null;

  @DecimalField({ decimals: 3, max: DAYS, description: 'Seconds of the fastest whole lap' })
  best?: number | null;

  @ListField(() => ChannelRangeInput, { max: 200, description: 'Least and greatest values' })
  ranges?: ChannelRangeInput[] | null;

  @PolylineField({ description: 'The way as an encoded polyline of six decimals' })
  line?: string | null;

  @TextField({ max: 5_000, description: 'Plain text' })
  note?: string | null;

  @BooleanField({
    description:
      "The vehicle's odometer counted it as well; false where the vehicle came on a trailer, or has none: its distance then counts for what was on it. Where nothing is said, as of the vehicle's session before; true of the first",
  })
  odometer_ran?: boolean | null;

  @IdListField({
    max: 100,
    description:
      'The components that it counts for, none of them where it is empty; null: those that were on the vehicle on that day',
  })
  component_ids?: number[] | null;
}

export class UpdateTrackSession extends PatchOf(CreateTrackSession) {}

export class TrackSessionListQuery extends ListQuery {
  @IdField()
  vehicle_id?: number | null;

  @DateField({ description: 'Those of this day and later' })
  from?: string | null;

  @DateField({ description: 'Those of this day and earlier' })
  to?: string | null;

  @ChoiceField(TRACK_SESSION_SORTS)
  override sort?: TrackSessionSort;

  @TextField({ max: 200 })
  @ApiPropertyOptional({ description: 'Words to look for in track, note and vehicle, whatever their case and accents' })
  override search?: string;
}

export class SessionLapView implements SessionLap {
  @Shape('integer') number: number;
  @Shape('string', { enum: LAP_KINDS }) kind: LapKind;
  @Shape('number') seconds: number;
  @Shape('integer', { nullable: true, description: 'Metres' }) distance: number | null;
}

export class ChannelRangeView implements ChannelRange {
  @Shape('string') name: string;
  @Shape('string') unit: string;
  @Shape('number') least: number;
  @Shape('number') greatest: number;
}

/** A session in a list. */
export class TrackSessionRowView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('date') driven_on: string;
  @Shape('string', { nullable: true, description: '`HH:MM:SS`' }) started_at: string | null;
  @Shape('boolean') utc: boolean;
  @Shape('string', { nullable: true }) track: string | null;
  @Shape('number') seconds: number;
  @Shape('integer', { nullable: true, description: 'Metres' }) distance: number | null;
  @Shape('integer', { description: 'Whole laps' }) timed_laps: number;
  @Shape('number', { nullable: true, description: 'Seconds' }) best: number | null;
  @Shape('boolean', { description: "The vehicle's odometer counted it as well" }) odometer_ran: boolean;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
}

/** A session with all stored data of its log. */
export class TrackSessionView extends TrackSessionRowView {
  @Shape('string', { nullable: true }) product: string | null;
  @Shape('string', { nullable: true }) file_name: string | null;
  @ApiProperty({ type: [SessionLapView] }) laps: SessionLapView[];
  @Shape('string', { enum: LAPS_FROM }) laps_from: LapsFrom;
  @ApiProperty({ type: [ChannelRangeView] }) ranges: ChannelRangeView[];
  @Shape('string', { nullable: true, description: 'Encoded polyline of six decimals' }) line: string | null;
  @Shape('string', { nullable: true, description: 'Plain text' }) note: string | null;
  @ApiProperty({
    type: 'array',
    items: { type: 'integer' },
    nullable: true,
    description: 'The components that it counts for; null: those that were on the vehicle on that day',
  })
  component_ids: number[] | null;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
