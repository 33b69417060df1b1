// Made of en/palette.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** and {count} more; another word narrows them down */
export const andMore =
  /* @__PURE__ */ __message__<(given: { count: string | number }) => string>('shell:palette.andMore');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('shell:palette.close');
/** Dashboard */
export const dashboard = /* @__PURE__ */ __message__<string>('shell:palette.dashboard');
/** Find anything in your garage */
export const findAnything = /* @__PURE__ */ __message__<string>('shell:palette.findAnything');
/** Go to */
export const goTo = /* @__PURE__ */ __message__<string>('shell:palette.goTo');
/** in a new tab */
export const inANewTab = /* @__PURE__ */ __message__<string>('shell:palette.inANewTab');
/** Esc */
export const keyEscape = /* @__PURE__ */ __message__<string>('shell:palette.keyEscape');
/** {names} could not be reached. Everything else {searched, select, yes {was searched} other {can be found}}. */
export const notReached =
  /* @__PURE__ */ __message__<(given: { names: string | number; searched: 'other' | 'yes' }) => string>(
    'shell:palette.notReached',
  );
/** Nothing found for <strong>“{text}”</strong>{all, select, yes {.} other { in what could be reached.}} */
export const nothingFound = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: { all: 'other' | 'yes'; strong: (text: ReactNode) => ReactNode; text: ReactNode }) => ReactNode[]
  >('shell:palette.nothingFound'),
);
/** Nothing found for {text} */
export const nothingFoundFor = /* @__PURE__ */ __message__<(given: { text: string | number }) => string>(
  'shell:palette.nothingFoundFor',
);
/** small */
export const nouns = /* @__PURE__ */ __message__<string>('shell:palette.nouns');
/** Profile */
export const profile = /* @__PURE__ */ __message__<string>('shell:palette.profile');
/** Quick actions */
export const quickActions = /* @__PURE__ */ __message__<string>('shell:palette.quickActions');
/** Quick entry */
export const quickEntry = /* @__PURE__ */ __message__<string>('shell:palette.quickEntry');
/** Recent */
export const recent = /* @__PURE__ */ __message__<string>('shell:palette.recent');
/** {count, plural, one {# result} other {# results}} */
export const results = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:palette.results'),
);
/** Search */
export const search = /* @__PURE__ */ __message__<string>('shell:palette.search');
/** Settings */
export const settings = /* @__PURE__ */ __message__<string>('shell:palette.settings');
/** Show all {count} {things} */
export const showAll =
  /* @__PURE__ */ __message__<(given: { count: string | number; things: string | number }) => string>(
    'shell:palette.showAll',
  );
/** to close */
export const toClose = /* @__PURE__ */ __message__<string>('shell:palette.toClose');
/** to move */
export const toMove = /* @__PURE__ */ __message__<string>('shell:palette.toMove');
/** to open */
export const toOpen = /* @__PURE__ */ __message__<string>('shell:palette.toOpen');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('shell:palette.tryAgain');
/** Try fewer words, or another one. */
export const tryFewerWords = /* @__PURE__ */ __message__<string>('shell:palette.tryFewerWords');
/** What can be opened */
export const whatCanBeOpened = /* @__PURE__ */ __message__<string>('shell:palette.whatCanBeOpened');
