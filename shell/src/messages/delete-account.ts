// Made of en/delete-account.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** albums */
export const albums = /* @__PURE__ */ __message__<string>('shell:delete-account.albums');
/** Delete Account */
export const begin = /* @__PURE__ */ __message__<string>('shell:delete-account.begin');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:delete-account.cancel');
/** collections */
export const collections = /* @__PURE__ */ __message__<string>('shell:delete-account.collections');
/** Delete Everything */
export const confirm = /* @__PURE__ */ __message__<string>('shell:delete-account.confirm');
/** Failed to count */
export const countFailed = /* @__PURE__ */ __message__<string>('shell:delete-account.countFailed');
/** Counting what goes with it... */
export const counting = /* @__PURE__ */ __message__<string>('shell:delete-account.counting');
/** Deleting... */
export const deleting = /* @__PURE__ */ __message__<string>('shell:delete-account.deleting');
/** Please enter your password */
export const enterPassword = /* @__PURE__ */ __message__<string>('shell:delete-account.enterPassword');
/** Your account and all that you keep in Carnet, for good. */
export const explanation = /* @__PURE__ */ __message__<string>('shell:delete-account.explanation');
/** Failed to delete account */
export const failed = /* @__PURE__ */ __message__<string>('shell:delete-account.failed');
/** This goes with it, and cannot be brought back: */
export const goesWithIt = /* @__PURE__ */ __message__<string>('shell:delete-account.goesWithIt');
/** issues */
export const issues = /* @__PURE__ */ __message__<string>('shell:delete-account.issues');
/** modifications */
export const modifications = /* @__PURE__ */ __message__<string>('shell:delete-account.modifications');
/** parts */
export const parts = /* @__PURE__ */ __message__<string>('shell:delete-account.parts');
/** Your password */
export const password = /* @__PURE__ */ __message__<string>('shell:delete-account.password');
/** photo pairs */
export const photoPairs = /* @__PURE__ */ __message__<string>('shell:delete-account.photoPairs');
/** photos */
export const photos = /* @__PURE__ */ __message__<string>('shell:delete-account.photos');
/** Are you sure you want to delete your account? */
export const question = /* @__PURE__ */ __message__<string>('shell:delete-account.question');
/** schedule templates */
export const scheduleTemplates = /* @__PURE__ */ __message__<string>('shell:delete-account.scheduleTemplates');
/** service event templates */
export const serviceEventTemplates = /* @__PURE__ */ __message__<string>('shell:delete-account.serviceEventTemplates');
/** service events */
export const serviceEvents = /* @__PURE__ */ __message__<string>('shell:delete-account.serviceEvents');
/** service schedules */
export const serviceSchedules = /* @__PURE__ */ __message__<string>('shell:delete-account.serviceSchedules');
/** Delete account */
export const title = /* @__PURE__ */ __message__<string>('shell:delete-account.title');
/** track days */
export const trackDays = /* @__PURE__ */ __message__<string>('shell:delete-account.trackDays');
/** How many {things} there are is not known: that part of Carnet does not answer right now. */
export const unknown =
  /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('shell:delete-account.unknown');
/** vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('shell:delete-account.vehicles');
