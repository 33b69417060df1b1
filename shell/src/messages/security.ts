// Made of en/security.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Authenticator app */
export const app = /* @__PURE__ */ __message__<string>('shell:security.app');
/** An app on your phone shows a new code every 30 seconds. */
export const appExplained = /* @__PURE__ */ __message__<string>('shell:security.appExplained');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:security.cancel');
/** Recovery codes */
export const codes = /* @__PURE__ */ __message__<string>('shell:security.codes');
/** Where your phone is lost, each signs you in once in its place. */
export const codesExplained = /* @__PURE__ */ __message__<string>('shell:security.codesExplained');
/** {left, plural, =0 {None is left.} one {# is left.} other {# are left.}} */
export const codesLeft = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { left: number }) => string>('shell:security.codesLeft'),
);
/** Failed to turn the app on */
export const confirmFailed = /* @__PURE__ */ __message__<string>('shell:security.confirmFailed');
/** Copied. */
export const copied = /* @__PURE__ */ __message__<string>('shell:security.copied');
/** Copy */
export const copy = /* @__PURE__ */ __message__<string>('shell:security.copy');
/** Download */
export const download = /* @__PURE__ */ __message__<string>('shell:security.download');
/** Enter the code that the app shows */
export const enterCode = /* @__PURE__ */ __message__<string>('shell:security.enterCode');
/** carnet-recovery-codes.txt */
export const file = /* @__PURE__ */ __message__<string>('shell:security.file');
/** Keep them where you find them without your phone: printed, or in a password manager. */
export const keepThem = /* @__PURE__ */ __message__<string>('shell:security.keepThem');
/** I have kept them */
export const kept = /* @__PURE__ */ __message__<string>('shell:security.kept');
/** Failed to load security settings */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:security.loadFailed');
/** Loading security settings... */
export const loading = /* @__PURE__ */ __message__<string>('shell:security.loading');
/** The browser did not allow it. Select and copy them yourself. */
export const notCopied = /* @__PURE__ */ __message__<string>('shell:security.notCopied');
/** Beside your password, signing in then asks for something that only you have. */
export const note = /* @__PURE__ */ __message__<string>('shell:security.note');
/** Off */
export const off = /* @__PURE__ */ __message__<string>('shell:security.off');
/** On */
export const on = /* @__PURE__ */ __message__<string>('shell:security.on');
/** Or type this key into it: */
export const orType = /* @__PURE__ */ __message__<string>('shell:security.orType');
/** QR code for the authenticator app */
export const picture = /* @__PURE__ */ __message__<string>('shell:security.picture');
/** Make new codes */
export const renew = /* @__PURE__ */ __message__<string>('shell:security.renew');
/** Failed to make new codes */
export const renewFailed = /* @__PURE__ */ __message__<string>('shell:security.renewFailed');
/** Those of before no longer work. */
export const renewText = /* @__PURE__ */ __message__<string>('shell:security.renewText');
/** Make new recovery codes? */
export const renewTitle = /* @__PURE__ */ __message__<string>('shell:security.renewTitle');
/** Scan this picture with the app: */
export const scan = /* @__PURE__ */ __message__<string>('shell:security.scan');
/** Set up an app */
export const setUp = /* @__PURE__ */ __message__<string>('shell:security.setUp');
/** Failed to set up the app */
export const setUpFailed = /* @__PURE__ */ __message__<string>('shell:security.setUpFailed');
/** These codes are shown once */
export const shownOnce = /* @__PURE__ */ __message__<string>('shell:security.shownOnce');
/** Code that the app shows */
export const thenEnter = /* @__PURE__ */ __message__<string>('shell:security.thenEnter');
/** Second factor */
export const title = /* @__PURE__ */ __message__<string>('shell:security.title');
/** Turn off */
export const turnOff = /* @__PURE__ */ __message__<string>('shell:security.turnOff');
/** Failed to turn the app off */
export const turnOffFailed = /* @__PURE__ */ __message__<string>('shell:security.turnOffFailed');
/** Signing in no longer asks for its codes. Without any second factor your recovery codes end as well. */
export const turnOffText = /* @__PURE__ */ __message__<string>('shell:security.turnOffText');
/** Turn the app off? */
export const turnOffTitle = /* @__PURE__ */ __message__<string>('shell:security.turnOffTitle');
/** Turn on */
export const turnOn = /* @__PURE__ */ __message__<string>('shell:security.turnOn');
/** Turning on... */
export const turningOn = /* @__PURE__ */ __message__<string>('shell:security.turningOn');
