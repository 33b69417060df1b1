import { ODOMETER_UNITS, type OdometerUnit, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import { IdentityView } from './identity.dto.js';
import { OwnershipChapterView } from './ownership.dto.js';

export class ProvenanceGapView {
  @Shape('integer', { nullable: true, description: 'The chapter before it; none before the first' })
  after_id: number | null;
  @Shape('date') from_date: string;
  @Shape('date', { nullable: true, description: 'None until today' }) to_date: string | null;
}

export class OwnershipOverlapView {
  @Shape('integer', { description: 'The chapter that begins first' }) first_id: number;
  @Shape('integer', { description: 'The one that begins before that ends' }) second_id: number;
  @Shape('date') from_date: string;
  @Shape('date') to_date: string;
}

export class ProvenanceSummaryView {
  @Shape('integer', { description: 'Owners that are known; whoever had it twice counts once' }) owners: number;
  @Shape('date', { nullable: true, description: 'From when the first is known' }) since: string | null;
  @Shape('integer', { description: 'Numbers that are as built' }) matching: number;
  @Shape('integer', { description: 'Numbers that are not' }) replaced: number;
  @Shape('integer', { description: 'Numbers of which only one of the two is known' }) not_known: number;
}

/** Owners of a vehicle, and the comparison of its numbers with the factory's. */
export class ProvenanceView {
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of the mileages' }) odometer_unit: OdometerUnit;
  @ApiProperty({ type: [OwnershipChapterView], description: 'The first owner first' })
  ownership: OwnershipChapterView[];
  @ApiProperty({ type: [ProvenanceGapView], description: 'Days of which no owner is known' })
  gaps: ProvenanceGapView[];
  @ApiProperty({ type: [OwnershipOverlapView], description: 'Chapters that cannot both be right' })
  overlaps: OwnershipOverlapView[];
  @ApiProperty({ type: [IdentityView], description: 'As on a type plate' })
  identities: IdentityView[];
  @ApiProperty({ type: ProvenanceSummaryView }) summary: ProvenanceSummaryView;
}
