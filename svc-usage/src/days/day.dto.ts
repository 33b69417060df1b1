import { DateField, IntField, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { COMPONENT_KINDS, type ComponentKind } from '../components/component.entity.js';
import { StandingView, UsedView } from '../life/life.dto.js';
import * as m from '../messages/day.js';

export class DayQuery {
  @DateField({ required: m.dayRequired, description: 'The day on the track' })
  on: string;

  @IntField({
    min: 0,
    max: 366,
    description: 'Days on tracks from now until its evening, with the day itself; 1 where nothing is said',
  })
  track_days?: number | null;
}

export class HabitView {
  @Shape('integer', { description: 'The days of which it is the mean: the last five at most' }) days: number;
  @Shape('number') sessions: number;
  @Shape('number', { description: 'Beside what its hour meter counts' }) hours: number;
  @Shape('number', { description: 'Beside what its odometer counts' }) distance_km: number;
}

export class AheadView {
  @Shape('number') distance_km: number;
  @Shape('number') hours: number;
  @Shape('number') sessions: number;
}

export class TreadThenView {
  @Shape('integer', { description: 'In its set, from 1' }) tyre: number;
  @Shape('string', { description: 'Where it stands now' }) position: string;
  @Shape('date') read_on: string;
  @Shape('number') depth_mm: number;
  @Shape('number', { nullable: true, description: 'On the evening of that day, by the mean of its readings' })
  then_mm: number | null;
  @Shape('number', { nullable: true, description: 'By the fastest wear that its readings allow' })
  least_then_mm: number | null;
}

export class OnDayView {
  @Shape('integer') component_id: number;
  @Shape('string', { enum: COMPONENT_KINDS }) kind: ComponentKind;
  @Shape('string') name: string;
  @Shape('string', { isArray: true }) positions: string[];
  @Shape('integer', { nullable: true, description: 'Whole months of age on that day' }) months: number | null;
  @ApiProperty({ type: [StandingView], description: 'Today' }) now: StandingView[];
  @ApiProperty({
    type: [StandingView],
    description: 'On the evening of that day, with what comes on top; of a day that is over: today',
  })
  then: StandingView[];
  @ApiProperty({ type: [TreadThenView] }) treads: TreadThenView[];
  @ApiProperty({ type: UsedView, description: 'By the sessions of that day' }) took: UsedView;
  @Shape('integer', { isArray: true, description: 'Sessions of that day that count for it' }) session_ids: number[];
  @Shape('integer', { isArray: true, description: 'Sessions of that day of which nobody knows whether they do' })
  unclear_session_ids: number[];
}

/** The sessions of a vehicle on a day. */
export class DrivenDayView {
  @Shape('date') driven_on: string;
  @Shape('integer') sessions: number;
  @Shape('number') seconds: number;
  @Shape('integer', { description: 'Metres that its odometer did not count' }) metres: number;
  @Shape('number', { nullable: true, description: 'Seconds of the fastest lap' }) best: number | null;
}

/** A track day of a vehicle: the items due by then, or the use on that day. */
export class DayView {
  @Shape('integer') vehicle_id: number;
  @Shape('date') day: string;
  @ApiProperty({ type: HabitView, nullable: true, description: 'The last days before it; null where there was none' })
  habit: HabitView | null;
  @ApiProperty({ type: AheadView, description: 'What comes on top until its evening; nothing of a day that is over' })
  ahead: AheadView;
  @ApiProperty({ type: DrivenDayView, nullable: true, description: 'Null where no session of it is known' })
  driven: DrivenDayView | null;
  @ApiProperty({ type: [OnDayView], description: 'What is on the vehicle on that day, or what its sessions count for' })
  components: OnDayView[];
}
