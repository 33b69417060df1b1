import type { records } from '@carnet/contracts';
import {
  asText,
  knownDate,
  knownDateBody,
  knownDateProblem,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { TrackDay } from './track-days.queries';
import * as common from '../messages/common';
import * as m from '../messages/track-days';

/** Values of the form: the API's fields, as a person types them. */
export interface TrackDayValues {
  vehicle_id: string;
  /** `YYYY-MM-DD` or EDTF. */
  event_date: string;
  mileage: string;
  track_name: string;
  /** HTML */
  report: string;
}

export const newTrackDayValues = (vehicleId: string): TrackDayValues => ({
  vehicle_id: vehicleId,
  event_date: '',
  mileage: '',
  track_name: '',
  report: '',
});

export const valuesOf = (day: TrackDay): TrackDayValues => ({
  vehicle_id: String(day.vehicle_id),
  event_date: knownDate(day.event_date, day.event_date_edtf),
  mileage: asText(day.mileage),
  track_name: day.track_name,
  report: asText(day.report),
});

export function trackDayProblems(values: TrackDayValues): Problems<TrackDayValues> | null {
  const fields: Problems<TrackDayValues>['fields'] = {};
  if (!values.vehicle_id) fields.vehicle_id = m.vehicleRequired;
  if (!values.event_date) fields.event_date = m.dateRequired;
  if (!values.track_name.trim()) fields.track_name = m.trackRequired;
  if (Object.keys(fields).length > 0) return { message: m.required, fields };
  const date = knownDateProblem(m.eventDate, values.event_date);
  if (date) fields.event_date = date;
  const mileage = wholeNumberProblem(common.mileage, values.mileage);
  if (mileage) fields.mileage = mileage;
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

export const trackDayBody = (values: TrackDayValues): Required<records.CreateTrackDay> => ({
  vehicle_id: Number(values.vehicle_id),
  ...knownDateBody('event_date', values.event_date),
  mileage: numberOrNull(values.mileage),
  track_name: values.track_name.trim(),
  report: textOrNull(values.report),
});
