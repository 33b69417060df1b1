// Made of en/quick.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Another */
export const another = /* @__PURE__ */ __message__<string>('shell:quick.another');
/** Find a vehicle */
export const find = /* @__PURE__ */ __message__<string>('shell:quick.find');
/** Name, make, model or year */
export const findBy = /* @__PURE__ */ __message__<string>('shell:quick.findBy');
/** {count, plural, =0 {No vehicle has this name} one {# vehicle found} other {# vehicles found}} */
export const found = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:quick.found'),
);
/** What to write down */
export const kinds = /* @__PURE__ */ __message__<string>('shell:quick.kinds');
/** Quick entry */
export const title = /* @__PURE__ */ __message__<string>('shell:quick.title');
/** Which vehicle? */
export const whichVehicle = /* @__PURE__ */ __message__<string>('shell:quick.whichVehicle');
