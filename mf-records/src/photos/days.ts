import type { Photo } from './photos.queries';
import { pageLanguage, personRegion } from '@carnet/mf-kit/formats';

/** The photos of one day, in their order. */
export interface Day {
  /** `YYYY-MM-DD`, by the camera's clock. */
  day: string;
  photos: Photo[];
}

/** Groups sorted photos by the day on which they were taken. */
export function byDay(photos: readonly Photo[]): Day[] {
  const days: Day[] = [];
  for (const photo of photos) {
    const day = photo.taken_at.slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.photos.push(photo);
    else days.push({ day, photos: [photo] });
  }
  return days;
}

let weekdays: Intl.DateTimeFormat | undefined;

/** Weekday of a `YYYY-MM-DD`, in the page's language. */
export function weekdayOf(day: string): string {
  weekdays ??= new Intl.DateTimeFormat(pageLanguage(), { weekday: 'long', timeZone: 'UTC' });
  return weekdays.format(new Date(`${day}T00:00:00Z`));
}

/** `2:05 PM` from the camera's `YYYY-MM-DDTHH:MM:SS`, in the person's region. */
export function clockOf(takenAt: string): string {
  const clock = new Intl.DateTimeFormat(personRegion(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return clock.format(new Date(`${takenAt}Z`)).replace('\u202f', ' ');
}
