import { apiDiff, type Diff } from 'api-smart-diff';

const IN_RESPONSE = /^paths\/.+\/responses\//;

/**
 * Finds the changes in `now` that break those who were built for `released`: a route, parameter, field or choice that is gone, a request that must
 * say more or may say less than before, an answer of another type. Additions break nothing. One sentence for each.
 */
export function breakingChanges(released: object, now: object): string[] {
  const changes = apiDiff(released, now).filter(isBreaking).map(told);
  return [...new Set(changes)];
}

const asList = (types: unknown): unknown[] => [types].flat();

/** The library takes a request's field that may be null now for a narrowing; whoever sends what they sent is still understood. */
const isWiderRequest = ({ path, before, after }: Diff): boolean =>
  path.at(-1) === 'type' &&
  !IN_RESPONSE.test(path.join('/')) &&
  asList(before).every((type) => asList(after).includes(type));

// Schemas are judged where a route uses them, as its request or its answer; by themselves they break nobody.
const isBreaking = (change: Diff): boolean =>
  change.path[0] !== 'components' && ((change.type === 'breaking' && !isWiderRequest(change)) || isOtherAnswer(change));

/** The library takes another type of an answer's field for a widening; who reads the answer cannot. */
const isOtherAnswer = ({ path }: Diff): boolean =>
  [path.at(-1), path.at(-2)].includes('type') && IN_RESPONSE.test(path.join('/'));

function told({ action, path, before, after }: Diff): string {
  const [, route, method, ...rest] = path.map(String);
  const where = [...(method ? [method.toUpperCase()] : []), route, rest.join('.')].filter(Boolean).join(' ');
  if (action === 'replace') return `${where}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`;
  return `${where}: ${action === 'remove' ? 'is gone' : 'is new and demanded'}`;
}
