import {
  ChoiceField,
  DateField,
  EDTF_SHAPE,
  EdtfField,
  IdField,
  IntField,
  ODOMETER_UNITS,
  type OdometerUnit,
  PatchOf,
  RichTextField,
  Shape,
  TextField,
} from '@carnet/fields';
import { ListQuery, type ListView, ViewField } from '@carnet/pg';
import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import * as m from '../messages/track-day.js';
import { TRACK_DAY_SORTS, type TrackDaySort } from './track-day.read.js';

const required = m.required;

/** A report in sanitised rich text; one without visible text counts as none (spec 001 §5). */
const ReportField = (): PropertyDecorator =>
  applyDecorators(
    RichTextField({ description: 'Rich text (HTML), sanitised; null where nothing can be read in it' }),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && isBlank(value) ? null : value)),
  );

/** Returns true if HTML shows nothing: an emptied editor leaves `<p><br></p>`. */
export const isBlank = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;|&#160;/g, ' ').trim() === '';

export class CreateTrackDay {
  @IdField({ required })
  vehicle_id: number;

  @DateField({ required, edtf: 'event_date_edtf' })
  event_date?: string | null;

  @EdtfField('event_date')
  event_date_edtf?: string | null;

  @TextField({ required, max: 150 })
  track_name: string;

  @IntField({ description: 'What the odometer showed, in its own unit' })
  mileage?: number | null;

  @ReportField()
  report?: string | null;
}

export class UpdateTrackDay extends PatchOf(CreateTrackDay) {}

/** Parameters of the list of one vehicle's track days. */
export class VehicleTrackDaysQuery extends ListQuery {
  @ChoiceField(TRACK_DAY_SORTS)
  override sort?: TrackDaySort;

  @ViewField()
  view?: ListView | null;
}

export class TrackDayListQuery extends VehicleTrackDaysQuery {
  @IdField()
  vehicle_id?: number | null;
}

/** A track day, as listed. */
export class TrackDayRow {
  @Shape('integer') id: number;
  @Shape('integer') vehicle_id: number;
  @Shape('string', { description: 'Of the vehicle' }) make: string;
  @Shape('string', { description: 'Of the vehicle' }) model: string;
  @Shape('integer', { description: 'Of the vehicle' }) year: number;
  @Shape('string', { nullable: true, description: 'Of the vehicle' }) nickname: string | null;
  @Shape('date') event_date: string;
  @Shape('string', EDTF_SHAPE) event_date_edtf: string | null;
  @Shape('string') track_name: string;
  @Shape('integer', { description: 'As the ETag says it' }) version: number;
  @Shape('date-time') created_at: string;
  @Shape('date-time') updated_at: string;
}

export class TrackDayView extends TrackDayRow {
  @Shape('integer', { nullable: true, description: 'In odometer_unit' }) mileage: number | null;
  @Shape('string', { enum: ODOMETER_UNITS, description: "Of the vehicle's mileages" }) odometer_unit: OdometerUnit;
  @Shape('string', { nullable: true, description: 'Rich text (HTML), sanitised' }) report: string | null;
}
