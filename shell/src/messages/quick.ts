// Made of en/quick.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Another */
export const another = /* @__PURE__ */ __message__<string>('shell:quick.another');
/** What to write down */
export const kinds = /* @__PURE__ */ __message__<string>('shell:quick.kinds');
/** Quick entry */
export const title = /* @__PURE__ */ __message__<string>('shell:quick.title');
/** Which vehicle? */
export const whichVehicle = /* @__PURE__ */ __message__<string>('shell:quick.whichVehicle');
