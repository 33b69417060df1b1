// Made of en/lubelogger.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Address */
export const address = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.address');
/** Enter the address of your LubeLogger */
export const addressRequired = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.addressRequired');
/** Failed to fetch an attachment */
export const fileFailed = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.fileFailed');
/** API key */
export const key = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.key');
/** Carnet reads it once, by its API: vehicles, records and their attachments. Make a key there that may view; it is neither kept here nor logged. If your LubeLogger asks nobody who they are, leave the key empty. */
export const note = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.note');
/** Read it */
export const read = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.read');
/** Failed to read the LubeLogger */
export const readFailed = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.readFailed');
/** Reading... */
export const reading = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.reading');
/** by its address, with everything that belongs to it */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.subtitle');
/** From a LubeLogger */
export const title = /* @__PURE__ */ __message__<string>('mf-service:lubelogger.title');
