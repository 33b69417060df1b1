// Made of en/component-words.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All-season */
export const allSeason = /* @__PURE__ */ __message__<string>('mf-usage:component-words.allSeason');
/** at least {figure} */
export const atLeast = /* @__PURE__ */ __message__<(given: { figure: string | number }) => string>(
  'mf-usage:component-words.atLeast',
);
/** Battery */
export const battery = /* @__PURE__ */ __message__<string>('mf-usage:component-words.battery');
/** Belt */
export const belt = /* @__PURE__ */ __message__<string>('mf-usage:component-words.belt');
/** Brake discs */
export const brakeDiscs = /* @__PURE__ */ __message__<string>('mf-usage:component-words.brakeDiscs');
/** Brake pads */
export const brakePads = /* @__PURE__ */ __message__<string>('mf-usage:component-words.brakePads');
/** Clutch */
export const clutch = /* @__PURE__ */ __message__<string>('mf-usage:component-words.clutch');
/** Components */
export const components = /* @__PURE__ */ __message__<string>('mf-usage:component-words.components');
/** A day is not known, so it may be more. */
export const dayUnknown = /* @__PURE__ */ __message__<string>('mf-usage:component-words.dayUnknown');
/** Differential */
export const differential = /* @__PURE__ */ __message__<string>('mf-usage:component-words.differential');
/** Engine */
export const engine = /* @__PURE__ */ __message__<string>('mf-usage:component-words.engine');
/** Extinguisher */
export const extinguisher = /* @__PURE__ */ __message__<string>('mf-usage:component-words.extinguisher');
/** Failed to fetch component */
export const failed = /* @__PURE__ */ __message__<string>('mf-usage:component-words.failed');
/** Good */
export const far = /* @__PURE__ */ __message__<string>('mf-usage:component-words.far');
/** Fluid */
export const fluid = /* @__PURE__ */ __message__<string>('mf-usage:component-words.fluid');
/** Front */
export const front = /* @__PURE__ */ __message__<string>('mf-usage:component-words.front');
/** Front left */
export const frontLeft = /* @__PURE__ */ __message__<string>('mf-usage:component-words.frontLeft');
/** Front right */
export const frontRight = /* @__PURE__ */ __message__<string>('mf-usage:component-words.frontRight');
/** Fuel cell */
export const fuelCell = /* @__PURE__ */ __message__<string>('mf-usage:component-words.fuelCell');
/** Gearbox */
export const gearbox = /* @__PURE__ */ __message__<string>('mf-usage:component-words.gearbox');
/** Harness */
export const harness = /* @__PURE__ */ __message__<string>('mf-usage:component-words.harness');
/** Helmet */
export const helmet = /* @__PURE__ */ __message__<string>('mf-usage:component-words.helmet');
/** {hours} h */
export const hoursOf = /* @__PURE__ */ __message__<(given: { hours: string | number }) => string>(
  'mf-usage:component-words.hoursOf',
);
/** The odometer was changed and its last value is not known, so it may be more. */
export const instrumentChanged = /* @__PURE__ */ __message__<string>('mf-usage:component-words.instrumentChanged');
/** Age */
export const limitAge = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitAge');
/** Distance */
export const limitDistance = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitDistance');
/** Hours */
export const limitHours = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitHours');
/** Label */
export const limitLabel = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitLabel');
/** Sessions */
export const limitSessions = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitSessions');
/** Tread */
export const limitTread = /* @__PURE__ */ __message__<string>('mf-usage:component-words.limitTread');
/** Failed to fetch components */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-usage:component-words.listFailed');
/** A mileage is not known, so it may be more. */
export const mileageUnknown = /* @__PURE__ */ __message__<string>('mf-usage:component-words.mileageUnknown');
/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:component-words.months'),
);
/** Mount */
export const mount = /* @__PURE__ */ __message__<string>('mf-usage:component-words.mount');
/** Soon */
export const near = /* @__PURE__ */ __message__<string>('mf-usage:component-words.near');
/** Failed to delete component */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-usage:component-words.notDeleted');
/** Failed to save */
export const notSaved = /* @__PURE__ */ __message__<string>('mf-usage:component-words.notSaved');
/** The odometer shows less at the end than at the beginning. Look at both for a typing error. */
export const odometerFalls = /* @__PURE__ */ __message__<string>('mf-usage:component-words.odometerFalls');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-usage:component-words.other');
/** Failed to fetch part */
export const partFailed = /* @__PURE__ */ __message__<string>('mf-usage:component-words.partFailed');
/** Reached */
export const reached = /* @__PURE__ */ __message__<string>('mf-usage:component-words.reached');
/** Rear */
export const rear = /* @__PURE__ */ __message__<string>('mf-usage:component-words.rear');
/** Rear left */
export const rearLeft = /* @__PURE__ */ __message__<string>('mf-usage:component-words.rearLeft');
/** Rear left, inner */
export const rearLeftInner = /* @__PURE__ */ __message__<string>('mf-usage:component-words.rearLeftInner');
/** Rear right */
export const rearRight = /* @__PURE__ */ __message__<string>('mf-usage:component-words.rearRight');
/** Rear right, inner */
export const rearRightInner = /* @__PURE__ */ __message__<string>('mf-usage:component-words.rearRightInner');
/** Seat */
export const seat = /* @__PURE__ */ __message__<string>('mf-usage:component-words.seat');
/** It is not known which of two was mounted in a session, so it may be more. */
export const sessionUnclear = /* @__PURE__ */ __message__<string>('mf-usage:component-words.sessionUnclear');
/** A session has no distance, so it may be more. */
export const sessionUnmeasured = /* @__PURE__ */ __message__<string>('mf-usage:component-words.sessionUnmeasured');
/** {count, plural, one {# session} other {# sessions}} */
export const sessionsOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:component-words.sessionsOf'),
);
/** Spare */
export const spare = /* @__PURE__ */ __message__<string>('mf-usage:component-words.spare');
/** Summer */
export const summer = /* @__PURE__ */ __message__<string>('mf-usage:component-words.summer');
/** Track */
export const track = /* @__PURE__ */ __message__<string>('mf-usage:component-words.track');
/** Tyres */
export const tyres = /* @__PURE__ */ __message__<string>('mf-usage:component-words.tyres');
/** Not known */
export const unknown = /* @__PURE__ */ __message__<string>('mf-usage:component-words.unknown');
/** Wet */
export const wet = /* @__PURE__ */ __message__<string>('mf-usage:component-words.wet');
/** What is on it */
export const whatIsOnIt = /* @__PURE__ */ __message__<string>('mf-usage:component-words.whatIsOnIt');
/** Winter */
export const winter = /* @__PURE__ */ __message__<string>('mf-usage:component-words.winter');
/** {count, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:component-words.years'),
);
