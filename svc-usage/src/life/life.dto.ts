import { ChoiceField, IdField, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { LimitView } from '../components/component.dto.js';
import { COMPONENT_KINDS, type ComponentKind } from '../components/component.entity.js';
import { GROUPS } from '../components/component.read.js';
import { OPEN, type Open } from './covered.rules.js';
import { LIMIT_STATES, type LimitState } from './limit.rules.js';
import { NO_PROJECTION, type NoProjection } from './tread.rules.js';

export class LivesQuery {
  @ChoiceField(GROUPS, { description: 'Of sets of tyres, or of all other components' })
  group?: (typeof GROUPS)[number] | null;

  @IdField({ description: 'Of what is on this vehicle' })
  vehicle_id?: number | null;
}

export class UsedView {
  @Shape('number', { description: 'By the ledgers of the vehicles, while it was on' }) distance_km: number;
  @Shape('number') hours: number;
  @Shape('integer') sessions: number;
  @Shape('string', { enum: OPEN, nullable: true, description: 'Why it may be more; null where it is exact' })
  open: Open | null;
}

export class LifeView extends UsedView {
  @Shape('date', { nullable: true, description: 'Made, first used, or rebuilt; null where nobody knows' })
  from: string | null;
  @Shape('date', { nullable: true, description: 'The rebuild that ended it; null of the life that lasts' })
  to: string | null;
  @Shape('integer', { nullable: true, description: 'Whole months of age' }) months: number | null;
}

/** A component's standing against a limit. */
export class StandingView {
  @ApiProperty({ type: LimitView }) limit: LimitView;
  @Shape('string', { enum: LIMIT_STATES }) state: LimitState;
  @Shape('number', { nullable: true, description: "In the limit's unit; of a tread its depth" }) used: number | null;
  @Shape('number', { nullable: true, description: "In the limit's unit" }) left: number | null;
  @Shape('boolean', { description: 'Some of the way is not known: it may be reached sooner' }) at_least: boolean;
  @Shape('date', { nullable: true }) due_on: string | null;
  @Shape('integer', { nullable: true, description: 'On the odometer of the vehicle that it is on' })
  due_mileage: number | null;
}

export class TreadView {
  @Shape('integer', { description: 'In its set, from 1' }) tyre: number;
  @Shape('string', { description: 'Where it stands now' }) position: string;
  @Shape('date') read_on: string;
  @Shape('number', { description: 'The shallowest place of the last reading' }) depth_mm: number;
  @Shape('number', { nullable: true, description: 'Worn on 1000 km, by the first reading and the last' })
  per_1000_km: number | null;
  @Shape('number', { nullable: true, description: 'The least that the readings allow' }) slowest: number | null;
  @Shape('number', { nullable: true, description: 'The most that the readings allow' }) fastest: number | null;
  @Shape('integer', { nullable: true, description: 'To the limit, from the last reading on' }) left_km: number | null;
  @Shape('integer', { nullable: true }) least_km: number | null;
  @Shape('integer', { nullable: true, description: 'Null where the slowest wear is none' }) most_km: number | null;
  @Shape('string', { enum: NO_PROJECTION, nullable: true, description: 'Why nothing is projected' })
  reason: NoProjection | null;
}

/** The current life of a component, for lists and due items. */
export class ComponentLifeView {
  @Shape('integer') component_id: number;
  @Shape('string', { enum: COMPONENT_KINDS }) kind: ComponentKind;
  @Shape('string') name: string;
  @Shape('integer', { nullable: true, description: 'The vehicle that it is on' }) vehicle_id: number | null;
  @Shape('date', { nullable: true, description: 'As written, or by the oldest DOT week' }) made_on: string | null;
  @ApiProperty({ type: LifeView, description: 'The life that lasts' }) life: LifeView;
  @ApiProperty({ type: [StandingView] }) limits: StandingView[];
}

export class LivesView {
  @ApiProperty({ type: [ComponentLifeView], description: 'Given up ones left out' }) lives: ComponentLifeView[];
}

/** The part of a life on one vehicle. */
export class FitmentUsedView extends UsedView {
  @Shape('integer') fitment_id: number;
}

/** A component's use up to an entry. */
export class EntryUsedView extends UsedView {
  @Shape('integer') entry_id: number;
}

/** All lives of a component, with their parts. */
export class WholeLifeView extends ComponentLifeView {
  @ApiProperty({ type: [LifeView], description: 'The first first' }) lives: LifeView[];
  @ApiProperty({ type: UsedView, description: 'Over all its lives' }) total: UsedView;
  @ApiProperty({ type: [FitmentUsedView] }) fitments: FitmentUsedView[];
  @ApiProperty({ type: [EntryUsedView] }) entries: EntryUsedView[];
  @ApiProperty({ type: [TreadView], description: 'Of tyres that were read' }) treads: TreadView[];
  @Shape('string', { isArray: true, description: 'Of tyres: where each stands, by its number' }) places: string[];
}
