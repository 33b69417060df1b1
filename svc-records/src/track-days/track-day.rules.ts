import type { Reference } from '@carnet/fact-log';
import { dateFields, merged } from '@carnet/fields';
import { VEHICLES } from '../references.rules.js';
import type { CreateTrackDay, UpdateTrackDay } from './track-day.dto.js';
import type { TrackDay, TrackDayFields } from './track-day.entity.js';

/** A new track day. One of the two dates is present: the request was validated. */
export const newTrackDay = (input: CreateTrackDay): TrackDayFields => ({
  vehicle_id: input.vehicle_id,
  ...dated(dateFields('event_date', input)),
  track_name: input.track_name,
  mileage: input.mileage ?? null,
  report: input.report ?? null,
});

/** The track day after an update: an absent field stays, null clears it (contract §1). */
export const changedTrackDay = (
  stored: TrackDay,
  { event_date, event_date_edtf, ...input }: UpdateTrackDay,
): TrackDay => ({
  ...merged(stored, input),
  ...dated(dateFields('event_date', { event_date, event_date_edtf }, stored)),
});

const dated = (date: ReturnType<typeof dateFields<'event_date'>>) => ({ ...date, event_date: date.event_date! });

/** References of a track day to other services' records. */
export const referencesOf = ({ vehicle_id }: TrackDayFields): Reference[] => [
  { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
];
