import { IdField, ODOMETER_UNITS, type OdometerUnit, Shape } from '@carnet/fields';
import { PageQuery } from '@carnet/pg';
import { ApiProperty } from '@nestjs/swagger';

export class DistancesQuery extends PageQuery {
  @IdField()
  vehicle_id?: number;
}

export class YearDistanceView {
  @Shape('integer') year: number;
  @Shape('integer', { description: 'In odometer_unit' }) distance: number;
}

/** The distance that a vehicle has covered from its first reading to its last, over all its odometers. */
export class DistanceView {
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: ODOMETER_UNITS }) odometer_unit: OdometerUnit;
  @Shape('integer', { description: 'In odometer_unit' }) distance: number;
  @Shape('boolean', { description: 'Some of the way is not known: it is the least that was covered' })
  at_least: boolean;
  @ApiProperty({ type: [YearDistanceView], description: 'Those in which a distance is known' })
  years: YearDistanceView[];
}
