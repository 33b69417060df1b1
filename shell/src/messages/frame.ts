// Made of en/frame.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** About */
export const about = /* @__PURE__ */ __message__<string>('shell:frame.about');
/** Account */
export const account = /* @__PURE__ */ __message__<string>('shell:frame.account');
/** Dashboard */
export const dashboard = /* @__PURE__ */ __message__<string>('shell:frame.dashboard');
/** Features */
export const features = /* @__PURE__ */ __message__<string>('shell:frame.features');
/** Home */
export const home = /* @__PURE__ */ __message__<string>('shell:frame.home');
/** Log in */
export const logIn = /* @__PURE__ */ __message__<string>('shell:frame.logIn');
/** Log out */
export const logOut = /* @__PURE__ */ __message__<string>('shell:frame.logOut');
/** Log out now? */
export const logOutNow = /* @__PURE__ */ __message__<string>('shell:frame.logOutNow');
/** Main */
export const main = /* @__PURE__ */ __message__<string>('shell:frame.main');
/** Menu */
export const menu = /* @__PURE__ */ __message__<string>('shell:frame.menu');
/** <strong>This device is offline.</strong> What you have open stays; the rest comes once it is connected again. */
export const offline = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { strong: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:frame.offline',
  ),
);
/** Overview */
export const overview = /* @__PURE__ */ __message__<string>('shell:frame.overview');
/** Profile */
export const profile = /* @__PURE__ */ __message__<string>('shell:frame.profile');
/** Quick entry */
export const quickEntry = /* @__PURE__ */ __message__<string>('shell:frame.quickEntry');
/** Register */
export const register = /* @__PURE__ */ __message__<string>('shell:frame.register');
/** Save them as a file */
export const saveAsFile = /* @__PURE__ */ __message__<string>('shell:frame.saveAsFile');
/** <strong>Carnet does not answer.</strong> You see what was loaded here on {time}. */
export const seenAt = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { strong: (text: ReactNode) => ReactNode; time: ReactNode }) => ReactNode[]>(
    'shell:frame.seenAt',
  ),
);
/** Settings */
export const settings = /* @__PURE__ */ __message__<string>('shell:frame.settings');
/** Skip to content */
export const skipToContent = /* @__PURE__ */ __message__<string>('shell:frame.skipToContent');
/** Stay */
export const stay = /* @__PURE__ */ __message__<string>('shell:frame.stay');
/** What you have typed and not saved would be lost. */
export const typedWouldBeLost = /* @__PURE__ */ __message__<string>('shell:frame.typedWouldBeLost');
