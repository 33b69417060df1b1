// Made of en/import-pictures.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** a ZIP inside the ZIP, which is not opened */
export const archive = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.archive');
/** would be far larger unpacked than any picture is */
export const bomb = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.bomb');
/** This browser keeps {size} of them through a reload. */
export const browserKeeps = /* @__PURE__ */ __message__<(given: { size: string | number }) => string>(
  'mf-service:import-pictures.browserKeeps',
);
/** {path}: {count, plural, one {# character} other {# characters}}, of {most} that {kind, select, photo {a caption} other {the title of a document}} can have */
export const captionLength = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { count: number; kind: 'other' | 'photo'; most: string | number; path: string | number }) => string
  >('mf-service:import-pictures.captionLength'),
);
/** With a shortened caption: {count, plural, one {# file} other {# files}} */
export const captionsShortened = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.captionsShortened'),
);
/** Captions that are too long, and will be shortened: {count, plural, one {# file} other {# files}} */
export const captionsTooLong = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.captionsTooLong'),
);
/** damaged */
export const damaged = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.damaged');
/** empty */
export const empty = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.empty');
/** locked by a password */
export const encrypted = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.encrypted');
/** Found */
export const found = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.found');
/** Found, {size} */
export const foundBytes = /* @__PURE__ */ __message__<(given: { size: string | number }) => string>(
  'mf-service:import-pictures.foundBytes',
);
/** Keep the page open until all have arrived, or split the ZIP. */
export const keepOpenOrSplit = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.keepOpenOrSplit');
/** Left out */
export const leftOut = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.leftOut');
/** Left out: {count, plural, one {# file} other {# files}} */
export const leftOutFiles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.leftOutFiles'),
);
/** Missing */
export const missing = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.missing');
/** In the ZIP, but named by no entry: {count, plural, one {# file} other {# files}} */
export const namedByNone = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.namedByNone'),
);
/** Named, but not in the ZIP: {count, plural, one {# file} other {# files}} */
export const namedNotThere = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.namedNotThere'),
);
/** no picture or PDF that can be kept */
export const noPicture = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.noPicture');
/** Not named */
export const notNamed = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.notNamed');
/** Pictures */
export const pictures = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.pictures');
/** They take {size}, and there is room for {room}. */
export const room = /* @__PURE__ */ __message__<(given: { room: string | number; size: string | number }) => string>(
  'mf-service:import-pictures.room',
);
/** several files could be meant: write its folder, too */
export const severalMeant = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.severalMeant');
/** Too large: {count, plural, one {# file} other {# files}} */
export const tooLarge = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:import-pictures.tooLarge'),
);
/** its name leads out of the ZIP */
export const unsafe = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.unsafe');
/** What does not fit waits among your uploads, and can be sent once there is room. */
export const waitsForRoom = /* @__PURE__ */ __message__<string>('mf-service:import-pictures.waitsForRoom');
