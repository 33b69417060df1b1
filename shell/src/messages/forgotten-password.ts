// Made of en/forgotten-password.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Ask for another link */
export const again = /* @__PURE__ */ __message__<string>('shell:forgotten-password.again');
/** Ask for a new link */
export const askAgain = /* @__PURE__ */ __message__<string>('shell:forgotten-password.askAgain');
/** Remembered it? <link>Log in</link> */
export const back = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:forgotten-password.back',
  ),
);
/** Confirm new password */
export const confirmNewPassword = /* @__PURE__ */ __message__<string>('shell:forgotten-password.confirmNewPassword');
/** New passwords do not match */
export const differ = /* @__PURE__ */ __message__<string>('shell:forgotten-password.differ');
/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:forgotten-password.email');
/** Every device that is signed in will be signed out. */
export const endsAll = /* @__PURE__ */ __message__<string>('shell:forgotten-password.endsAll');
/** Enter your email */
export const enterEmail = /* @__PURE__ */ __message__<string>('shell:forgotten-password.enterEmail');
/** Enter a new password */
export const enterNewPassword = /* @__PURE__ */ __message__<string>('shell:forgotten-password.enterNewPassword');
/** The link could not be asked for */
export const failed = /* @__PURE__ */ __message__<string>('shell:forgotten-password.failed');
/** Enter the email of your account. We send you a link with which you set a new password. */
export const lead = /* @__PURE__ */ __message__<string>('shell:forgotten-password.lead');
/** This link has been used, has expired or was followed by a newer one. */
export const linkEnded = /* @__PURE__ */ __message__<string>('shell:forgotten-password.linkEnded');
/** New password */
export const newPassword = /* @__PURE__ */ __message__<string>('shell:forgotten-password.newPassword');
/** Send link */
export const send = /* @__PURE__ */ __message__<string>('shell:forgotten-password.send');
/** Sending... */
export const sending = /* @__PURE__ */ __message__<string>('shell:forgotten-password.sending');
/** Look into your mail */
export const sent = /* @__PURE__ */ __message__<string>('shell:forgotten-password.sent');
/** Nothing after some minutes? Look into the spam folder, and check the email: {email} */
export const sentNote = /* @__PURE__ */ __message__<(given: { email: string | number }) => string>(
  'shell:forgotten-password.sentNote',
);
/** Set password */
export const set = /* @__PURE__ */ __message__<string>('shell:forgotten-password.set');
/** Failed to set the password */
export const setFailed = /* @__PURE__ */ __message__<string>('shell:forgotten-password.setFailed');
/** Set a new password */
export const setTitle = /* @__PURE__ */ __message__<string>('shell:forgotten-password.setTitle');
/** Saving... */
export const setting = /* @__PURE__ */ __message__<string>('shell:forgotten-password.setting');
/** Forgot your password? */
export const title = /* @__PURE__ */ __message__<string>('shell:forgotten-password.title');
