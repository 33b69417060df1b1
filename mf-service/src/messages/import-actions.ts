// Made of en/import-actions.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Debug Mode */
export const debugMode = /* @__PURE__ */ __message__<string>('mf-service:import-actions.debugMode');
/** Example file */
export const exampleFile = /* @__PURE__ */ __message__<string>('mf-service:import-actions.exampleFile');
/** Import */
export const importIt = /* @__PURE__ */ __message__<string>('mf-service:import-actions.importIt');
