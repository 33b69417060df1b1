import type { CostsAsked, VehicleCosts } from '@carnet/contracts';
import { personCurrency } from '@carnet/mf-kit/formats';
import { useQueries } from '@carnet/mf-kit/data';
import { useExtensions } from '@carnet/mf-kit/federation';
import { costsQuery } from './costs.queries';
import { inCurrencies, type Total } from './costs.rules';

/** Costs from all domains. */
export interface Costs {
  /** Costs of keeping vehicles. */
  totals: Total[];
  /** Costs of driving them. */
  running: Total[];
  /** Explanations by domain of what it counts as a cost. Only domains with costs have one. */
  howCounted: string[];
  /** True while some domains have not answered. */
  waiting: boolean;
  /** Names of domains that failed, such as `Service events`. */
  away: string[];
  again: () => void;
}

/** Costs of one vehicle, or of all, from every remote. A domain that fails is named in `away`; the others still count. */
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
