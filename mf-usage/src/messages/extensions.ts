// Made of en/extensions.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Failed to fetch recent fill-ups */
export const activityFailed = /* @__PURE__ */ __message__<string>('mf-usage:extensions.activityFailed');
/** Charged */
export const charged = /* @__PURE__ */ __message__<string>('mf-usage:extensions.charged');
/** Tyres and components */
export const components = /* @__PURE__ */ __message__<string>('mf-usage:extensions.components');
/** Failed to fetch what fuel cost */
export const costsFailed = /* @__PURE__ */ __message__<string>('mf-usage:extensions.costsFailed');
/** {count, plural, one {# fill-up} other {# fill-ups}} */
export const countedFillUps = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:extensions.countedFillUps'),
);
/** {count, plural, one {# mounting} other {# mountings}} */
export const countedMountings = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:extensions.countedMountings'),
);
/** {count, plural, one {# track session} other {# track sessions}} */
export const countedTrackSessions = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:extensions.countedTrackSessions'),
);
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-usage:extensions.fillUps');
/** Failed to count fill-ups */
export const fillUpsNotCounted = /* @__PURE__ */ __message__<string>('mf-usage:extensions.fillUpsNotCounted');
/** Filled up */
export const filledUp = /* @__PURE__ */ __message__<string>('mf-usage:extensions.filledUp');
/** Fuel */
export const fuel = /* @__PURE__ */ __message__<string>('mf-usage:extensions.fuel');
/** The price of tyres and components counts on the day on which they were bought, for the vehicle that they were on then, or else for the first that they were on; while they were on none, it counts nowhere. */
export const howComponentsCount = /* @__PURE__ */ __message__<string>('mf-usage:extensions.howComponentsCount');
/** Mounted */
export const mounted = /* @__PURE__ */ __message__<string>('mf-usage:extensions.mounted');
/** Mountings */
export const mountings = /* @__PURE__ */ __message__<string>('mf-usage:extensions.mountings');
/** Failed to fetch mountings */
export const mountingsFailed = /* @__PURE__ */ __message__<string>('mf-usage:extensions.mountingsFailed');
/** Failed to fetch what tyres and components cost */
export const pricesFailed = /* @__PURE__ */ __message__<string>('mf-usage:extensions.pricesFailed');
/** fill-ups */
export const severalFillUps = /* @__PURE__ */ __message__<string>('mf-usage:extensions.severalFillUps');
/** mountings */
export const severalMountings = /* @__PURE__ */ __message__<string>('mf-usage:extensions.severalMountings');
/** track sessions */
export const severalTrackSessions = /* @__PURE__ */ __message__<string>('mf-usage:extensions.severalTrackSessions');
/** Failed to count track sessions */
export const trackSessionsNotCounted = /* @__PURE__ */ __message__<string>(
  'mf-usage:extensions.trackSessionsNotCounted',
);
