import type { usage } from '@carnet/contracts';
import type { Day } from '../track-sessions';
import type { OnDay } from './track-day.queries';

type Standing = usage.StandingView;

/** A limit of a component, with its standing now and on the evening of the day. */
export interface DayLimit {
  component: OnDay;
  now: Standing;
  then: Standing;
}

export interface DayGroups {
  /** Limits reached by that evening: the component is not fit for the day. */
  reached: DayLimit[];
  near: DayLimit[];
  far: DayLimit[];
  /** Components without a limit, or without known use. */
  rest: OnDay[];
}

/** Components on the car on a day, grouped by their standing on the evening of that day. */
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

/** Number of track days from today to a day, inclusive. Track days without an exact date do not count. */
export function trackDaysUntil(day: string, today: string, planned: readonly Planned[]): number {
  if (day < today) return 0;
  const days = new Set(
    planned
      .filter(({ event_date, event_date_edtf }) => event_date_edtf === null && event_date >= today && event_date <= day)
      .map(({ event_date }) => event_date),
  );
  return days.add(day).size;
}

/** Sets of tyres without a tread reading since a day. */
export const unreadSince = (day: string, { components }: Pick<Day, 'components'>): OnDay[] =>
  components.filter(({ kind, treads }) => kind === 'tyres' && !treads.some(({ read_on }) => read_on >= day));
