// Made of en/register.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Already registered? <link>Log in</link> */
export const alreadyRegistered = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:register.alreadyRegistered',
  ),
);
/** Nobody new can register here. Ask whoever runs this Carnet. */
export const closed = /* @__PURE__ */ __message__<string>('shell:register.closed');
/** Confirm password */
export const confirmPassword = /* @__PURE__ */ __message__<string>('shell:register.confirmPassword');
/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:register.email');
/** Please enter all required fields */
export const enterAllRequired = /* @__PURE__ */ __message__<string>('shell:register.enterAllRequired');
/** Enter your email */
export const enterEmail = /* @__PURE__ */ __message__<string>('shell:register.enterEmail');
/** Enter a password */
export const enterPassword = /* @__PURE__ */ __message__<string>('shell:register.enterPassword');
/** Enter a username */
export const enterUsername = /* @__PURE__ */ __message__<string>('shell:register.enterUsername');
/** Registration failed */
export const failed = /* @__PURE__ */ __message__<string>('shell:register.failed');
/** First name */
export const firstName = /* @__PURE__ */ __message__<string>('shell:register.firstName');
/** Not every email may register here. Ask whoever runs this Carnet if yours may not. */
export const forSome = /* @__PURE__ */ __message__<string>('shell:register.forSome');
/** Last name */
export const lastName = /* @__PURE__ */ __message__<string>('shell:register.lastName');
/** Password */
export const password = /* @__PURE__ */ __message__<string>('shell:register.password');
/** At least {length} characters, with an uppercase and a lowercase letter, a number and a special character. No common password, and not your name, username or email in it. */
export const passwordHint =
  /* @__PURE__ */ __message__<(given: { length: string | number }) => string>('shell:register.passwordHint');
/** Password must contain at least one lowercase letter */
export const passwordNeedsLowercase = /* @__PURE__ */ __message__<string>('shell:register.passwordNeedsLowercase');
/** Password must contain at least one number */
export const passwordNeedsNumber = /* @__PURE__ */ __message__<string>('shell:register.passwordNeedsNumber');
/** Password must contain at least one special character */
export const passwordNeedsSpecial = /* @__PURE__ */ __message__<string>('shell:register.passwordNeedsSpecial');
/** Password must contain at least one uppercase letter */
export const passwordNeedsUppercase = /* @__PURE__ */ __message__<string>('shell:register.passwordNeedsUppercase');
/** Password must be at least {length} characters long */
export const passwordTooShort = /* @__PURE__ */ __message__<(given: { length: string | number }) => string>(
  'shell:register.passwordTooShort',
);
/** Passwords do not match */
export const passwordsDiffer = /* @__PURE__ */ __message__<string>('shell:register.passwordsDiffer');
/** Register */
export const register = /* @__PURE__ */ __message__<string>('shell:register.register');
/** Registering... */
export const registering = /* @__PURE__ */ __message__<string>('shell:register.registering');
/** Username */
export const username = /* @__PURE__ */ __message__<string>('shell:register.username');
