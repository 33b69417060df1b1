import type { records } from '@carnet/contracts';
import { asText, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import type { TrackDay } from './track-days.queries';

/** What the form holds: the API's fields, as a person types them. */
export interface TrackDayValues {
  vehicle_id: string;
  event_date: string;
  track_name: string;
  /** HTML */
  report: string;
}

export const newTrackDayValues = (vehicleId: string): TrackDayValues => ({
  vehicle_id: vehicleId,
  event_date: '',
  track_name: '',
  report: '',
});

export const valuesOf = (day: TrackDay): TrackDayValues => ({
  vehicle_id: String(day.vehicle_id),
  event_date: day.event_date,
  track_name: day.track_name,
  report: asText(day.report),
});

export function trackDayProblems(values: TrackDayValues): Problems<TrackDayValues> | null {
  const fields: Problems<TrackDayValues>['fields'] = {};
  if (!values.vehicle_id) fields.vehicle_id = 'Vehicle is required';
  if (!values.event_date) fields.event_date = 'Event date is required';
  if (!values.track_name.trim()) fields.track_name = 'Track name is required';
  if (Object.keys(fields).length === 0) return null;
  return { message: 'Vehicle, event date, and track name are required', fields };
}

export const trackDayBody = (values: TrackDayValues): records.CreateTrackDay => ({
  vehicle_id: Number(values.vehicle_id),
  event_date: values.event_date,
  track_name: values.track_name.trim(),
  report: textOrNull(values.report),
});
