// Made of en/provenance-subjects.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Body */
export const body = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.body');
/** Chassis */
export const chassis = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.chassis');
/** Engine */
export const engine = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.engine');
/** Gearbox */
export const gearbox = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.gearbox');
/** Name withheld */
export const nameWithheld = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.nameWithheld');
/** Number */
export const number = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.number');
/** Numbers */
export const numbers = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.numbers');
/** Owner */
export const owner = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.owner');
/** Owners */
export const owners = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.owners');
/** You */
export const you = /* @__PURE__ */ __message__<string>('mf-records:provenance-subjects.you');
