// Made of en/document-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Divided by commas */
export const dividedByCommas = /* @__PURE__ */ __message__<string>('mf-records:document-form.dividedByCommas');
/** Document */
export const document = /* @__PURE__ */ __message__<string>('mf-records:document-form.document');
/** Edit Document */
export const editDocument = /* @__PURE__ */ __message__<string>('mf-records:document-form.editDocument');
/** paid, engine */
export const exampleTags = /* @__PURE__ */ __message__<string>('mf-records:document-form.exampleTags');
/** File Document */
export const fileDocument = /* @__PURE__ */ __message__<string>('mf-records:document-form.fileDocument');
/** In your words */
export const inYourWords = /* @__PURE__ */ __message__<string>('mf-records:document-form.inYourWords');
/** Linked records */
export const linkedRecords = /* @__PURE__ */ __message__<string>('mf-records:document-form.linkedRecords');
/** No vehicle */
export const noVehicle = /* @__PURE__ */ __message__<string>('mf-records:document-form.noVehicle');
/** It cannot run out before its date */
export const notBeforeDate = /* @__PURE__ */ __message__<string>('mf-records:document-form.notBeforeDate');
/** The records that this paper is about. They show it. */
export const recordsNote = /* @__PURE__ */ __message__<string>('mf-records:document-form.recordsNote');
/** Say what kind of paper it is */
export const sayWhatKind = /* @__PURE__ */ __message__<string>('mf-records:document-form.sayWhatKind');
/** Title */
export const title = /* @__PURE__ */ __message__<string>('mf-records:document-form.title');
/** Unlink {kind} {id} */
export const unlink = /* @__PURE__ */ __message__<(given: { id: string | number; kind: string | number }) => string>(
  'mf-records:document-form.unlink',
);
/** Update Document */
export const updateDocument = /* @__PURE__ */ __message__<string>('mf-records:document-form.updateDocument');
/** Choose its vehicle first: a paper can belong to any of the vehicle's records. */
export const vehicleFirst = /* @__PURE__ */ __message__<string>('mf-records:document-form.vehicleFirst');
/** What it is */
export const whatItIs = /* @__PURE__ */ __message__<string>('mf-records:document-form.whatItIs');
/** What it says */
export const whatItSays = /* @__PURE__ */ __message__<string>('mf-records:document-form.whatItSays');
