// Made of en/second-step.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Back */
export const back = /* @__PURE__ */ __message__<string>('shell:second-step.back');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:second-step.cancel');
/** Code */
export const code = /* @__PURE__ */ __message__<string>('shell:second-step.code');
/** Confirm */
export const confirm = /* @__PURE__ */ __message__<string>('shell:second-step.confirm');
/** What you are about to do concerns the safety of your account. */
export const confirmNote = /* @__PURE__ */ __message__<string>('shell:second-step.confirmNote');
/** Confirm that it is you */
export const confirmTitle = /* @__PURE__ */ __message__<string>('shell:second-step.confirmTitle');
/** Confirming... */
export const confirming = /* @__PURE__ */ __message__<string>('shell:second-step.confirming');
/** Enter the code */
export const enterCode = /* @__PURE__ */ __message__<string>('shell:second-step.enterCode');
/** Enter your password */
export const enterPassword = /* @__PURE__ */ __message__<string>('shell:second-step.enterPassword');
/** Failed to check the code */
export const failed = /* @__PURE__ */ __message__<string>('shell:second-step.failed');
/** Enter the code that your authenticator app shows now. */
export const lead = /* @__PURE__ */ __message__<string>('shell:second-step.lead');
/** Your device asks for your finger, your face or its PIN. */
export const leadPasskey = /* @__PURE__ */ __message__<string>('shell:second-step.leadPasskey');
/** Enter one of the recovery codes that you have kept. It works once. */
export const leadRecovery = /* @__PURE__ */ __message__<string>('shell:second-step.leadRecovery');
/** Log in */
export const logIn = /* @__PURE__ */ __message__<string>('shell:second-step.logIn');
/** Logging in... */
export const loggingIn = /* @__PURE__ */ __message__<string>('shell:second-step.loggingIn');
/** Password */
export const password = /* @__PURE__ */ __message__<string>('shell:second-step.password');
/** Recovery code */
export const recoveryCode = /* @__PURE__ */ __message__<string>('shell:second-step.recoveryCode');
/** Use the app */
export const useApp = /* @__PURE__ */ __message__<string>('shell:second-step.useApp');
/** Use a passkey */
export const usePasskey = /* @__PURE__ */ __message__<string>('shell:second-step.usePasskey');
/** Use a recovery code */
export const useRecovery = /* @__PURE__ */ __message__<string>('shell:second-step.useRecovery');
