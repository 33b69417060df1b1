// Made of en/api-keys.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** one vehicle */
export const aVehicle = /* @__PURE__ */ __message__<string>('shell:api-keys.aVehicle');
/** It may */
export const access = /* @__PURE__ */ __message__<string>('shell:api-keys.access');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('shell:api-keys.allVehicles');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:api-keys.cancel');
/** End It? */
export const confirmEnd = /* @__PURE__ */ __message__<string>('shell:api-keys.confirmEnd');
/** Copied. */
export const copied = /* @__PURE__ */ __message__<string>('shell:api-keys.copied');
/** Copy key */
export const copy = /* @__PURE__ */ __message__<string>('shell:api-keys.copy');
/** End */
export const end = /* @__PURE__ */ __message__<string>('shell:api-keys.end');
/** Failed to end the key */
export const endFailed = /* @__PURE__ */ __message__<string>('shell:api-keys.endFailed');
/** Expired on {day} */
export const expired =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('shell:api-keys.expired');
/** Expires on {day} */
export const expires =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('shell:api-keys.expires');
/** Expires */
export const expiry = /* @__PURE__ */ __message__<string>('shell:api-keys.expiry');
/** With a key a program does in your name what the key allows: a script, Home Assistant, a spreadsheet. Give each program a key of its own, and end what you no longer use. */
export const explained = /* @__PURE__ */ __message__<string>('shell:api-keys.explained');
/** Failed to load API keys */
export const failed = /* @__PURE__ */ __message__<string>('shell:api-keys.failed');
/** What programs can ask for is described in the <docs>API documentation</docs>. */
export const guide = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { docs: (text: ReactNode) => ReactNode }) => ReactNode[]>('shell:api-keys.guide'),
);
/** In {days, plural, one {# day} other {# days}} */
export const inDays = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number }) => string>('shell:api-keys.inDays'),
);
/** Keep it where you keep passwords. Whoever has it can do what it allows. */
export const keepIt = /* @__PURE__ */ __message__<string>('shell:api-keys.keepIt');
/** Loading API keys... */
export const loading = /* @__PURE__ */ __message__<string>('shell:api-keys.loading');
/** Made {when} */
export const madeAt =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:api-keys.madeAt');
/** Make an API key */
export const make = /* @__PURE__ */ __message__<string>('shell:api-keys.make');
/** Failed to make the key */
export const makeFailed = /* @__PURE__ */ __message__<string>('shell:api-keys.makeFailed');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('shell:api-keys.name');
/** What it is for: Home Assistant, backup script */
export const nameHint = /* @__PURE__ */ __message__<string>('shell:api-keys.nameHint');
/** Say what the key is for */
export const nameRequired = /* @__PURE__ */ __message__<string>('shell:api-keys.nameRequired');
/** Never */
export const never = /* @__PURE__ */ __message__<string>('shell:api-keys.never');
/** Never expires */
export const neverExpires = /* @__PURE__ */ __message__<string>('shell:api-keys.neverExpires');
/** Whoever gets hold of a key that never expires can use it until you end it. */
export const neverHint = /* @__PURE__ */ __message__<string>('shell:api-keys.neverHint');
/** Not used yet */
export const neverUsed = /* @__PURE__ */ __message__<string>('shell:api-keys.neverUsed');
/** There are no keys yet. */
export const none = /* @__PURE__ */ __message__<string>('shell:api-keys.none');
/** It could not be copied. */
export const notCopied = /* @__PURE__ */ __message__<string>('shell:api-keys.notCopied');
/** {may}: all vehicles */
export const ofAll = /* @__PURE__ */ __message__<(given: { may: string | number }) => string>('shell:api-keys.ofAll');
/** {may}: {vehicle} only */
export const ofOne =
  /* @__PURE__ */ __message__<(given: { may: string | number; vehicle: string | number }) => string>(
    'shell:api-keys.ofOne',
  );
/** For one vehicle it can enter odometer readings, service events, issues, parts and track days, and delete them. */
export const oneVehicleWrites = /* @__PURE__ */ __message__<string>('shell:api-keys.oneVehicleWrites');
/** Expired */
export const over = /* @__PURE__ */ __message__<string>('shell:api-keys.over');
/** Read and change */
export const readAndWrite = /* @__PURE__ */ __message__<string>('shell:api-keys.readAndWrite');
/** Read only */
export const readOnly = /* @__PURE__ */ __message__<string>('shell:api-keys.readOnly');
/** Reads */
export const reads = /* @__PURE__ */ __message__<string>('shell:api-keys.reads');
/** Copy the key now: it is shown only once. */
export const shownOnce = /* @__PURE__ */ __message__<string>('shell:api-keys.shownOnce');
/** API keys */
export const title = /* @__PURE__ */ __message__<string>('shell:api-keys.title');
/** Last used {when}, {count, plural, one {{times} request} other {{times} requests}} in 30 days */
export const used =
  /* @__PURE__ */ __message__<(given: { count: number; times: string | number; when: string | number }) => string>(
    'shell:api-keys.used',
  );
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('shell:api-keys.vehicles');
/** Failed to load vehicles */
export const vehiclesFailed = /* @__PURE__ */ __message__<string>('shell:api-keys.vehiclesFailed');
/** Reads and changes */
export const writes = /* @__PURE__ */ __message__<string>('shell:api-keys.writes');
