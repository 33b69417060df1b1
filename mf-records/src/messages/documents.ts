// Made of en/documents.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add {name} as a page */
export const addAsPage = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:documents.addAsPage',
);
/** All types */
export const allTypes = /* @__PURE__ */ __message__<string>('mf-records:documents.allTypes');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-records:documents.cancel');
/** Choose the pages in their order, or photograph them. */
export const chooseInOrder = /* @__PURE__ */ __message__<string>('mf-records:documents.chooseInOrder');
/** {count, plural, one {# document} other {# documents}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:documents.count'),
);
/** Document */
export const document = /* @__PURE__ */ __message__<string>('mf-records:documents.document');
/** PDF up to {pdf}, pictures up to {picture}, or invoices as XML: drop them here, or paste them. File them now or later. */
export const drop =
  /* @__PURE__ */ __message__<(given: { pdf: string | number; picture: string | number }) => string>(
    'mf-records:documents.drop',
  );
/** Drop registration, insurance, invoices and letters above: they are kept here, and found by what they say. */
export const dropAbove = /* @__PURE__ */ __message__<string>('mf-records:documents.dropAbove');
/** Enter {name} as a service event */
export const enterNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:documents.enterNamed',
);
/** File {name} */
export const fileNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:documents.fileNamed',
);
/** Filter documents */
export const filter = /* @__PURE__ */ __message__<string>('mf-records:documents.filter');
/** What expires first */
export const firstToExpire = /* @__PURE__ */ __message__<string>('mf-records:documents.firstToExpire');
/** Join {count, plural, one {# page} other {# pages}} */
export const join = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:documents.join'),
);
/** Join Pages */
export const joinPages = /* @__PURE__ */ __message__<string>('mf-records:documents.joinPages');
/** Join pages into one paper */
export const joinTitle = /* @__PURE__ */ __message__<string>('mf-records:documents.joinTitle');
/** Pages */
export const joined = /* @__PURE__ */ __message__<string>('mf-records:documents.joined');
/** Keep the single papers in the inbox, too */
export const keepSingle = /* @__PURE__ */ __message__<string>('mf-records:documents.keepSingle');
/** Last added */
export const lastAdded = /* @__PURE__ */ __message__<string>('mf-records:documents.lastAdded');
/** {count, plural, other {These are the last # that came; the others follow.}} */
export const lastThatCame = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:documents.lastThatCame'),
);
/** Leave out {name} */
export const leaveOut = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:documents.leaveOut',
);
/** Leave Trash */
export const leaveTrash = /* @__PURE__ */ __message__<string>('mf-records:documents.leaveTrash');
/** Move {name} down */
export const moveDown = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:documents.moveDown',
);
/** Move {name} up */
export const moveUp =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:documents.moveUp');
/** Date, newest first */
export const newest = /* @__PURE__ */ __message__<string>('mf-records:documents.newest');
/** Next page: photograph it or choose it, and it goes behind the others. */
export const nextPage = /* @__PURE__ */ __message__<string>('mf-records:documents.nextPage');
/** No documents yet. */
export const noDocuments = /* @__PURE__ */ __message__<string>('mf-records:documents.noDocuments');
/** No documents found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-records:documents.noMatch');
/** Date, oldest first */
export const oldest = /* @__PURE__ */ __message__<string>('mf-records:documents.oldest');
/** Only what belongs to this record: <record></record> */
export const onlyOf = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { record: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:documents.onlyOf',
  ),
);
/** {count, plural, one {# page} other {# pages}} */
export const pages = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:documents.pages'),
);
/** Reading the pages... */
export const readingPages = /* @__PURE__ */ __message__<string>('mf-records:documents.readingPages');
/** Search */
export const search = /* @__PURE__ */ __message__<string>('mf-records:documents.search');
/** Show all papers */
export const showAllPapers = /* @__PURE__ */ __message__<string>('mf-records:documents.showAllPapers');
/** The single papers go into the trash. You can take the joined one apart for 30 days. */
export const singleToTrash = /* @__PURE__ */ __message__<string>('mf-records:documents.singleToTrash');
/** Sort by */
export const sortBy = /* @__PURE__ */ __message__<string>('mf-records:documents.sortBy');
/** The papers of your vehicles, in one place, found by what they say. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:documents.subtitle');
/** Papers to choose from */
export const toChooseFrom = /* @__PURE__ */ __message__<string>('mf-records:documents.toChooseFrom');
/** {count, plural, one {# paper to file} other {# papers to file}} */
export const toFile = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:documents.toFile'),
);
/** Trash */
export const trash = /* @__PURE__ */ __message__<string>('mf-records:documents.trash');
/** The trash is empty. */
export const trashIsEmpty = /* @__PURE__ */ __message__<string>('mf-records:documents.trashIsEmpty');
