import type { Photo } from './photos.queries';

/** The photos of one day, in their order. */
export interface Day {
  /** `YYYY-MM-DD`, by the camera's clock. */
  day: string;
  photos: Photo[];
}

/** Photos that are in the order of when they were taken, by day. */
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

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekday of a `YYYY-MM-DD`. */
export const weekdayOf = (day: string): string => WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** `2:05 PM` of the camera's `YYYY-MM-DDTHH:MM:SS`. */
export function clockOf(takenAt: string): string {
  const [hour = 0, minute = 0] = takenAt.slice(11).split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
