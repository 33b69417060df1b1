import type { CostKind, CostTotal } from '@carnet/contracts';
import { formatMileage, formatMoney, formatSums } from '@carnet/mf-kit/formats';
import { kindsOf, type PerDistance, type Sum } from './costs.rules';
import * as m from '../messages/costs';

const KIND_WORDS: Readonly<Record<CostKind, string>> = {
  maintenance: m.maintenance,
  repair: m.repair,
  part: m.part,
  modification: m.modification,
  other: m.other,
};

/** Labels by kind, in the order of `kindsOf`. */
export const kindWords = (totals: readonly CostTotal[]): Record<string, string> => {
  const own = Object.fromEntries(totals.map(({ kind, kindLabel }) => [kind, kindLabel ?? kind]));
  const words: Readonly<Record<string, string>> = { ...own, ...KIND_WORDS };
  return Object.fromEntries(kindsOf(totals).map((kind) => [kind, words[kind]!]));
};

/** `$1,234.50`; `≈` before it if the sum contains amounts converted at the person's own rate. */
export const sumText = ({ amount, currency, byRate }: Pick<Sum, 'amount' | 'currency' | 'byRate'>): string =>
  formatSums([{ amount, currency, by_rate: byRate }]);

/** Cost per unit of distance. Less than the smallest coin is `< $0.01`. */
export function eachText(sum: Pick<Sum, 'amount' | 'currency' | 'byRate'>): string {
  const coin = smallestCoin(sum.currency);
  if (sum.amount <= 0 || sum.amount >= coin / 2) return sumText(sum);
  return `<\u00a0${formatMoney(coin, undefined, sum.currency)}`;
}

const smallestCoin = (currency: string): number =>
  10 ** -(new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2);

export function overText({ distance, atLeast, unit }: PerDistance): string {
  const written = formatMileage(distance, unit);
  return atLeast ? m.overAtLeast({ distance: written }) : m.over({ distance: written });
}
