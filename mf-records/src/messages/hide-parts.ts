// Made of en/hide-parts.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add a Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.addPart');
/** Draw by Finger */
export const byFinger = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.byFinger');
/** By keyboard: arrow keys move a part, with Shift they change its size, Delete removes it. */
export const byKeys = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.byKeys');
/** Drag over a sheet to hide a part of it. Drag a part to move it, and its corner to change its size. */
export const byPointer = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.byPointer');
/** Making pictures of the sheets: {done} of {all}... */
export const drawing = /* @__PURE__ */ __message__<(given: { all: string | number; done: string | number }) => string>(
  'mf-records:hide-parts.drawing',
);
/** Pictures are made of the first {shown} of {all} sheets; a dossier shows no others. */
export const firstOf = /* @__PURE__ */ __message__<(given: { all: string | number; shown: string | number }) => string>(
  'mf-records:hide-parts.firstOf',
);
/** Hidden parts */
export const hiddenParts = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.hiddenParts');
/** Hide the Whole Sheet */
export const hideWhole = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.hideWhole');
/** What you cover is blackened in every dossier; the original stays as it is. A dossier that withholds prices or names shows this paper only once you have looked at every sheet. */
export const intro = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.intro');
/** Say that you have looked at every sheet */
export const lookFirst = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.lookFirst');
/** I have looked at every sheet */
export const looked = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.looked');
/** Also where there is nothing to hide */
export const lookedHint = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.lookedHint');
/** No more parts can be hidden. */
export const noMore = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.noMore');
/** There is no picture of this sheet, so nobody can look at it here. Hide the whole sheet. */
export const noPicture = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.noPicture');
/** No picture can be made of its sheets, so nobody can look at them here. A dossier that withholds something does not show this paper. */
export const noSheets = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.noSheets');
/** Pictures of this paper are still being made. Its sheets show here as soon as they are there. */
export const notYet = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.notYet');
/** Nothing is hidden. */
export const nothing = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.nothing');
/** Part {number}: {left}% from the left, {top}% from the top, {wide}% wide, {high}% high */
export const partAt =
  /* @__PURE__ */ __message__<
    (given: {
      high: string | number;
      left: string | number;
      number: string | number;
      top: string | number;
      wide: string | number;
    }) => string
  >('mf-records:hide-parts.partAt');
/** Part {number}: the whole sheet */
export const partWhole = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-records:hide-parts.partWhole',
);
/** Sheet {sheet} of {name} */
export const pictureOf = /* @__PURE__ */ __message__<
  (given: { name: string | number; sheet: string | number }) => string
>('mf-records:hide-parts.pictureOf');
/** Remove part {number} */
export const remove =
  /* @__PURE__ */ __message__<(given: { number: string | number }) => string>('mf-records:hide-parts.remove');
/** Part {number} removed */
export const removed = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-records:hide-parts.removed',
);
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.save');
/** Sheet {sheet} */
export const sheet =
  /* @__PURE__ */ __message__<(given: { sheet: string | number }) => string>('mf-records:hide-parts.sheet');
/** Sheet {sheet} of {all} */
export const sheetOf = /* @__PURE__ */ __message__<(given: { all: string | number; sheet: string | number }) => string>(
  'mf-records:hide-parts.sheetOf',
);
/** Some sheets are still to come */
export const stillDrawing = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.stillDrawing');
/** Hide Parts in Dossiers */
export const title = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.title');
/** Sheet {sheet} cannot be looked at: hide the whole sheet */
export const unseen =
  /* @__PURE__ */ __message__<(given: { sheet: string | number }) => string>('mf-records:hide-parts.unseen');
/** Zoom */
export const zoom = /* @__PURE__ */ __message__<string>('mf-records:hide-parts.zoom');
