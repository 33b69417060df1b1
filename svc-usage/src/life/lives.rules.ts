import { homeOf } from '../components/component.rules.js';
import type { FollowedComponent } from './followed.repository.js';
import type { ComponentLifeView, WholeLifeView } from './life.dto.js';
import { arrangementOn, lastingOf, type Ledgers, livesOf, usedInAll, usedOn, usedUntil } from './life.rules.js';
import { standingsOf } from './limit.rules.js';
import { inMillimetres, type Tread, treadsOf } from './tread.rules.js';

/** The current life of a component on a day. */
export function lifeOf(component: FollowedComponent, ledgers: Ledgers, today: string): ComponentLifeView {
  const { id, kind, name, made_on, limits, fitments } = component;
  const on = lastingOf(fitments);
  const life = livesOf(component, ledgers, today).at(-1)!;
  const judged = { limits, life, on, treads: treadsNow(component, ledgers, today), followed: component };
  return {
    ...{ component_id: id, kind, name, made_on, life },
    vehicle_id: on?.vehicle_id ?? null,
    limits: standingsOf(judged, ledgers, today),
  };
}

/** The same, with all lives and their parts. */
export function wholeLifeOf(component: FollowedComponent, ledgers: Ledgers, today: string): WholeLifeView {
  const { fitments, entries } = component;
  const used = (on: string, mileage: number | null) => usedUntil(component, ledgers, { on, mileage });
  const lives = livesOf(component, ledgers, today);
  return {
    ...lifeOf(component, ledgers, today),
    lives,
    total: usedInAll(component, ledgers),
    fitments: fitments.map((fitment) => ({ fitment_id: fitment.id, ...usedOn(fitment, component, ledgers) })),
    entries: entries.map(({ id, happened_on, mileage }) => ({ entry_id: id, ...used(happened_on, mileage) })),
    treads: treadsNow(component, ledgers, today),
    places: [...arrangementOn(homeOf(component), fitments, entries, today)],
  };
}

function treadsNow(component: FollowedComponent, ledgers: Ledgers, today: string): Tread[] {
  const limit = component.limits.find(({ by }) => by === 'tread');
  const depth = limit ? inMillimetres(limit.value!, limit.unit === '1/32in' ? '1/32in' : 'mm') : null;
  return treadsOf(homeOf(component), component, ledgers, today, depth);
}
