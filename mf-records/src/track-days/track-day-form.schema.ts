import type { records } from '@carnet/contracts';
import { field, formOf, type ValuesIn } from '@carnet/mf-kit/forms';
import type { TrackDay } from './track-days.queries';
import * as common from '../messages/common';
import * as m from '../messages/track-days';

export const trackDayForm = formOf<records.CreateTrackDay, TrackDay>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    event_date: field.knownDay(m.eventDate, { required: m.dateRequired }),
    mileage: field.whole(common.mileage),
    track_name: field.text(m.trackRequired),
    /** HTML */
    report: field.optional(),
  },
  m.required,
);
export type TrackDayValues = ValuesIn<typeof trackDayForm>;
