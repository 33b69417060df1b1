// Made of en/subjects.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Find a record */
export const find = /* @__PURE__ */ __message__<string>('mf-records:subjects.find');
/** Linked */
export const isLinked = /* @__PURE__ */ __message__<string>('mf-records:subjects.isLinked');
/** Issue */
export const issue = /* @__PURE__ */ __message__<string>('mf-records:subjects.issue');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-records:subjects.issues');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('mf-records:subjects.link');
/** Link {name} */
export const linkNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:subjects.linkNamed',
);
/** {kind} <link>{name}</link> */
export const linked = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: { kind: ReactNode; link: (text: ReactNode) => ReactNode; name: ReactNode }) => ReactNode[]
  >('mf-records:subjects.linked'),
);
/** Loading records... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:subjects.loading');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-records:subjects.modification');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-records:subjects.modifications');
/** {kinds} cannot be searched at the moment. */
export const notSearched = /* @__PURE__ */ __message__<(given: { kinds: string | number }) => string>(
  'mf-records:subjects.notSearched',
);
/** Nothing found. */
export const nothingFound = /* @__PURE__ */ __message__<string>('mf-records:subjects.nothingFound');
/** Nothing is recorded of this vehicle yet. */
export const nothingRecorded = /* @__PURE__ */ __message__<string>('mf-records:subjects.nothingRecorded');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-records:subjects.part');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-records:subjects.parts');
/** Error fetching records */
export const recordsFailed = /* @__PURE__ */ __message__<string>('mf-records:subjects.recordsFailed');
/** Service, part, modification, issue */
export const searched = /* @__PURE__ */ __message__<string>('mf-records:subjects.searched');
/** Service event */
export const serviceEvent = /* @__PURE__ */ __message__<string>('mf-records:subjects.serviceEvent');
/** Service events */
export const serviceEvents = /* @__PURE__ */ __message__<string>('mf-records:subjects.serviceEvents');
/** {kinds} · {shown} of {total} */
export const someOf =
  /* @__PURE__ */ __message__<
    (given: { kinds: string | number; shown: string | number; total: string | number }) => string
  >('mf-records:subjects.someOf');
/** Track day */
export const trackDay = /* @__PURE__ */ __message__<string>('mf-records:subjects.trackDay');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-records:subjects.trackDays');
