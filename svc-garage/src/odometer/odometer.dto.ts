import {
  ChoiceField,
  ChoiceWithDefault,
  DateField,
  EDTF_SHAPE,
  IdField,
  IntField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  Shape,
  TextField,
} from '@carnet/fields';
import { ApiProperty, OmitType } from '@nestjs/swagger';
import * as m from '../messages/odometer.js';
import {
  CHAPTER_KINDS,
  type ChapterKind,
  COUNTED_AS,
  type CountedAs,
  INSTRUMENT_UNITS,
  type InstrumentUnit,
  READING_SOURCES,
  type ReadingSource,
  STANDINGS,
  type Standing,
} from './odometer.entity.js';
import { type Explanation, EXPLANATIONS, FINDING_KINDS, type FindingKind } from './odometer.rules.js';

export class CreateOdometerReading {
  @IdField({ required: m.vehicleRequired })
  vehicle_id: number;

  @DateField({ required: m.readingDayRequired })
  read_on: string;

  @IntField({ required: m.valueRequired, description: 'As the instrument shows it' })
  value: number;

  @ChoiceWithDefault(STANDINGS, { initial: 'as-read', required: m.standingRequired })
  standing?: Standing;

  @TextField({ max: 1_000 })
  note?: string | null;
}

export class UpdateOdometerReading extends PatchOf(OmitType(CreateOdometerReading, ['vehicle_id'])) {}

export class CreateOdometerChapter {
  @IdField({ required: m.vehicleRequired })
  vehicle_id: number;

  @ChoiceField(CHAPTER_KINDS, { required: m.kindRequired })
  kind: ChapterKind;

  @DateField({ required: m.dayRequired, description: 'Of the change, or the first of a span' })
  from_date: string;

  @DateField({ description: 'The last day of a span; none while it lasts' })
  to_date?: string | null;

  @IntField({ description: 'What the instrument showed last before the change' })
  last_value?: number | null;

  @IntField({ description: 'What it showed first after the change' })
  first_value?: number | null;

  @ChoiceField(INSTRUMENT_UNITS, {
    description: 'In what the instrument counted until then, where that was another unit',
  })
  unit_before?: InstrumentUnit | null;

  @ChoiceField(READING_SOURCES, {
    description: 'Of a typing error, an estimate, or what is right as it is: where the reading comes from',
  })
  reading_source?: ReadingSource | null;

  @IdField({ description: 'That reading' })
  reading_id?: number | null;

  @IntField({
    description: 'Of a typing error: what the reading should have said; without it, the reading does not count',
  })
  corrected_value?: number | null;

  @TextField({ max: 1_000, description: 'How one knows: an invoice, a letter, a photo' })
  evidence?: string | null;
}

/** The reading of a chapter cannot be changed. */
export class UpdateOdometerChapter extends PatchOf(
  OmitType(CreateOdometerChapter, ['vehicle_id', 'reading_source', 'reading_id']),
) {}

export class OdometerQuery {
  @DateField({ description: 'The day whose mileage is expected; today unless told' })
  on?: string | null;
}

export class PlausibleQuery {
  @DateField({ description: 'The day of the mileage; today unless told' })
  on?: string | null;

  @IntField({
    description: 'What the record says so far that is about to say another mileage: readings that say it do not count',
  })
  instead_of?: number | null;
}

export class OdometerReadingView {
  @Shape('integer', { description: 'Of the record that it comes from, or of the reading' }) id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', {
    enum: READING_SOURCES,
    description:
      "A completed service event, a paper, a track day, a modification, an issue, the beginning of an ownership, the vehicle's own form, or by hand; only the last two can be changed here",
  })
  source: ReadingSource;
  @Shape('date') read_on: string;
  @Shape('string', EDTF_SHAPE) read_on_edtf: string | null;
  @Shape('integer', { description: 'What counts' }) value: number;
  @Shape('string', {
    enum: COUNTED_AS,
    description: 'A typing error does not count; `corrected` is one of which the right value is known',
  })
  standing: CountedAs;
  @Shape('integer', { nullable: true, description: 'What was written down at first, where that is not what counts' })
  written_value: number | null;
  @Shape('string', { nullable: true, description: 'The name of the record or of the owner, or what was noted' })
  note: string | null;
  @Shape('date-time', {
    nullable: true,
    description: 'When it was entered; a service event and an ownership chapter say it themselves',
  })
  created_at: string | null;
  @Shape('integer', { nullable: true, description: 'For If-Match; only of a reading of its own' }) version:
    | number
    | null;
}

export class OdometerChapterView {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: CHAPTER_KINDS }) kind: ChapterKind;
  @Shape('date') from_date: string;
  @Shape('date', { nullable: true }) to_date: string | null;
  @Shape('integer', { nullable: true }) last_value: number | null;
  @Shape('integer', { nullable: true }) first_value: number | null;
  @Shape('string', {
    enum: INSTRUMENT_UNITS,
    nullable: true,
    description: 'In what it counted until then, where that was another',
  })
  unit_before: InstrumentUnit | null;
  @Shape('string', { enum: READING_SOURCES, nullable: true, description: 'Of what is said of one reading' })
  reading_source: ReadingSource | null;
  @Shape('integer', { nullable: true }) reading_id: number | null;
  @Shape('integer', {
    nullable: true,
    description: 'What that reading said then; it counts as it is where it says something else now',
  })
  read_value: number | null;
  @Shape('integer', { nullable: true }) corrected_value: number | null;
  @Shape('string', {
    enum: READING_SOURCES,
    nullable: true,
    description: 'Of what is right as it is: the reading before it',
  })
  earlier_source: ReadingSource | null;
  @Shape('integer', { nullable: true }) earlier_id: number | null;
  @Shape('integer', { nullable: true }) earlier_value: number | null;
  @Shape('string', { nullable: true }) evidence: string | null;
  @Shape('date-time') created_at: string;
  @Shape('integer', { description: 'For If-Match' }) version: number;
}

/** A reference to a reading, by its source and id. */
export class ReadingReferenceView {
  @Shape('string', { enum: READING_SOURCES }) source: ReadingSource;
  @Shape('integer') id: number;
}

export class OdometerFindingView {
  @Shape('string', { enum: FINDING_KINDS }) kind: FindingKind;
  @ApiProperty({ type: ReadingReferenceView }) before: ReadingReferenceView;
  @ApiProperty({ type: ReadingReferenceView }) after: ReadingReferenceView;
  @Shape('string', { enum: EXPLANATIONS, isArray: true, description: 'What would explain it' })
  explanations: readonly Explanation[];
}

/** A finding that a chapter explains. */
export class OdometerExplainedView {
  @Shape('string', { enum: FINDING_KINDS }) kind: FindingKind;
  @ApiProperty({ type: ReadingReferenceView }) before: ReadingReferenceView;
  @ApiProperty({ type: ReadingReferenceView }) after: ReadingReferenceView;
  @Shape('integer', { isArray: true, description: 'The chapters that explain it' }) chapters: readonly number[];
}

export class CoveredView {
  @Shape('integer', { description: 'Over all instruments, from the first reading to the last' }) distance: number;
  @Shape('date') since: string;
  @Shape('boolean', { description: 'Some of the way is not known: it is the least that was driven' }) at_least: boolean;
}

export class ExpectedView {
  @Shape('date') day: string;
  @Shape('integer', { description: 'What the instrument is expected to show on that day' }) value: number;
  @Shape('integer', { description: 'By the slowest driving of the last two years' }) low: number;
  @Shape('integer', { description: 'By the fastest' }) high: number;
  @Shape('number', { description: 'The distance of a day' }) per_day: number;
}

export class PlausibleView {
  @Shape('date') day: string;
  @Shape('integer', { description: 'What is expected, or else what it is known to have shown' }) value: number;
  @Shape('integer', { description: 'Less than this may be a typing error' }) low: number;
  @Shape('integer', { description: 'More than this may be a typing error' }) high: number;
}

/** Mileages that are plausible for a vehicle's odometer on a day. */
export class PlausibleMileageView {
  @Shape('integer') vehicle_id: number;
  @Shape('string', { enum: ODOMETER_UNITS }) odometer_unit: OdometerUnit;
  @ApiProperty({ type: PlausibleView, nullable: true, description: 'None where nothing is known of that day' })
  plausible: PlausibleView | null;
}

/** The ledger of a vehicle's odometer. */
export class OdometerView {
  @Shape('integer') vehicle_id: number;
  @Shape('integer', { nullable: true }) current_mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: 'What the instrument counts today' })
  odometer_unit: OdometerUnit;
  @ApiProperty({ type: [OdometerReadingView], description: 'The newest first' }) readings: OdometerReadingView[];
  @ApiProperty({ type: [OdometerChapterView], description: 'The newest first' }) chapters: OdometerChapterView[];
  @ApiProperty({ type: [OdometerFindingView], description: 'What does not fit, the oldest first' })
  findings: OdometerFindingView[];
  @ApiProperty({
    type: [OdometerExplainedView],
    description: 'What did not fit until it was explained, the oldest first',
  })
  explained: OdometerExplainedView[];
  @ApiProperty({ type: CoveredView, nullable: true }) covered: CoveredView | null;
  @ApiProperty({ type: ExpectedView, nullable: true, description: 'None where too little is known' })
  expected: ExpectedView | null;
}
