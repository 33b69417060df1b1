import type { usage } from '@carnet/contracts';
import type { Day } from '../track-sessions';
import type { OnDay } from './track-day.queries';

type Standing = usage.StandingView;

/** A limit of something on the car, as it stands now and will stand on the evening of the day. */
export interface DayLimit {
  component: OnDay;
  now: Standing;
  then: Standing;
}

export interface DayGroups {
  /** Limits that are reached by that evening: these things are not good for the day. */
  reached: DayLimit[];
  near: DayLimit[];
  far: DayLimit[];
  /** Things without a limit, or of which nothing is known. */
  rest: OnDay[];
}

/** Everything that is on the car on a day, in groups: the state against its limits on the evening of that day. */
export function groupsOf({ components }: Pick<Day, 'components'>): DayGroups {
  const limits = components.flatMap((component) =>
    component.then.map((then, at): DayLimit => ({ component, now: component.now[at]!, then })),
  );
  const of = (state: Standing['state']) => limits.filter(({ then }) => then.state === state);
  return {
    ...{ reached: of('reached'), near: of('near'), far: of('far') },
    rest: components.filter(({ then }) => then.every(({ state }) => state === 'unknown')),
  };
}

interface Planned {
  event_date: string;
  event_date_edtf: string | null;
}

/** The number of track days from today until a day, with that itself; one whose day is not known does not count. */
export function trackDaysUntil(day: string, today: string, planned: readonly Planned[]): number {
  if (day < today) return 0;
  const days = new Set(
    planned
      .filter(({ event_date, event_date_edtf }) => event_date_edtf === null && event_date >= today && event_date <= day)
      .map(({ event_date }) => event_date),
  );
  return days.add(day).size;
}

/** Sets of tyres whose tread was not read since a day. */
export const unreadSince = (day: string, { components }: Pick<Day, 'components'>): OnDay[] =>
  components.filter(({ kind, treads }) => kind === 'tyres' && !treads.some(({ read_on }) => read_on >= day));
