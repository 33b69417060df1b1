// Made of en/document.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Added */
export const added = /* @__PURE__ */ __message__<string>('mf-records:document.added');
/** There is no sheet to look at: not shown in a dossier that withholds something */
export const cannotLook = /* @__PURE__ */ __message__<string>('mf-records:document.cannotLook');
/** Delete for Good */
export const deleteForGood = /* @__PURE__ */ __message__<string>('mf-records:document.deleteForGood');
/** Download */
export const download = /* @__PURE__ */ __message__<string>('mf-records:document.download');
/** Drawing pages: {done} of {all}... */
export const drawingPages = /* @__PURE__ */ __message__<
  (given: { all: string | number; done: string | number }) => string
>('mf-records:document.drawingPages');
/** These are the first {shown} of {all} pages; the file has them all. */
export const firstOf =
  /* @__PURE__ */ __message__<(given: { all: string | number; shown: string | number }) => string>(
    'mf-records:document.firstOf',
  );
/** Hide Parts in Dossiers */
export const hideParts = /* @__PURE__ */ __message__<string>('mf-records:document.hideParts');
/** In dossiers */
export const inDossiers = /* @__PURE__ */ __message__<string>('mf-records:document.inDossiers');
/** This document is in the trash. */
export const inTrash = /* @__PURE__ */ __message__<string>('mf-records:document.inTrash');
/** Joined of {count, plural, one {# single paper} other {# single papers}}. */
export const joinedOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document.joinedOf'),
);
/** Loading document... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:document.loading');
/** {count, plural, =0 {Looked through, nothing hidden} one {Looked through, # part hidden} other {Looked through, # parts hidden}} */
export const lookedThrough = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document.lookedThrough'),
);
/** In a new tab */
export const newTab = /* @__PURE__ */ __message__<string>('mf-records:document.newTab');
/** Some pages could not be drawn. */
export const notDrawn = /* @__PURE__ */ __message__<string>('mf-records:document.notDrawn');
/** Nobody has looked: not shown in a dossier that withholds something */
export const notLooked = /* @__PURE__ */ __message__<string>('mf-records:document.notLooked');
/** {page} of {all} */
export const numberOf =
  /* @__PURE__ */ __message__<(given: { all: string | number; page: string | number }) => string>(
    'mf-records:document.numberOf',
  );
/** Open */
export const open = /* @__PURE__ */ __message__<string>('mf-records:document.open');
/** Page {page} of {name} */
export const pageOf =
  /* @__PURE__ */ __message__<(given: { name: string | number; page: string | number }) => string>(
    'mf-records:document.pageOf',
  );
/** Pages */
export const pages = /* @__PURE__ */ __message__<string>('mf-records:document.pages');
/** The same file is there already: <link>open the first</link>. */
export const sameFile = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:document.sameFile',
  ),
);
/** {count, plural, other {Show All # Pages}} */
export const showPages = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document.showPages'),
);
/** Delete this document for good? It cannot be brought back. */
export const sureForGood = /* @__PURE__ */ __message__<string>('mf-records:document.sureForGood');
/** Put this document into the trash? It is kept there for 30 days. */
export const sureToTrash = /* @__PURE__ */ __message__<string>('mf-records:document.sureToTrash');
/** Take Apart */
export const takeApart = /* @__PURE__ */ __message__<string>('mf-records:document.takeApart');
/** Take It Out */
export const takeOut = /* @__PURE__ */ __message__<string>('mf-records:document.takeOut');
/** Text */
export const text = /* @__PURE__ */ __message__<string>('mf-records:document.text');
/** Turn Right */
export const turn = /* @__PURE__ */ __message__<string>('mf-records:document.turn');
