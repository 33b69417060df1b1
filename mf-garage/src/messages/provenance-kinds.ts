// Made of en/provenance-kinds.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** At auction */
export const auction = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.auction');
/** In exchange */
export const barter = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.barter');
/** Body */
export const body = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.body');
/** Bought */
export const bought = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.bought');
/** Bought new */
export const boughtNew = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.boughtNew');
/** Chassis */
export const chassis = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.chassis');
/** Engine */
export const engine = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.engine');
/** Gearbox */
export const gearbox = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.gearbox');
/** A gift */
export const gift = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.gift');
/** Inherited */
export const inherited = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.inherited');
/** Name withheld */
export const nameWithheld = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.nameWithheld');
/** Other */
export const otherPart = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.otherPart');
/** Otherwise */
export const otherwise = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.otherwise');
/** You */
export const you = /* @__PURE__ */ __message__<string>('mf-garage:provenance-kinds.you');
