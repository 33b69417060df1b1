import { apiDiff, type Diff } from 'api-smart-diff';

const IN_RESPONSE = /^paths\/.+\/responses\//;

/**
 * Finds the changes in `now` that break clients of `released`: a removed route, parameter, field or choice, a request that demands more or allows
 * less than before, an answer of another type. Additions break nothing. Returns one sentence for each change.
 */
export function breakingChanges(released: object, now: object): string[] {
  const changes = apiDiff(released, now).filter(isBreaking).map(told);
  return [...new Set(changes)];
}

const asList = (types: unknown): unknown[] => [types].flat();

/** The library reports a request field that became nullable as breaking. It is not: old requests are still valid. */
const isWiderRequest = ({ path, before, after }: Diff): boolean =>
  path.at(-1) === 'type' &&
  !IN_RESPONSE.test(path.join('/')) &&
  asList(before).every((type) => asList(after).includes(type));

// A schema is judged where a route uses it in a request or an answer; a change of the schema alone breaks no client.
const isBreaking = (change: Diff): boolean =>
  change.path[0] !== 'components' && ((change.type === 'breaking' && !isWiderRequest(change)) || isOtherAnswer(change));

/** The library reports another type of an answer's field as compatible, but clients cannot read the answer. */
const isOtherAnswer = ({ path }: Diff): boolean =>
  [path.at(-1), path.at(-2)].includes('type') && IN_RESPONSE.test(path.join('/'));

function told({ action, path, before, after }: Diff): string {
  const [, route, method, ...rest] = path.map(String);
  const where = [...(method ? [method.toUpperCase()] : []), route, rest.join('.')].filter(Boolean).join(' ');
  if (action === 'replace') return `${where}: ${JSON.stringify(before)} became ${JSON.stringify(after)}`;
  return `${where}: ${action === 'remove' ? 'is gone' : 'is new and demanded'}`;
}
