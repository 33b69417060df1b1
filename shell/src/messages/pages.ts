// Made of en/pages.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** About · Carnet */
export const about = /* @__PURE__ */ __message__<string>('shell:pages.about');
/** What Carnet is, and why a vehicle deserves a written history. */
export const aboutDescription = /* @__PURE__ */ __message__<string>('shell:pages.aboutDescription');
/** Dashboard · Carnet */
export const dashboard = /* @__PURE__ */ __message__<string>('shell:pages.dashboard');
/** Carnet keeps the history of your vehicles: service, parts, modifications, issues and track days. */
export const description = /* @__PURE__ */ __message__<string>('shell:pages.description');
/** Your email · Carnet */
export const email = /* @__PURE__ */ __message__<string>('shell:pages.email');
/** Confirm the email of your vehicle journal. */
export const emailDescription = /* @__PURE__ */ __message__<string>('shell:pages.emailDescription');
/** Features · Carnet */
export const features = /* @__PURE__ */ __message__<string>('shell:pages.features');
/** What Carnet does for owners and collectors: collections, service history, schedules, parts and more. */
export const featuresDescription = /* @__PURE__ */ __message__<string>('shell:pages.featuresDescription');
/** Forgot your password? · Carnet */
export const forgotPassword = /* @__PURE__ */ __message__<string>('shell:pages.forgotPassword');
/** Get a link to set a new password. */
export const forgotPasswordDescription = /* @__PURE__ */ __message__<string>('shell:pages.forgotPasswordDescription');
/** A shared garage */
export const garage = /* @__PURE__ */ __message__<string>('shell:pages.garage');
/** Carnet · The history of your vehicles */
export const home = /* @__PURE__ */ __message__<string>('shell:pages.home');
/** Carnet keeps the history of your cars: service, parts, modifications, issues and track days, in one journal. */
export const homeDescription = /* @__PURE__ */ __message__<string>('shell:pages.homeDescription');
/** An invitation · Carnet */
export const invitation = /* @__PURE__ */ __message__<string>('shell:pages.invitation');
/** Accept an invitation into somebody’s garage. */
export const invitationDescription = /* @__PURE__ */ __message__<string>('shell:pages.invitationDescription');
/** Log in · Carnet */
export const logIn = /* @__PURE__ */ __message__<string>('shell:pages.logIn');
/** Log in to your vehicle journal. */
export const logInDescription = /* @__PURE__ */ __message__<string>('shell:pages.logInDescription');
/** Profile · Carnet */
export const profile = /* @__PURE__ */ __message__<string>('shell:pages.profile');
/** Signing in · Carnet */
export const provider = /* @__PURE__ */ __message__<string>('shell:pages.provider');
/** Quick entry */
export const quick = /* @__PURE__ */ __message__<string>('shell:pages.quick');
/** Register · Carnet */
export const register = /* @__PURE__ */ __message__<string>('shell:pages.register');
/** Start your vehicle journal. */
export const registerDescription = /* @__PURE__ */ __message__<string>('shell:pages.registerDescription');
/** Remind me later · Carnet */
export const remindLater = /* @__PURE__ */ __message__<string>('shell:pages.remindLater');
/** Put off a reminder of Carnet. */
export const remindLaterDescription = /* @__PURE__ */ __message__<string>('shell:pages.remindLaterDescription');
/** Set a new password · Carnet */
export const resetPassword = /* @__PURE__ */ __message__<string>('shell:pages.resetPassword');
/** Set a new password for your vehicle journal. */
export const resetPasswordDescription = /* @__PURE__ */ __message__<string>('shell:pages.resetPasswordDescription');
/** Settings · Carnet */
export const settings = /* @__PURE__ */ __message__<string>('shell:pages.settings');
/** Shared with Carnet */
export const share = /* @__PURE__ */ __message__<string>('shell:pages.share');
