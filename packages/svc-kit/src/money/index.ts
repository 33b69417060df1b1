export { CostSumView, costSums, costTotals, CostsQuery, CostTotalView } from './cost-totals.js';
export { Currencies } from './currencies.js';
export { addCurrency, dropCurrency } from './money.migration.js';
export { currencyOf, decimalsOf, DEFAULT_CURRENCY, isCurrency } from './money.rules.js';
