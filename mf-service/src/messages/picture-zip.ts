// Made of en/picture-zip.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** {file} is damaged. */
export const isDamaged = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:picture-zip.isDamaged',
);
/** The ZIP is locked by a password. Pack it again without one. */
export const locked = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.locked');
/** A file is longer than the ZIP says. */
export const longerThanSaid = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.longerThanSaid');
/** The ZIP holds no JSON file. Put the list of entries beside the pictures. */
export const noJson = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.noJson');
/** The file is no ZIP, or is damaged. */
export const noZip = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.noZip');
/** The ZIP says more of its files than can be read. */
export const saysTooMuch = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.saysTooMuch');
/** The ZIP holds several JSON files, and only one can be the list: {names}. */
export const severalJson = /* @__PURE__ */ __message__<(given: { names: string | number }) => string>(
  'mf-service:picture-zip.severalJson',
);
/** The ZIP holds more than 10,000 files. */
export const tooMany = /* @__PURE__ */ __message__<string>('mf-service:picture-zip.tooMany');
