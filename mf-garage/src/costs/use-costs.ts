import type { CostsAsked, VehicleCosts } from '@carnet/contracts';
import { personCurrency } from '@carnet/mf-kit/formats';
import { useQueries } from '@carnet/mf-kit/data';
import { useExtensions } from '@carnet/mf-kit/federation';
import { costsQuery } from './costs.queries';
import { inCurrencies, type Total } from './costs.rules';

/** The costs that all domains know. */
export interface Costs {
  /** The cost of keeping vehicles. */
  totals: Total[];
  /** The cost of driving them. */
  running: Total[];
  /** Sentences of domains that count something: what counts of it. */
  howCounted: string[];
  /** Some of it is still on the way. */
  waiting: boolean;
  /** Domains that could not be asked: `Service events`. */
  away: string[];
  again: () => void;
}

/** The costs of one vehicle, or of all, that every remote knows. One that is away is named, and the others still count. */
export function useCosts(asked: Omit<CostsAsked, 'page'>): Costs {
  const remotes = useExtensions('vehicle-costs');
  const domains = remotes.flatMap(({ data }): readonly VehicleCosts[] | VehicleCosts => data ?? []);
  const answers = useQueries({ queries: domains.map((domain) => costsQuery(domain, asked)) });
  const own = personCurrency();
  const sources = [
    ...remotes.map((remote) => ({ label: remote.remote, answer: remote })),
    ...domains.map(({ label }, at) => ({ label, answer: answers[at]! })),
  ];
  const failed = sources.filter(({ answer }) => answer.data === undefined && answer.error);
  const all = answers.flatMap(({ data }) => inCurrencies(data ?? [], own));
  return {
    totals: all.filter(({ isRunning }) => !isRunning),
    running: all.filter(({ isRunning }) => isRunning),
    howCounted: domains.flatMap(({ howCounted }, at) => (howCounted && answers[at]!.data?.length ? [howCounted] : [])),
    waiting: sources.some(({ answer }) => answer.data === undefined && !answer.error),
    away: failed.map(({ label }) => label),
    again: () => failed.forEach(({ answer }) => void answer.refetch()),
  };
}
