// Made of en/component-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Bought on */
export const boughtOn = /* @__PURE__ */ __message__<string>('mf-usage:component-form.boughtOn');
/** Three digits are of 1988 or 1998, say. */
export const decadeHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.decadeHint');
/** Decade of tyre {number} */
export const decadeOf = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-usage:component-form.decadeOf',
);
/** Say of which decade tyre {number} is */
export const decadeRequired = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-usage:component-form.decadeRequired',
);
/** The last four digits: 2319 */
export const dotHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.dotHint');
/** DOT of tyre {number} */
export const dotOf = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-usage:component-form.dotOf',
);
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-usage:component-form.edit');
/** The eighties */
export const eighties = /* @__PURE__ */ __message__<string>('mf-usage:component-form.eighties');
/** First used on */
export const firstUsedOn = /* @__PURE__ */ __message__<string>('mf-usage:component-form.firstUsedOn');
/** Component */
export const form = /* @__PURE__ */ __message__<string>('mf-usage:component-form.form');
/** Age and place */
export const history = /* @__PURE__ */ __message__<string>('mf-usage:component-form.history');
/** How many */
export const howMany = /* @__PURE__ */ __message__<string>('mf-usage:component-form.howMany');
/** Kind */
export const kind = /* @__PURE__ */ __message__<string>('mf-usage:component-form.kind');
/** Distance */
export const limitDistance = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitDistance');
/** Hours */
export const limitHours = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitHours');
/** Day on the label */
export const limitLabel = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitLabel');
/** Sessions */
export const limitSessions = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitSessions');
/** Tread */
export const limitTread = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitTread');
/** Age in years */
export const limitYears = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitYears');
/** Limits */
export const limits = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limits');
/** What nears a limit is told as due. */
export const limitsHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.limitsHint');
/** Made on */
export const madeOn = /* @__PURE__ */ __message__<string>('mf-usage:component-form.madeOn');
/** Maker */
export const maker = /* @__PURE__ */ __message__<string>('mf-usage:component-form.maker');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-usage:component-form.name');
/** Name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-usage:component-form.nameRequired');
/** Add Component */
export const newComponent = /* @__PURE__ */ __message__<string>('mf-usage:component-form.newComponent');
/** Add Tyres */
export const newTyres = /* @__PURE__ */ __message__<string>('mf-usage:component-form.newTyres');
/** The nineties */
export const nineties = /* @__PURE__ */ __message__<string>('mf-usage:component-form.nineties');
/** None */
export const noPart = /* @__PURE__ */ __message__<string>('mf-usage:component-form.noPart');
/** Not said */
export const noSeason = /* @__PURE__ */ __message__<string>('mf-usage:component-form.noSeason');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-usage:component-form.note');
/** Number */
export const number = /* @__PURE__ */ __message__<string>('mf-usage:component-form.number');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-usage:component-form.part');
/** It says what it cost, which counts once. */
export const partHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.partHint');
/** Price */
export const price = /* @__PURE__ */ __message__<string>('mf-usage:component-form.price');
/** A cost of the vehicle that it is on. Leave it empty where a part or a service event has it already. */
export const priceHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.priceHint');
/** Given up on */
export const retiredOn = /* @__PURE__ */ __message__<string>('mf-usage:component-form.retiredOn');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-usage:component-form.save');
/** Season */
export const season = /* @__PURE__ */ __message__<string>('mf-usage:component-form.season');
/** Size */
export const size = /* @__PURE__ */ __message__<string>('mf-usage:component-form.size');
/** As written on them: 185/70 R 15 89V */
export const sizeHint = /* @__PURE__ */ __message__<string>('mf-usage:component-form.sizeHint');
/** By */
export const source = /* @__PURE__ */ __message__<string>('mf-usage:component-form.source');
/** Where it lies */
export const storedAt = /* @__PURE__ */ __message__<string>('mf-usage:component-form.storedAt');
/** Fill in by */
export const template = /* @__PURE__ */ __message__<string>('mf-usage:component-form.template');
/** The tyres */
export const theTyres = /* @__PURE__ */ __message__<string>('mf-usage:component-form.theTyres');
/** Tyre {number} */
export const tyreAt = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-usage:component-form.tyreAt',
);
/** What it is */
export const what = /* @__PURE__ */ __message__<string>('mf-usage:component-form.what');
