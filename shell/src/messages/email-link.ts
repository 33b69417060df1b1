// Made of en/email-link.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Confirm email */
export const confirm = /* @__PURE__ */ __message__<string>('shell:email-link.confirm');
/** Then you can get back in by mail if you forget your password, and a change of the email can be undone. */
export const confirmLead = /* @__PURE__ */ __message__<string>('shell:email-link.confirmLead');
/** Confirm your email */
export const confirmTitle = /* @__PURE__ */ __message__<string>('shell:email-link.confirmTitle');
/** This was added since the change of the email, and has ended. What is yours you can bring back in the settings, under Security: */
export const endedLead = /* @__PURE__ */ __message__<string>('shell:email-link.endedLead');
/** The link could not be used */
export const failed = /* @__PURE__ */ __message__<string>('shell:email-link.failed');
/** This link has been used, has expired or was followed by a newer one. */
export const linkEnded = /* @__PURE__ */ __message__<string>('shell:email-link.linkEnded');
/** Go to your profile */
export const profile = /* @__PURE__ */ __message__<string>('shell:email-link.profile');
/** Set a new password */
export const setPassword = /* @__PURE__ */ __message__<string>('shell:email-link.setPassword');
/** Whoever changed the email may know your password. Set a new one now. */
export const setPasswordLead = /* @__PURE__ */ __message__<string>('shell:email-link.setPasswordLead');
/** Your email */
export const title = /* @__PURE__ */ __message__<string>('shell:email-link.title');
/** Undo the change */
export const undo = /* @__PURE__ */ __message__<string>('shell:email-link.undo');
/** Your account gets its old email back, and every device is signed out. */
export const undoLead = /* @__PURE__ */ __message__<string>('shell:email-link.undoLead');
/** Undo the change of your email */
export const undoTitle = /* @__PURE__ */ __message__<string>('shell:email-link.undoTitle');
