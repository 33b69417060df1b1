// Made of en/pairs.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** After */
export const after = /* @__PURE__ */ __message__<string>('mf-records:pairs.after');
/** After: {photo} */
export const afterNamed =
  /* @__PURE__ */ __message__<(given: { photo: string | number }) => string>('mf-records:pairs.afterNamed');
/** Before */
export const before = /* @__PURE__ */ __message__<string>('mf-records:pairs.before');
/** Before and after */
export const beforeAndAfter = /* @__PURE__ */ __message__<string>('mf-records:pairs.beforeAndAfter');
/** Before: {photo} */
export const beforeNamed =
  /* @__PURE__ */ __message__<(given: { photo: string | number }) => string>('mf-records:pairs.beforeNamed');
/** Choose the photo before */
export const chooseBefore = /* @__PURE__ */ __message__<string>('mf-records:pairs.chooseBefore');
/** Choose a file */
export const chooseFile = /* @__PURE__ */ __message__<string>('mf-records:pairs.chooseFile');
/** Create Pair */
export const create = /* @__PURE__ */ __message__<string>('mf-records:pairs.create');
/** Error creating pair */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-records:pairs.createFailed');
/** {day}, {later} */
export const dayAnd =
  /* @__PURE__ */ __message__<(given: { day: string | number; later: string | number }) => string>(
    'mf-records:pairs.dayAnd',
  );
/** {count, plural, one {# day} other {# days}} earlier */
export const daysEarlier = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.daysEarlier'),
);
/** {count, plural, one {# day} other {# days}} later */
export const daysLater = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.daysLater'),
);
/** Error deleting pair */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-records:pairs.deleteFailed');
/** Delete Pair */
export const deletePair = /* @__PURE__ */ __message__<string>('mf-records:pairs.deletePair');
/** Are you sure you want to delete this pair? */
export const deleteQuestion = /* @__PURE__ */ __message__<string>('mf-records:pairs.deleteQuestion');
/** Select two photos and press ‘Compare’, or take the second one while the first is shown beside it. */
export const howTo = /* @__PURE__ */ __message__<string>('mf-records:pairs.howTo');
/** Error fetching pairs */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:pairs.listFailed');
/** Loading... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:pairs.loading');
/** Loading pair... */
export const loadingPair = /* @__PURE__ */ __message__<string>('mf-records:pairs.loadingPair');
/** Loading pairs... */
export const loadingPairs = /* @__PURE__ */ __message__<string>('mf-records:pairs.loadingPairs');
/** Make Your First Pair */
export const makeFirst = /* @__PURE__ */ __message__<string>('mf-records:pairs.makeFirst');
/** {count, plural, one {# month} other {# months}} earlier */
export const monthsEarlier = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.monthsEarlier'),
);
/** {count, plural, one {# month} other {# months}} later */
export const monthsLater = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.monthsLater'),
);
/** New Pair */
export const newPair = /* @__PURE__ */ __message__<string>('mf-records:pairs.newPair');
/** The photo before and the one after, of the same place. */
export const newSubtitle = /* @__PURE__ */ __message__<string>('mf-records:pairs.newSubtitle');
/** There is no other photo to choose. <link>Upload photos</link> */
export const noOtherPhoto = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:pairs.noOtherPhoto',
  ),
);
/** No pairs yet. */
export const noPairs = /* @__PURE__ */ __message__<string>('mf-records:pairs.noPairs');
/** There is no photo to choose. <link>Upload photos</link> */
export const noPhoto = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:pairs.noPhoto',
  ),
);
/** Not chosen yet */
export const notChosen = /* @__PURE__ */ __message__<string>('mf-records:pairs.notChosen');
/** Pair not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:pairs.notFound');
/** This photo cannot be shown yet. */
export const notYetShown = /* @__PURE__ */ __message__<string>('mf-records:pairs.notYetShown');
/** After, on its way */
export const onItsWay = /* @__PURE__ */ __message__<string>('mf-records:pairs.onItsWay');
/** Or choose the photo after */
export const orChooseAfter = /* @__PURE__ */ __message__<string>('mf-records:pairs.orChooseAfter');
/** Another Photo After */
export const otherAfter = /* @__PURE__ */ __message__<string>('mf-records:pairs.otherAfter');
/** Another Photo Before */
export const otherBefore = /* @__PURE__ */ __message__<string>('mf-records:pairs.otherBefore');
/** Pair */
export const pair = /* @__PURE__ */ __message__<string>('mf-records:pairs.pair');
/** Error fetching pair */
export const pairFailed = /* @__PURE__ */ __message__<string>('mf-records:pairs.pairFailed');
/** Pairs */
export const pairs = /* @__PURE__ */ __message__<string>('mf-records:pairs.pairs');
/** Both photos stay; only the pair goes. */
export const photosStay = /* @__PURE__ */ __message__<string>('mf-records:pairs.photosStay');
/** Rename */
export const rename = /* @__PURE__ */ __message__<string>('mf-records:pairs.rename');
/** Rename Pair */
export const renamePair = /* @__PURE__ */ __message__<string>('mf-records:pairs.renamePair');
/** the same day */
export const sameDay = /* @__PURE__ */ __message__<string>('mf-records:pairs.sameDay');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-records:pairs.save');
/** Error saving pair */
export const saveFailed = /* @__PURE__ */ __message__<string>('mf-records:pairs.saveFailed');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-records:pairs.saving');
/** Two photos of one place: the rust and the repair, the old colour and the new one. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:pairs.subtitle');
/** Swap */
export const swap = /* @__PURE__ */ __message__<string>('mf-records:pairs.swap');
/** Take a photo */
export const takePhoto = /* @__PURE__ */ __message__<string>('mf-records:pairs.takePhoto');
/** Before and After */
export const title = /* @__PURE__ */ __message__<string>('mf-records:pairs.title');
/** Left sill */
export const titleExample = /* @__PURE__ */ __message__<string>('mf-records:pairs.titleExample');
/** Title */
export const titleOfPair = /* @__PURE__ */ __message__<string>('mf-records:pairs.titleOfPair');
/** These photos are of two vehicles. Choose two of the same one. */
export const twoVehicles = /* @__PURE__ */ __message__<string>('mf-records:pairs.twoVehicles');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:pairs.vehicle');
/** {count, plural, one {# week} other {# weeks}} earlier */
export const weeksEarlier = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.weeksEarlier'),
);
/** {count, plural, one {# week} other {# weeks}} later */
export const weeksLater = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.weeksLater'),
);
/** {count, plural, one {# year} other {# years}} earlier */
export const yearsEarlier = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.yearsEarlier'),
);
/** {count, plural, one {# year} other {# years}} later */
export const yearsLater = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pairs.yearsLater'),
);
