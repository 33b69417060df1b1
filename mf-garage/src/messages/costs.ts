// Made of en/costs.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All collections */
export const allCollections = /* @__PURE__ */ __message__<string>('mf-garage:costs.allCollections');
/** All currencies */
export const allCurrencies = /* @__PURE__ */ __message__<string>('mf-garage:costs.allCurrencies');
/** All kinds */
export const allKinds = /* @__PURE__ */ __message__<string>('mf-garage:costs.allKinds');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-garage:costs.allVehicles');
/** {count, plural, one {# amount} other {# amounts}} */
export const amounts = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:costs.amounts'),
);
/** Any year */
export const anyYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.anyYear');
/** at least {distance} */
export const atLeast =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-garage:costs.atLeast');
/** {things} could not be loaded, and are missing in the sums. */
export const away = /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('mf-garage:costs.away');
/** Costs by vehicle */
export const byVehicle = /* @__PURE__ */ __message__<string>('mf-garage:costs.byVehicle');
/** Costs by year and kind */
export const byYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.byYear');
/** Collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:costs.collection');
/** {at, plural, other {#}} of {all, plural, other {#}} */
export const columnOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; at: number }) => string>('mf-garage:costs.columnOf'),
);
/** Costs */
export const costs = /* @__PURE__ */ __message__<string>('mf-garage:costs.costs');
/** Currency */
export const currency = /* @__PURE__ */ __message__<string>('mf-garage:costs.currency');
/** Distance covered */
export const distance = /* @__PURE__ */ __message__<string>('mf-garage:costs.distance');
/** Failed to fetch distances */
export const distancesFailed = /* @__PURE__ */ __message__<string>('mf-garage:costs.distancesFailed');
/** {unit, select, mi {{amount} a mile} km {{amount} a kilometer} h {{amount} an hour} other {}} */
export const each =
  /* @__PURE__ */ __message__<(given: { amount: string | number; unit: 'h' | 'km' | 'mi' | 'other' }) => string>(
    'mf-garage:costs.each',
  );
/** All kinds and {kinds} */
export const everything =
  /* @__PURE__ */ __message__<(given: { kinds: string | number }) => string>('mf-garage:costs.everything');
/** Failed to fetch costs */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:costs.fetchFailed');
/** Filter costs */
export const filter = /* @__PURE__ */ __message__<string>('mf-garage:costs.filter');
/** From {date} */
export const from = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-garage:costs.from');
/** From year */
export const fromYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.fromYear');
/** Counted is what was entered as the cost of completed service events, of parts in storage or installed, and of modifications begun or done; one that was done in a service event counts with that, unless it has no cost. The amount on a paper only proves a cost and is not counted. Where one invoice is for a service and its parts, leave the cost of the parts empty. */
export const howCounted = /* @__PURE__ */ __message__<string>('mf-garage:costs.howCounted');
/** In all */
export const inAll = /* @__PURE__ */ __message__<string>('mf-garage:costs.inAll');
/** Costs in {currency} */
export const inCurrency =
  /* @__PURE__ */ __message__<(given: { currency: string | number }) => string>('mf-garage:costs.inCurrency');
/** Insights */
export const insights = /* @__PURE__ */ __message__<string>('mf-garage:costs.insights');
/** Kind */
export const kind = /* @__PURE__ */ __message__<string>('mf-garage:costs.kind');
/** {kind} {amount} */
export const kindAndAmount = /* @__PURE__ */ __message__<
  (given: { amount: string | number; kind: string | number }) => string
>('mf-garage:costs.kindAndAmount');
/** Last year */
export const lastYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.lastYear');
/** {kinds} is left out of what vehicles cost to keep. Choose it as the kind to see it. */
export const leftOut =
  /* @__PURE__ */ __message__<(given: { kinds: string | number }) => string>('mf-garage:costs.leftOut');
/** Adding up the costs... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:costs.loading');
/** Maintenance */
export const maintenance = /* @__PURE__ */ __message__<string>('mf-garage:costs.maintenance');
/** Modifications */
export const modification = /* @__PURE__ */ __message__<string>('mf-garage:costs.modification');
/** No distance is known. */
export const noDistance = /* @__PURE__ */ __message__<string>('mf-garage:costs.noDistance');
/** No costs match your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-garage:costs.noMatch');
/** No costs yet. */
export const none = /* @__PURE__ */ __message__<string>('mf-garage:costs.none');
/** Enter what a service event, a part or a modification cost, and it is added up here. */
export const noneText = /* @__PURE__ */ __message__<string>('mf-garage:costs.noneText');
/** {amount} of it without a date */
export const ofThatUndated = /* @__PURE__ */ __message__<(given: { amount: string | number }) => string>(
  'mf-garage:costs.ofThatUndated',
);
/** Open Insights */
export const openInsights = /* @__PURE__ */ __message__<string>('mf-garage:costs.openInsights');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-garage:costs.other');
/** Over {distance} */
export const over =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-garage:costs.over');
/** Over at least {distance} */
export const overAtLeast =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-garage:costs.overAtLeast');
/** Parts */
export const part = /* @__PURE__ */ __message__<string>('mf-garage:costs.part');
/** Cost per distance */
export const perDistance = /* @__PURE__ */ __message__<string>('mf-garage:costs.perDistance');
/** {unit, select, mi {Per mile} km {Per kilometer} h {Per hour} other {}} */
export const perUnit =
  /* @__PURE__ */ __message__<(given: { unit: 'h' | 'km' | 'mi' | 'other' }) => string>('mf-garage:costs.perUnit');
/** Repairs */
export const repair = /* @__PURE__ */ __message__<string>('mf-garage:costs.repair');
/** Since it was bought */
export const sinceBought = /* @__PURE__ */ __message__<string>('mf-garage:costs.sinceBought');
/** What your vehicles have cost, by year, kind and vehicle. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:costs.subtitle');
/** Costs by year, {first} to {last}: {total} in all, most in {most} with {amount} */
export const summary =
  /* @__PURE__ */ __message__<
    (given: {
      amount: string | number;
      first: string | number;
      last: string | number;
      most: string | number;
      total: string | number;
    }) => string
  >('mf-garage:costs.summary');
/** This year */
export const thisYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.thisYear');
/** To year */
export const toYear = /* @__PURE__ */ __message__<string>('mf-garage:costs.toYear');
/** {column}: {total} */
export const told =
  /* @__PURE__ */ __message__<(given: { column: string | number; total: string | number }) => string>(
    'mf-garage:costs.told',
  );
/** {column}: {total}; {kinds} */
export const toldWithKinds = /* @__PURE__ */ __message__<
  (given: { column: string | number; kinds: string | number; total: string | number }) => string
>('mf-garage:costs.toldWithKinds');
/** Total */
export const total = /* @__PURE__ */ __message__<string>('mf-garage:costs.total');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-garage:costs.tryAgain');
/** Without a date */
export const undated = /* @__PURE__ */ __message__<string>('mf-garage:costs.undated');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:costs.vehicle');
/** A sum with ≈ holds amounts that you converted by a rate of your own. */
export const withRate = /* @__PURE__ */ __message__<string>('mf-garage:costs.withRate');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-garage:costs.year');
