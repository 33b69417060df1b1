// Made of en/remotes.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Kept on this device */
export const keptHere = /* @__PURE__ */ __message__<string>('mf-kit:remotes.keptHere');
/** The rest of this list could not be loaded. */
export const listNotLoaded = /* @__PURE__ */ __message__<string>('mf-kit:remotes.listNotLoaded');
/** Not available right now */
export const notAvailable = /* @__PURE__ */ __message__<string>('mf-kit:remotes.notAvailable');
/** This part of Carnet could not be loaded. Everything else works as before. */
export const notLoaded = /* @__PURE__ */ __message__<string>('mf-kit:remotes.notLoaded');
/** This part of Carnet is of another version than the page you have open. Reload the page. If you read this again after that, the update is still under way: try again in a few minutes. */
export const otherVersion = /* @__PURE__ */ __message__<string>('mf-kit:remotes.otherVersion');
/** Carnet was updated. Reload the page to see this part. */
export const partUpdated = /* @__PURE__ */ __message__<string>('mf-kit:remotes.partUpdated');
/** Reload */
export const reload = /* @__PURE__ */ __message__<string>('mf-kit:remotes.reload');
/** Carnet was updated */
export const updated = /* @__PURE__ */ __message__<string>('mf-kit:remotes.updated');
