import { DateField, ODOMETER_UNITS, type OdometerUnit, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { ENERGIES, type Energy } from '../fill-ups/fill-up.entity.js';
import { COUNTED_IN, type CountedIn } from './amount.rules.js';
import { NO_FIGURE, type NoFigure } from './figure.rules.js';

export class ConsumptionQuery {
  @DateField({ description: 'Figures that end on this day and later' })
  from?: string | null;

  @DateField({ description: 'Figures that end on this day and earlier' })
  to?: string | null;
}

const IN_UNIT = 'In odometer_unit; converted, with three decimals, where an instrument of before counted in another';
const IN_KM = 'In kilometres; null of a vehicle that counts hours';

/** The cost and distance of those figures whose fill-ups all have a total in this currency. */
export class DistanceCostView {
  @Shape('string', { description: 'ISO 4217' }) currency: string;
  @Shape('money', { description: 'In currency' }) total: number;
  @Shape('number', { description: IN_UNIT }) distance: number;
  @Shape('number', { nullable: true, description: IN_KM }) distance_km: number | null;
}

/** The sum of figures. Consumption is `amount` by `distance`; pages show it in the person's preferred form. */
export class ConsumedView {
  @Shape('integer', { description: 'Of how many figures it is made' }) figures: number;
  @Shape('number', { description: 'In unit, added exactly whatever units it was written in' }) amount: number;
  @Shape('number', { description: IN_UNIT }) distance: number;
  @Shape('number', { nullable: true, description: IN_KM }) distance_km: number | null;
  @ApiProperty({ type: [DistanceCostView] }) costs: DistanceCostView[];
}

export class MonthConsumedView extends ConsumedView {
  @Shape('string', { description: '`YYYY-MM`, in which the figures end' }) month: string;
}

/** The result for a fill-up: a figure since the full fill-up before, or the reason why there is none. */
export class FigureView {
  @Shape('integer', { description: 'The fill-up' }) fill_up_id: number;
  @Shape('date') filled_on: string;
  @Shape('string', { enum: NO_FIGURE, nullable: true, description: 'Why there is no figure; null where there is one' })
  reason: NoFigure | null;
  @Shape('integer', { nullable: true, description: 'The full fill-up at which the figure begins' })
  from_id: number | null;
  @Shape('integer', { nullable: true, description: 'How many fill-ups were added since, this one included' })
  fill_ups: number | null;
  @Shape('number', { nullable: true, description: 'In unit' }) amount: number | null;
  @Shape('number', { nullable: true, description: IN_UNIT }) distance: number | null;
  @Shape('number', { nullable: true, description: IN_KM }) distance_km: number | null;
  @Shape('money', { nullable: true, description: 'What it cost; null where not all of it has a total in one currency' })
  total: number | null;
  @Shape('string', { nullable: true, description: 'ISO 4217, of total' }) currency: string | null;
}

/** A vehicle's consumption of one energy. */
export class EnergyConsumptionView extends ConsumedView {
  @Shape('string', { enum: ENERGIES }) energy: Energy;
  @Shape('string', { enum: COUNTED_IN, description: 'Of all its amounts: volume, mass or energy' }) unit: CountedIn;
  @ApiProperty({ type: [MonthConsumedView], description: 'Months in which a figure ends, the oldest first' })
  months: MonthConsumedView[];
  @ApiProperty({ type: [FigureView], description: 'One of each fill-up, the newest first' }) outcomes: FigureView[];
}

/** The cost by distance of all energies that drive a vehicle, between full fill-ups of any of them. */
export class TogetherView {
  @Shape('boolean', {
    description: 'One energy drives it. Of several, what was left of the others at both ends is not known',
  })
  exact: boolean;
  @ApiProperty({ type: [DistanceCostView] }) costs: DistanceCostView[];
}

export class ConsumptionView {
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: ODOMETER_UNITS }) odometer_unit: OdometerUnit;
  @ApiProperty({
    type: [EnergyConsumptionView],
    description: 'One of each energy, and of each way in which it is counted',
  })
  energies: EnergyConsumptionView[];
  @ApiProperty({ type: TogetherView }) together: TogetherView;
}
