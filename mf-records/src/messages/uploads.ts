// Made of en/uploads.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add papers */
export const addPapers = /* @__PURE__ */ __message__<string>('mf-records:uploads.addPapers');
/** Add photos */
export const addPhotos = /* @__PURE__ */ __message__<string>('mf-records:uploads.addPhotos');
/** Choose papers */
export const choosePapers = /* @__PURE__ */ __message__<string>('mf-records:uploads.choosePapers');
/** Choose photos */
export const choosePhotos = /* @__PURE__ */ __message__<string>('mf-records:uploads.choosePhotos');
/** Drop or paste papers here */
export const dropPapers = /* @__PURE__ */ __message__<string>('mf-records:uploads.dropPapers');
/** Drop or paste photos here */
export const dropPhotos = /* @__PURE__ */ __message__<string>('mf-records:uploads.dropPhotos');
/** {name} has {size}, of {most} at most. */
export const hasSize =
  /* @__PURE__ */ __message__<
    (given: { most: string | number; name: string | number; size: string | number }) => string
  >('mf-records:uploads.hasSize');
/** Let go to add them */
export const letGo = /* @__PURE__ */ __message__<string>('mf-records:uploads.letGo');
/** The upload could not begin. */
export const notBegun = /* @__PURE__ */ __message__<string>('mf-records:uploads.notBegun');
/** What you chose is still here. Check the connection, then try again. */
export const stillHere = /* @__PURE__ */ __message__<string>('mf-records:uploads.stillHere');
/** Photograph a paper */
export const takePaper = /* @__PURE__ */ __message__<string>('mf-records:uploads.takePaper');
/** Take a photo */
export const takePhoto = /* @__PURE__ */ __message__<string>('mf-records:uploads.takePhoto');
/** Too large, so not uploaded: */
export const tooLarge = /* @__PURE__ */ __message__<string>('mf-records:uploads.tooLarge');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-records:uploads.tryAgain');
