import { IdField, ODOMETER_UNITS, Shape } from '@carnet/fields';
import { ApiProperty } from '@nestjs/swagger';
import * as m from '../messages/dossier.js';
import { GAP_KINDS, NEXT_STEPS } from './evidence-view.rules.js';

export class EvidenceQuery {
  @IdField({ required: m.vehicleRequired }) vehicle_id: number;
}

export class EvidenceEntriesView {
  @Shape('integer') all: number;
  @Shape('integer', { description: 'With a paper by somebody else' }) papered: number;
  @Shape('integer', { description: 'With a photo, and without a paper' }) pictured: number;
  @Shape('integer', { description: "The owner's word alone" }) told: number;
  @Shape('integer', { description: 'Written down more than sixty days later' }) late: number;
}

export class EvidenceYearView {
  @Shape('integer') year: number;
  @Shape('integer') papered: number;
  @Shape('integer') pictured: number;
  @Shape('integer') told: number;
}

export class EvidenceGapView {
  @Shape('string', {
    enum: GAP_KINDS,
    description: 'Years without any entry, years without a paper, or a long way between two papers',
  })
  kind: (typeof GAP_KINDS)[number];
  @Shape('string', { description: 'A year, or the day of the paper before (EDTF)' }) from: string;
  @Shape('string', { description: 'The last year, or the day of the paper after it (EDTF)' }) to: string;
  @Shape('integer', { nullable: true, description: 'Of a way: how far, in odometer_unit' }) miles: number | null;
  @Shape('string', { nullable: true, description: 'Who had it then, where that is one and the name is known' })
  owner: string | null;
  @Shape('string', { enum: NEXT_STEPS, description: 'What to look for' }) next: (typeof NEXT_STEPS)[number];
}

export class EvidenceReadingView {
  @Shape('string', { description: 'EDTF' }) day: string;
  @Shape('integer') value: number;
}

export class EvidenceFindingView {
  @Shape('string', { enum: ['turned-back', 'too-fast', 'two-values', 'silent', 'rollover'] }) kind: string;
  @ApiProperty({ type: [EvidenceReadingView] }) readings: EvidenceReadingView[];
  @Shape('string', { nullable: true }) explanation: string | null;
}

export class EvidenceBackedView {
  @Shape('integer') all: number;
  @Shape('integer', { description: 'With a paper by somebody else' }) papered: number;
  @Shape('integer', { description: 'With a photo, and without a paper' }) pictured: number;
}

/** Evidence behind a vehicle's provenance, which is not part of the timeline. */
export class EvidenceProvenanceView {
  @ApiProperty({ type: EvidenceBackedView }) owners: EvidenceBackedView;
  @ApiProperty({ type: EvidenceBackedView }) numbers: EvidenceBackedView;
}

/** Evidence behind the history of a vehicle, and gaps in it. */
export class EvidenceView {
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'Of the distances' }) odometer_unit: string;
  @ApiProperty({ type: EvidenceEntriesView }) entries: EvidenceEntriesView;
  @ApiProperty({ type: [EvidenceYearView], description: 'Every year from the first that is known' })
  years: EvidenceYearView[];
  @ApiProperty({ type: EvidenceProvenanceView }) provenance: EvidenceProvenanceView;
  @ApiProperty({ type: [EvidenceGapView], description: 'The longest first' }) gaps: EvidenceGapView[];
  @ApiProperty({
    type: [EvidenceFindingView],
    description: 'Contradictions of the odometer, first those that nobody has explained',
  })
  findings: EvidenceFindingView[];
}

export class EstimateWithheldView {
  @Shape('integer', { description: 'Amounts' }) prices: number;
  @Shape('integer', { description: 'Owners who have a name' }) names: number;
  @Shape('integer') words: number;
}

export class EstimateView {
  @Shape('integer', { description: 'About' }) pages: number;
  @Shape('integer', { description: 'Photos' }) plates: number;
  @Shape('integer', { description: 'Pages of papers, as far as they are counted' }) sheets: number;
  @Shape('integer') entries: number;
  @Shape('integer') papers: number;
  @ApiProperty({ type: EstimateWithheldView }) withheld: EstimateWithheldView;
  @Shape('integer', { description: 'Papers that are not shown, since nobody has looked through them' })
  hidden_missing: number;
}
