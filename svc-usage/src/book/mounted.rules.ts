import type { BookLife, BookLimit, BookMounted, BookTyre } from '@carnet/contracts/book';
import { dotWeekOf, firstDayOf, isAmbiguous } from '../life/dot.rules.js';
import type { FollowedComponent, Garage } from '../life/followed.repository.js';
import type { WholeLifeView } from '../life/life.dto.js';
import { asOf, type Fitted, lasts, wholeMonths } from '../life/life.rules.js';
import { wholeLifeOf } from '../life/lives.rules.js';

/** Everything that is mounted on a vehicle on a day: sets of tyres first, then sorted by name. */
export function mountedOn(vehicle: number, { components, ledgers }: Garage, today: string): BookMounted[] {
  const found = components
    .filter(({ retired_on }) => retired_on === null || retired_on > today)
    .map((component) => asOf(component, today))
    .flatMap((component) => {
      const on = fitmentOn(component, vehicle, today);
      return on ? [mountedOf(component, on, wholeLifeOf(component, ledgers, today), today)] : [];
    });
  return found.sort((a, b) => rankOf(a) - rankOf(b) || a.name.localeCompare(b.name, 'en') || a.id - b.id);
}

const rankOf = ({ kind }: BookMounted): number => (kind === 'tyres' ? 0 : 1);

const fitmentOn = ({ fitments }: FollowedComponent, vehicle: number, today: string): Fitted | undefined =>
  fitments.find((one) => one.vehicle_id === vehicle && lasts(one) && (one.from_on === null || one.from_on <= today));

function mountedOf(component: FollowedComponent, on: Fitted, life: WholeLifeView, today: string): BookMounted {
  const { id, kind, name, maker, number, size, season, tyres } = component;
  return {
    ...{ id, kind, name, maker, number, size, season },
    positions: tyres === null ? on.positions : [],
    ...{ from_on: on.from_on, from_mileage: on.from_mileage },
    tyres: tyres && tyresOf(tyres, life, today),
    lives: life.lives.map(lifeOf),
    limits: life.limits.map(limitOf),
  };
}

const tyresOf = (
  tyres: NonNullable<FollowedComponent['tyres']>,
  { places, treads }: WholeLifeView,
  today: string,
): BookTyre[] =>
  tyres.map(({ position, dot, dot_decade }, at) => {
    const said = dot === null ? null : dotWeekOf(dot, dot_decade);
    const made = said === null || isAmbiguous(said) ? null : said;
    const tread = treads.find(({ tyre }) => tyre === at + 1);
    return {
      ...{ position: places[at] ?? position, dot, made },
      months: made && wholeMonths(firstDayOf(made), today),
      tread: tread ? { read_on: tread.read_on, depth_mm: tread.depth_mm } : null,
    };
  });

const lifeOf = ({
  from,
  to,
  months,
  distance_km,
  hours,
  sessions,
  open,
}: WholeLifeView['lives'][number]): BookLife => ({
  ...{ from, to, months, distance_km, hours, sessions },
  at_least: open !== null,
});

const limitOf = ({ limit, ...standing }: WholeLifeView['limits'][number]): BookLimit => {
  const { by, value, unit, until, source } = limit;
  const { state, used, at_least, due_on, due_mileage } = standing;
  return { by, value, unit, until, source, state, used, at_least, due_on, due_mileage };
};
