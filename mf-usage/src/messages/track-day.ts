// Made of en/track-day.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add */
export const add = /* @__PURE__ */ __message__<string>('mf-usage:track-day.add');
/** Another thing */
export const addItem = /* @__PURE__ */ __message__<string>('mf-usage:track-day.addItem');
/** Everything on it is good for that day. */
export const allGood = /* @__PURE__ */ __message__<string>('mf-usage:track-day.allGood');
/** Best lap */
export const best = /* @__PURE__ */ __message__<string>('mf-usage:track-day.best');
/** A day as the last {count, plural, one {one} other {#}}. */
export const byHabit = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:track-day.byHabit'),
);
/** Wheel nuts to torque */
export const c1 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c1');
/** Tyre pressures */
export const c2 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c2');
/** Oil, coolant and brake fluid */
export const c3 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c3');
/** Brake pads looked at */
export const c4 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c4');
/** Seat, harness and battery tight */
export const c5 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c5');
/** Helmet, licence and papers */
export const c6 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c6');
/** Tow hook */
export const c7 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c7');
/** Nothing loose in the car */
export const c8 = /* @__PURE__ */ __message__<string>('mf-usage:track-day.c8');
/** To see to */
export const checks = /* @__PURE__ */ __message__<string>('mf-usage:track-day.checks');
/** As on {day}, not ticked yet. */
export const checksFrom = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-usage:track-day.checksFrom',
);
/** A list to begin with. Change it as you like: it is kept, and is there for the next day. */
export const checksNew = /* @__PURE__ */ __message__<string>('mf-usage:track-day.checksNew');
/** Counted on until then: {what}. */
export const countedOn =
  /* @__PURE__ */ __message__<(given: { what: string | number }) => string>('mf-usage:track-day.countedOn');
/** {count, plural, one {# track day until that evening} other {# track days until that evening}} */
export const daysUntil = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:track-day.daysUntil'),
);
/** {now}, then {then} */
export const depth =
  /* @__PURE__ */ __message__<(given: { now: string | number; then: string | number }) => string>(
    'mf-usage:track-day.depth',
  );
/** {done} of {all} done */
export const done =
  /* @__PURE__ */ __message__<(given: { all: string | number; done: string | number }) => string>(
    'mf-usage:track-day.done',
  );
/** Driven */
export const driven = /* @__PURE__ */ __message__<string>('mf-usage:track-day.driven');
/** Failed to fetch the day */
export const failed = /* @__PURE__ */ __message__<string>('mf-usage:track-day.failed');
/** Good */
export const good = /* @__PURE__ */ __message__<string>('mf-usage:track-day.good');
/** read last on {day} */
export const lastTread =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-usage:track-day.lastTread');
/** Loading the day... */
export const loading = /* @__PURE__ */ __message__<string>('mf-usage:track-day.loading');
/** What to look at */
export const lookAt = /* @__PURE__ */ __message__<string>('mf-usage:track-day.lookAt');
/** never read */
export const neverTread = /* @__PURE__ */ __message__<string>('mf-usage:track-day.neverTread');
/** No session of this car is known yet, so nothing is counted on for the day itself. */
export const noHabit = /* @__PURE__ */ __message__<string>('mf-usage:track-day.noHabit');
/** Without limits, or not known */
export const noLimit = /* @__PURE__ */ __message__<string>('mf-usage:track-day.noLimit');
/** No session of this day is known. Add a logger’s file on the track day’s page, or write down a use. */
export const noSessions = /* @__PURE__ */ __message__<string>('mf-usage:track-day.noSessions');
/** No vehicle and day are given. */
export const noVehicle = /* @__PURE__ */ __message__<string>('mf-usage:track-day.noVehicle');
/** Not good for that day */
export const notGood = /* @__PURE__ */ __message__<string>('mf-usage:track-day.notGood');
/** Failed to keep the list */
export const notKept = /* @__PURE__ */ __message__<string>('mf-usage:track-day.notKept');
/** Nothing that you follow is on this car. */
export const nothingOn = /* @__PURE__ */ __message__<string>('mf-usage:track-day.nothingOn');
/** Nothing is near a limit. */
export const nothingToLookAt = /* @__PURE__ */ __message__<string>('mf-usage:track-day.nothingToLookAt');
/** runs out {day} */
export const over = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-usage:track-day.over');
/** Read the tread of {name} */
export const readTread =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-usage:track-day.readTread');
/** Ready for the day? */
export const ready = /* @__PURE__ */ __message__<string>('mf-usage:track-day.ready');
/** Remove {name} */
export const removeItem = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-usage:track-day.removeItem',
);
/** Sessions */
export const sessions = /* @__PURE__ */ __message__<string>('mf-usage:track-day.sessions');
/** Soon after */
export const soon = /* @__PURE__ */ __message__<string>('mf-usage:track-day.soon');
/** Track day */
export const toTrackDay = /* @__PURE__ */ __message__<string>('mf-usage:track-day.toTrackDay');
/** What it took */
export const took = /* @__PURE__ */ __message__<string>('mf-usage:track-day.took');
/** Beside the odometer */
export const uncounted = /* @__PURE__ */ __message__<string>('mf-usage:track-day.uncounted');
/** {used} of {value} */
export const used =
  /* @__PURE__ */ __message__<(given: { used: string | number; value: string | number }) => string>(
    'mf-usage:track-day.used',
  );
/** Used that day */
export const usedThatDay = /* @__PURE__ */ __message__<string>('mf-usage:track-day.usedThatDay');
