import {
  ChoiceField,
  CurrencyField,
  DateField,
  DecimalField,
  IdField,
  IntField,
  ListField,
  MoneyField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery } from '@carnet/pg';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import * as m from '../messages/component.js';
import {
  COMPONENT_KINDS,
  type ComponentKind,
  DECADES,
  LIMIT_KINDS,
  LIMIT_UNITS,
  type Limit,
  type LimitKind,
  type Season,
  SEASONS,
  TYRE_POSITIONS,
  type TyrePosition,
} from './component.entity.js';
import { COMPONENT_SORTS, type ComponentFilters, type ComponentSort, GROUPS, STATES } from './component.read.js';

const required = m.required;

export class TyreOfSet {
  @ChoiceField(TYRE_POSITIONS, { required: m.tyrePosition, description: 'Where it belongs' })
  position: TyrePosition;

  @TextField({ max: 40, description: 'The DOT number as it stands on the tyre, or its last digits: `2319`' })
  dot?: string | null;

  @IntField({
    min: DECADES[0],
    max: DECADES[1],
    multipleOf: 10,
    description: 'Of three digits, whose year is of the one or the other decade: 1980 or 1990',
  })
  dot_decade?: number | null;
}

export class LimitOfComponent {
  @ChoiceField(LIMIT_KINDS, { required: m.limitKind })
  by: LimitKind;

  @DecimalField({
    decimals: 3,
    min: 0.001,
    max: 10_000_000,
    description: 'A distance or a tread in `unit`, hours, sessions, or months of age',
  })
  value?: number | null;

  @ChoiceField(LIMIT_UNITS, { description: 'Of a distance km or mi, of a tread mm or 1/32in' })
  unit?: Limit['unit'];

  @DateField({ description: 'Of a label: the last day that it is good for' })
  until?: string | null;

  @TextField({ max: 200, description: 'Who says so: `FIA 8853-2016`' })
  source?: string | null;
}

export class CreateComponent {
  @ChoiceField(COMPONENT_KINDS, { required, description: '`tyres` is a set of tyres' })
  kind: ComponentKind;

  @IdField({
    description:
      'The part of the garage that it follows, which also says what it cost; `name`, `maker` and `number` are as of the part where they are left out',
  })
  part_id?: number | null;

  @TextField({ max: 200, description: 'Required where no part is followed' })
  name?: string | null;

  @TextField({ max: 200 })
  maker?: string | null;

  @TextField({ max: 200, description: 'Stamped or printed on it' })
  number?: string | null;

  @TextField({ max: 100, description: 'Of tyres, as it is written on them: `185/70 R 15 89V`' })
  size?: string | null;

  @ChoiceField(SEASONS, { description: 'Of tyres' })
  season?: Season | null;

  @ListField(() => TyreOfSet, { max: 6, description: 'Of tyres: one to six; four corners where nothing is said' })
  tyres?: TyreOfSet[] | null;

  @DateField({ description: 'Of tyres the DOT week says it as well' })
  made_on?: string | null;

  @DateField()
  first_used_on?: string | null;

  @DateField()
  bought_on?: string | null;

  @MoneyField({ description: 'In its currency, with as many decimals as that has; none where a part is followed' })
  price?: number | null;

  @CurrencyField()
  currency?: string | null;

  @TextField({ max: 200, description: 'Where it lies while it is on no vehicle' })
  stored_at?: string | null;

  @ListField(() => LimitOfComponent, { max: LIMIT_KINDS.length, description: 'One of each kind' })
  limits?: LimitOfComponent[] | null;

  @TextField({ max: 5_000, description: 'Plain text' })
  note?: string | null;

  @DateField({ description: 'The day on which it was given up: it comes due no more' })
  retired_on?: string | null;
}

export class UpdateComponent extends PatchOf(CreateComponent) {}

export class ComponentListQuery extends ListQuery {
  @ChoiceField(GROUPS, { description: 'Sets of tyres, or all other components' })
  group?: ComponentFilters['group'];

  @ChoiceField(COMPONENT_KINDS)
  kind?: ComponentKind | null;

  @ChoiceField(STATES, { description: 'On a vehicle, on none, or given up' })
  state?: ComponentFilters['state'];

  @IdField({ description: 'Those that are on this vehicle' })
  vehicle_id?: number | null;

  @IdField({ description: 'Those that follow this part' })
  part_id?: number | null;

  @ChoiceField(COMPONENT_SORTS)
  override sort?: ComponentSort;

  @TextField({ max: 200 })
  @ApiPropertyOptional({
    description: 'Words to look for in name, maker, number, size, place and note, whatever their case and accents',
  })
  override search?: string;
}

export class TyreView {
  @Shape('string', { enum: TYRE_POSITIONS, description: 'Where it belongs' }) position: TyrePosition;
  @Shape('string', { nullable: true, description: 'As it stands on the tyre' }) dot: string | null;
  @Shape('integer', { nullable: true, description: 'Of three digits' }) dot_decade: number | null;
}

export class LimitView {
  @Shape('string', { enum: LIMIT_KINDS }) by: LimitKind;
  @Shape('number', { nullable: true, description: 'In unit, hours, sessions or months' }) value: number | null;
  @Shape('string', { enum: LIMIT_UNITS, nullable: true }) unit: Limit['unit'];
  @Shape('date', { nullable: true, description: 'Of a label' }) until: string | null;
  @Shape('string', { nullable: true }) source: string | null;
}

/** A vehicle on which a component is mounted now. */
export class FittedView {
  @Shape('integer') fitment_id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string', { isArray: true }) positions: string[];
  @Shape('date', { nullable: true }) from_on: string | null;
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) from_mileage: number | null;
}

/** A set of tyres, or another component with its own life. */
export class ComponentView {
  @Shape('integer') id: number;
  @Shape('integer', { nullable: true, description: 'The part of the garage that it follows' }) part_id: number | null;
  @Shape('string', { nullable: true, description: 'Of the part' }) part_name: string | null;
  @Shape('string', { enum: COMPONENT_KINDS }) kind: ComponentKind;
  @Shape('string') name: string;
  @Shape('string', { nullable: true }) maker: string | null;
  @Shape('string', { nullable: true }) number: string | null;
  @Shape('string', { nullable: true, description: 'Of tyres, as it is written on them' }) size: string | null;
  @Shape('string', { enum: SEASONS, nullable: true, description: 'Of tyres' }) season: Season | null;
  @ApiProperty({ type: [TyreView], nullable: true, description: 'Of tyres; the number of each is its place here' })
  tyres: TyreView[] | null;
  @Shape('date', { nullable: true }) made_on: string | null;
  @Shape('date', { nullable: true }) first_used_on: string | null;
  @Shape('date', { nullable: true }) bought_on: string | null;
  @Shape('money', { nullable: true, description: 'In currency' }) price: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217; null without a price' }) currency: string | null;
  @Shape('string', { nullable: true }) stored_at: string | null;
  @ApiProperty({ type: [LimitView] }) limits: LimitView[];
  @Shape('string', { nullable: true, description: 'Plain text' }) note: string | null;
  @Shape('date', { nullable: true }) retired_on: string | null;
  @ApiProperty({ type: [FittedView], description: 'What it is on now: one vehicle, or none' }) fitted: FittedView[];
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}
