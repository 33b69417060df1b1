// Made of en/passports.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Who vouches for what */
export const chain = /* @__PURE__ */ __message__<string>('mf-service:passports.chain');
/** Into the collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-service:passports.collection');
/** My vehicles */
export const collectionName = /* @__PURE__ */ __message__<string>('mf-service:passports.collectionName');
/** Tyres and components */
export const components = /* @__PURE__ */ __message__<string>('mf-service:passports.components');
/** Forget It? */
export const confirmForget = /* @__PURE__ */ __message__<string>('mf-service:passports.confirmForget');
/** Failed to load the passports */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-service:passports.fetchFailed');
/** Forget This File */
export const forget = /* @__PURE__ */ __message__<string>('mf-service:passports.forget');
/** Failed to forget the passport */
export const forgetFailed = /* @__PURE__ */ __message__<string>('mf-service:passports.forgetFailed');
/** A vehicle is here that seems to be the same. Taken in, this one stands beside it; nothing is merged. */
export const isHere = /* @__PURE__ */ __message__<string>('mf-service:passports.isHere');
/** It is about: {what} */
export const itIsAbout = /* @__PURE__ */ __message__<(given: { what: string | number }) => string>(
  'mf-service:passports.itIsAbout',
);
/** The key of {name} was seen here before. */
export const keyKnown = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:passports.keyKnown',
);
/** The key of {name} is seen here for the first time. Learn from elsewhere whether it is theirs. */
export const keyNew =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-service:passports.keyNew');
/** Bytes were lost */
export const lost = /* @__PURE__ */ __message__<string>('mf-service:passports.lost');
/** You may leave this page; it goes on. */
export const mayLeave = /* @__PURE__ */ __message__<string>('mf-service:passports.mayLeave');
/** A new collection */
export const newCollection = /* @__PURE__ */ __message__<string>('mf-service:passports.newCollection');
/** Nothing was stored */
export const notTaken = /* @__PURE__ */ __message__<string>('mf-service:passports.notTaken');
/** Papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-service:passports.papers');
/** {name}: {entries, plural, one {# entry} other {# entries}} */
export const part = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { entries: number; name: string | number }) => string>(
    'mf-service:passports.part',
  ),
);
/** Passports */
export const passports = /* @__PURE__ */ __message__<string>('mf-service:passports.passports');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-service:passports.photos');
/** A seal says that nothing was changed since, not that an entry was true. */
export const proves = /* @__PURE__ */ __message__<string>('mf-service:passports.proves');
/** Checking the seal and all that is in it... */
export const reading = /* @__PURE__ */ __message__<string>('mf-service:passports.reading');
/** Records */
export const records = /* @__PURE__ */ __message__<string>('mf-service:passports.records');
/** The passport could not be sent */
export const sendFailed = /* @__PURE__ */ __message__<string>('mf-service:passports.sendFailed');
/** Sending {file}... */
export const sending =
  /* @__PURE__ */ __message__<(given: { file: string | number }) => string>('mf-service:passports.sending');
/** Show the Vehicle */
export const showVehicle = /* @__PURE__ */ __message__<string>('mf-service:passports.showVehicle');
/** Stayed where it was made */
export const stayed = /* @__PURE__ */ __message__<string>('mf-service:passports.stayed');
/** Take It In */
export const take = /* @__PURE__ */ __message__<string>('mf-service:passports.take');
/** Take It In All the Same */
export const takeAllTheSame = /* @__PURE__ */ __message__<string>('mf-service:passports.takeAllTheSame');
/** Failed to take the passport in */
export const takeFailed = /* @__PURE__ */ __message__<string>('mf-service:passports.takeFailed');
/** The history is here */
export const taken = /* @__PURE__ */ __message__<string>('mf-service:passports.taken');
/** Taking it in: {done} of {of} */
export const taking =
  /* @__PURE__ */ __message__<(given: { done: string | number; of: string | number }) => string>(
    'mf-service:passports.taking',
  );
/** Unchanged since {day} */
export const unchangedSince = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-service:passports.unchangedSince',
);
/** VIN */
export const vin = /* @__PURE__ */ __message__<string>('mf-service:passports.vin');
/** {file} is not sent yet: it would break off and would have to be picked again. */
export const wouldBreakOff = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:passports.wouldBreakOff',
);
