// Made of en/fill-ups.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Fill-up */
export const add = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.add');
/** Add your first fill-up */
export const addFirst = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.addFirst');
/** All energies */
export const allEnergies = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.allEnergies');
/** Clear selection */
export const clearSelection = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.clearSelection');
/** Are you sure you want to delete this fill-up? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.confirmDelete');
/** Consumption */
export const consumption = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.consumption');
/** {count, plural, one {# fill-up} other {# fill-ups}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:fill-ups.count'),
);
/** Delete */
export const deleteSelected = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.deleteSelected');
/** {count, plural, one {# fill-up deleted} other {# fill-ups deleted}} */
export const deleted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:fill-ups.deleted'),
);
/** Distance */
export const distance = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.distance');
/** Edit Fill-up */
export const edit = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.edit');
/** Failed to fetch fill-up */
export const failed = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.failed');
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.fillUps');
/** Used on it */
export const filledOnIt = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.filledOnIt');
/** Filter fill-ups */
export const filter = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.filter');
/** From */
export const from = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.from');
/** full one before */
export const fullBefore = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.fullBefore');
/** In all: {amounts} */
export const inAll =
  /* @__PURE__ */ __message__<(given: { amounts: string | number }) => string>('mf-usage:fill-ups.inAll');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.lastUpdated');
/** Failed to fetch fill-ups */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.listFailed');
/** Loading fill-up... */
export const loading = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.loading');
/** Loading fill-ups... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.loadingAll');
/** {count, plural, one {Of this fill-up alone, since the} other {Of # fill-ups, since the}} */
export const madeOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:fill-ups.madeOf'),
);
/** No fill-ups match. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.noMatch');
/** No fill-ups yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.noneYet');
/** Write down the next one: odometer, amount and total are enough. From the second full tank on you see what it consumes. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.noneYetText');
/** Failed to save fill-up */
export const notCreated = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.notCreated');
/** Failed to delete fill-up */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.notDeleted');
/** Fill-up not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.notFound');
/** Failed to save fill-up */
export const notUpdated = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.notUpdated');
/** Recorded */
export const recorded = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.recorded');
/** Station, note or vehicle */
export const searched = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.searched');
/** Select */
export const select = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.select');
/** {count, plural, other {Select all #}} */
export const selectAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:fill-ups.selectAll'),
);
/** Select {name}, {day} */
export const selectNamed = /* @__PURE__ */ __message__<
  (given: { day: string | number; name: string | number }) => string
>('mf-usage:fill-ups.selectNamed');
/** {count, plural, other {# selected}} */
export const selected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:fill-ups.selected'),
);
/** Selected fill-ups */
export const selectedFillUps = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.selectedFillUps');
/** Fuel and charges, and what they come to on the road. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.subtitle');
/** To */
export const to = /* @__PURE__ */ __message__<string>('mf-usage:fill-ups.to');
