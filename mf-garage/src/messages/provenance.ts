// Made of en/provenance.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Error deleting number */
export const deleteNumberFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.deleteNumberFailed');
/** Error deleting owner */
export const deleteOwnerFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.deleteOwnerFailed');
/** Error fetching provenance */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.fetchFailed');
/** Error fetching number */
export const fetchNumberFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.fetchNumberFailed');
/** Error fetching owner */
export const fetchOwnerFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.fetchOwnerFailed');
/** Loading provenance... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:provenance.loading');
/** matching numbers */
export const matchingNumbers = /* @__PURE__ */ __message__<string>('mf-garage:provenance.matchingNumbers');
/** Add owners and numbers */
export const nothingKnown = /* @__PURE__ */ __message__<string>('mf-garage:provenance.nothingKnown');
/** {count, plural, one {# number recorded} other {# numbers recorded}} */
export const numbersKnown = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance.numbersKnown'),
);
/** {count, plural, one {# number replaced} other {# numbers replaced}} */
export const numbersReplaced = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance.numbersReplaced'),
);
/** {owners}; {numbers} */
export const ownersAndNumbers = /* @__PURE__ */ __message__<
  (given: { numbers: string | number; owners: string | number }) => string
>('mf-garage:provenance.ownersAndNumbers');
/** {count, plural, one {# owner} other {# owners}} known {decade, select, yes {since the {year}s} other {since {year}}} */
export const ownersSince = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; decade: 'other' | 'yes'; year: string | number }) => string>(
    'mf-garage:provenance.ownersSince',
  ),
);
/** Provenance */
export const provenance = /* @__PURE__ */ __message__<string>('mf-garage:provenance.provenance');
/** Error saving number */
export const saveNumberFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.saveNumberFailed');
/** Error saving owner */
export const saveOwnerFailed = /* @__PURE__ */ __message__<string>('mf-garage:provenance.saveOwnerFailed');
/** {matching} of {count, plural, one {# number} other {# numbers}} matching */
export const someMatching = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; matching: string | number }) => string>(
    'mf-garage:provenance.someMatching',
  ),
);
