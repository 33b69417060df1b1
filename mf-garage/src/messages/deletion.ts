// Made of en/deletion.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {first} {next} */
export const andThen =
  /* @__PURE__ */ __message__<(given: { first: string | number; next: string | number }) => string>(
    'mf-garage:deletion.andThen',
  );
/** This cannot be undone. */
export const cannotBeUndone = /* @__PURE__ */ __message__<string>('mf-garage:deletion.cannotBeUndone');
/** Failed to count numbers */
export const countNumbersFailed = /* @__PURE__ */ __message__<string>('mf-garage:deletion.countNumbersFailed');
/** Failed to count owners */
export const countOwnersFailed = /* @__PURE__ */ __message__<string>('mf-garage:deletion.countOwnersFailed');
/** Failed to count parts */
export const countPartsFailed = /* @__PURE__ */ __message__<string>('mf-garage:deletion.countPartsFailed');
/** Counting what goes with it... */
export const countingAll = /* @__PURE__ */ __message__<string>('mf-garage:deletion.countingAll');
/** Nothing else goes with it. */
export const nothingElse = /* @__PURE__ */ __message__<string>('mf-garage:deletion.nothingElse');
/** {count, plural, one {# number} other {# numbers}} */
export const numbers = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:deletion.numbers'),
);
/** {count, plural, one {# owner} other {# owners}} */
export const owners = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:deletion.owners'),
);
/** {count, plural, one {# part} other {# parts}} */
export const parts = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:deletion.parts'),
);
/** numbers */
export const severalNumbers = /* @__PURE__ */ __message__<string>('mf-garage:deletion.severalNumbers');
/** owners */
export const severalOwners = /* @__PURE__ */ __message__<string>('mf-garage:deletion.severalOwners');
/** parts */
export const severalParts = /* @__PURE__ */ __message__<string>('mf-garage:deletion.severalParts');
/** vehicles */
export const severalVehicles = /* @__PURE__ */ __message__<string>('mf-garage:deletion.severalVehicles');
/** It takes {things} with it. */
export const takes =
  /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('mf-garage:deletion.takes');
/** How many {things} go with it is not known: that part of Carnet does not answer right now. */
export const unknown =
  /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('mf-garage:deletion.unknown');
/** What goes with it in {places} is not known: that part of Carnet does not answer right now. */
export const unknownIn =
  /* @__PURE__ */ __message__<(given: { places: string | number }) => string>('mf-garage:deletion.unknownIn');
/** {count, plural, one {# vehicle} other {# vehicles}} */
export const vehicles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:deletion.vehicles'),
);
