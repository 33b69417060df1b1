import { personCurrency } from '../formats/spelling';
import * as m from '../messages/forms';
import { moneyProblem, moneyText, numberOrNull } from './values';

/** A cost as a form holds it. For another currency than the person's, a rate of their own may give the amount in theirs. */
export interface CostValues {
  cost: string;
  currency: string;
  converted_cost: string;
  converted_currency: string;
}

/** The cost in the services' format. */
interface Cost {
  cost: number | null;
  currency: string | null;
  converted_cost?: number | null;
  converted_currency?: string | null;
}

/** Values of the fields; empty, in the person's currency, if there is no cost yet. */
export const costValues = (of?: Cost): CostValues => ({
  cost: moneyText(of?.cost, of?.currency),
  currency: of?.currency ?? personCurrency(),
  converted_cost: moneyText(of?.converted_cost, of?.converted_currency),
  converted_currency: of?.converted_currency ?? personCurrency(),
});

/** Tells whether the cost's currency differs from the one into which it may be converted. */
export const isConverted = ({ currency, converted_currency }: CostValues): boolean => currency !== converted_currency;

export const convertedLabel = ({ converted_currency }: CostValues): string =>
  m.sameIn({ currency: converted_currency });

/** The problem of each of the two amounts, or null; `label` is the name of the cost's own field. */
export function costProblems(label: string, values: CostValues): Record<'cost' | 'converted_cost', string | null> {
  const { cost, currency } = values;
  return {
    cost: moneyProblem(label, cost, currency),
    converted_cost: isConverted(values) ? conversionProblem(values) : null,
  };
}

function conversionProblem(values: CostValues): string | null {
  const { cost, converted_cost, converted_currency } = values;
  const label = convertedLabel(values);
  if (converted_cost.trim() && !cost.trim()) return m.needsCost({ label });
  return moneyProblem(label, converted_cost, converted_currency);
}

/** The cost in the format that services accept. */
export function costBody(values: CostValues) {
  const converted_cost = isConverted(values) ? numberOrNull(values.converted_cost) : null;
  return {
    cost: numberOrNull(values.cost),
    currency: values.currency,
    converted_cost,
    converted_currency: converted_cost === null ? null : values.converted_currency,
  };
}
