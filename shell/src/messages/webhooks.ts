// Made of en/webhooks.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Failed to send it again */
export const againFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.againFailed');
/** Answer */
export const answer = /* @__PURE__ */ __message__<string>('shell:webhooks.answer');
/** Answered {status} after {took} ms */
export const answered =
  /* @__PURE__ */ __message__<(given: { status: string | number; took: string | number }) => string>(
    'shell:webhooks.answered',
  );
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:webhooks.cancel');
/** The certificate is not valid */
export const certificate = /* @__PURE__ */ __message__<string>('shell:webhooks.certificate');
/** Change the webhook */
export const change = /* @__PURE__ */ __message__<string>('shell:webhooks.change');
/** Delete It? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('shell:webhooks.confirmDelete');
/** Make It Anew? */
export const confirmRenew = /* @__PURE__ */ __message__<string>('shell:webhooks.confirmRenew');
/** Copied. */
export const copied = /* @__PURE__ */ __message__<string>('shell:webhooks.copied');
/** Copy secret */
export const copy = /* @__PURE__ */ __message__<string>('shell:webhooks.copy');
/** Failed to delete the webhook */
export const deleteFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.deleteFailed');
/** Taken */
export const delivered = /* @__PURE__ */ __message__<string>('shell:webhooks.delivered');
/** Failed to load what was sent */
export const deliveriesFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.deliveriesFailed');
/** Documents */
export const document = /* @__PURE__ */ __message__<string>('shell:webhooks.document');
/** Expiry of documents */
export const documentExpiry = /* @__PURE__ */ __message__<string>('shell:webhooks.documentExpiry');
/** Due dates */
export const duePoint = /* @__PURE__ */ __message__<string>('shell:webhooks.duePoint');
/** When something comes due, each time that this changes */
export const duePointExplained = /* @__PURE__ */ __message__<string>('shell:webhooks.duePointExplained');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('shell:webhooks.edit');
/** On */
export const enabled = /* @__PURE__ */ __message__<string>('shell:webhooks.enabled');
/** Told of */
export const events = /* @__PURE__ */ __message__<string>('shell:webhooks.events');
/** A message says what was made, changed or deleted. */
export const eventsExplained = /* @__PURE__ */ __message__<string>('shell:webhooks.eventsExplained');
/** Choose of what it is told */
export const eventsRequired = /* @__PURE__ */ __message__<string>('shell:webhooks.eventsRequired');
/** Carnet posts to an address of yours what happens, the moment it happens: to Home Assistant, a script, another service. What is sent says what changed and where to read it, and is signed. */
export const explained = /* @__PURE__ */ __message__<string>('shell:webhooks.explained');
/** Failed to load webhooks */
export const failed = /* @__PURE__ */ __message__<string>('shell:webhooks.failed');
/** Not taken */
export const failedState = /* @__PURE__ */ __message__<string>('shell:webhooks.failedState');
/** Nothing was taken since {when}; it is tried again. */
export const failingSince =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:webhooks.failingSince');
/** How to check the signature, and what is sent: <docs>API documentation</docs>. */
export const guide = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { docs: (text: ReactNode) => ReactNode }) => ReactNode[]>('shell:webhooks.guide'),
);
/** Issues */
export const issue = /* @__PURE__ */ __message__<string>('shell:webhooks.issue');
/** With it the receiver checks that a message is from Carnet. */
export const keepIt = /* @__PURE__ */ __message__<string>('shell:webhooks.keepIt');
/** The secret of before is good for another day, so that you can change it at the receiver. */
export const keepRenewed = /* @__PURE__ */ __message__<string>('shell:webhooks.keepRenewed');
/** Loading webhooks... */
export const loading = /* @__PURE__ */ __message__<string>('shell:webhooks.loading');
/** Loading what was sent... */
export const loadingDeliveries = /* @__PURE__ */ __message__<string>('shell:webhooks.loadingDeliveries');
/** Make a webhook */
export const make = /* @__PURE__ */ __message__<string>('shell:webhooks.make');
/** Failed to make the webhook */
export const makeFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.makeFailed');
/** Message */
export const message = /* @__PURE__ */ __message__<string>('shell:webhooks.message');
/** Modifications */
export const modification = /* @__PURE__ */ __message__<string>('shell:webhooks.modification');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('shell:webhooks.name');
/** Who is told: Home Assistant, a script */
export const nameHint = /* @__PURE__ */ __message__<string>('shell:webhooks.nameHint');
/** Say who is told */
export const nameRequired = /* @__PURE__ */ __message__<string>('shell:webhooks.nameRequired');
/** The newest {shown} of {count}. */
export const newestOf =
  /* @__PURE__ */ __message__<(given: { count: string | number; shown: string | number }) => string>(
    'shell:webhooks.newestOf',
  );
/** No connection */
export const noConnection = /* @__PURE__ */ __message__<string>('shell:webhooks.noConnection');
/** There are no webhooks yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('shell:webhooks.noneYet');
/** It could not be copied. */
export const notCopied = /* @__PURE__ */ __message__<string>('shell:webhooks.notCopied');
/** No such host */
export const notFound = /* @__PURE__ */ __message__<string>('shell:webhooks.notFound');
/** Not tried yet */
export const notTried = /* @__PURE__ */ __message__<string>('shell:webhooks.notTried');
/** Nothing was sent yet. What was sent is kept for 30 days. */
export const nothingSent = /* @__PURE__ */ __message__<string>('shell:webhooks.nothingSent');
/** Off */
export const off = /* @__PURE__ */ __message__<string>('shell:webhooks.off');
/** Turned off: for five days nothing was taken. Turn it on again when the receiver is back. */
export const offFailing = /* @__PURE__ */ __message__<string>('shell:webhooks.offFailing');
/** Turned off: the receiver answered that it wants nothing more. */
export const offGone = /* @__PURE__ */ __message__<string>('shell:webhooks.offGone');
/** Parts */
export const part = /* @__PURE__ */ __message__<string>('shell:webhooks.part');
/** The address is in a private network */
export const privateAddress = /* @__PURE__ */ __message__<string>('shell:webhooks.privateAddress');
/** Reminders */
export const reminder = /* @__PURE__ */ __message__<string>('shell:webhooks.reminder');
/** What is due or overdue, with its texts, as in the mails */
export const reminderExplained = /* @__PURE__ */ __message__<string>('shell:webhooks.reminderExplained');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('shell:webhooks.remove');
/** New secret */
export const renew = /* @__PURE__ */ __message__<string>('shell:webhooks.renew');
/** Failed to make another secret */
export const renewFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.renewFailed');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('shell:webhooks.save');
/** Failed to save the webhook */
export const saveFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.saveFailed');
/** Send again */
export const sendAgain = /* @__PURE__ */ __message__<string>('shell:webhooks.sendAgain');
/** Send again: {type}, {when} */
export const sendAgainOf =
  /* @__PURE__ */ __message__<(given: { type: string | number; when: string | number }) => string>(
    'shell:webhooks.sendAgainOf',
  );
/** What was sent */
export const sent = /* @__PURE__ */ __message__<string>('shell:webhooks.sent');
/** Service events */
export const serviceEvent = /* @__PURE__ */ __message__<string>('shell:webhooks.serviceEvent');
/** Copy the secret now: it is shown only once. */
export const shownOnce = /* @__PURE__ */ __message__<string>('shell:webhooks.shownOnce');
/** Webhooks */
export const title = /* @__PURE__ */ __message__<string>('shell:webhooks.title');
/** No answer within 15 seconds */
export const tooSlow = /* @__PURE__ */ __message__<string>('shell:webhooks.tooSlow');
/** Track days */
export const trackDay = /* @__PURE__ */ __message__<string>('shell:webhooks.trackDay');
/** {count, plural, one {tried once} other {tried # times}} */
export const tries = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:webhooks.tries'),
);
/** {count, plural, one {tried once} other {tried # times}}, next {when} */
export const triesAndNext = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; when: string | number }) => string>(
    'shell:webhooks.triesAndNext',
  ),
);
/** Failed to send a test */
export const tryFailed = /* @__PURE__ */ __message__<string>('shell:webhooks.tryFailed');
/** Try it */
export const tryIt = /* @__PURE__ */ __message__<string>('shell:webhooks.tryIt');
/** Address */
export const url = /* @__PURE__ */ __message__<string>('shell:webhooks.url');
/** https:// or http://, reached over the Internet */
export const urlHint = /* @__PURE__ */ __message__<string>('shell:webhooks.urlHint');
/** Enter a whole address */
export const urlRequired = /* @__PURE__ */ __message__<string>('shell:webhooks.urlRequired');
/** Vehicles */
export const vehicle = /* @__PURE__ */ __message__<string>('shell:webhooks.vehicle');
/** Waits */
export const waiting = /* @__PURE__ */ __message__<string>('shell:webhooks.waiting');
/** {count, plural, one {One message waits.} other {{number} messages wait.}} */
export const waitingCount =
  /* @__PURE__ */ __message__<(given: { count: number; number: string | number }) => string>(
    'shell:webhooks.waitingCount',
  );
