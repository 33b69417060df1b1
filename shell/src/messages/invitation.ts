// Made of en/invitation.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Accept invitation */
export const accept = /* @__PURE__ */ __message__<string>('shell:invitation.accept');
/** The invitation could not be opened */
export const failed = /* @__PURE__ */ __message__<string>('shell:invitation.failed');
/** Go to your dashboard */
export const home = /* @__PURE__ */ __message__<string>('shell:invitation.home');
/** This invitation is for {email}. */
export const isFor =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('shell:invitation.isFor');
/** {name} invites you into their garage. */
export const lead = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:invitation.lead');
/** This link has been used, has expired or was taken back. */
export const linkEnded = /* @__PURE__ */ __message__<string>('shell:invitation.linkEnded');
/** Log in */
export const logIn = /* @__PURE__ */ __message__<string>('shell:invitation.logIn');
/** Register */
export const register = /* @__PURE__ */ __message__<string>('shell:invitation.register');
/** Sign in with {email}, or register with it, to accept. */
export const signInFirst =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('shell:invitation.signInFirst');
/** You are signed in as {email}. */
export const signedInAs =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('shell:invitation.signedInAs');
/** An invitation */
export const title = /* @__PURE__ */ __message__<string>('shell:invitation.title');
