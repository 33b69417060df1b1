// Made of en/sign-in.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:sign-in.email');
/** Your session has ended */
export const ended = /* @__PURE__ */ __message__<string>('shell:sign-in.ended');
/** Your session has ended. Log in again to go on where you were. */
export const endedGoOn = /* @__PURE__ */ __message__<string>('shell:sign-in.endedGoOn');
/** Please enter all fields */
export const enterAllFields = /* @__PURE__ */ __message__<string>('shell:sign-in.enterAllFields');
/** Enter your email */
export const enterEmail = /* @__PURE__ */ __message__<string>('shell:sign-in.enterEmail');
/** Enter your password */
export const enterPassword = /* @__PURE__ */ __message__<string>('shell:sign-in.enterPassword');
/** Forgot your password? */
export const forgotten = /* @__PURE__ */ __message__<string>('shell:sign-in.forgotten');
/** Log in again to go on. What you typed is still here. */
export const goOnHere = /* @__PURE__ */ __message__<string>('shell:sign-in.goOnHere');
/** Invalid credentials */
export const invalidCredentials = /* @__PURE__ */ __message__<string>('shell:sign-in.invalidCredentials');
/** Leave this page */
export const leaveThisPage = /* @__PURE__ */ __message__<string>('shell:sign-in.leaveThisPage');
/** Log in */
export const logIn = /* @__PURE__ */ __message__<string>('shell:sign-in.logIn');
/** Logging in... */
export const loggingIn = /* @__PURE__ */ __message__<string>('shell:sign-in.loggingIn');
/** No account yet? <link>Register</link> */
export const noAccount = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:sign-in.noAccount',
  ),
);
/** Password */
export const password = /* @__PURE__ */ __message__<string>('shell:sign-in.password');
/** Your new password is set. Log in with it. */
export const passwordSet = /* @__PURE__ */ __message__<string>('shell:sign-in.passwordSet');
/** The next step could not be loaded */
export const stepNotLoaded = /* @__PURE__ */ __message__<string>('shell:sign-in.stepNotLoaded');
