// Made of en/outbox.json by `npm run messages`. Change that, and not this.
import { counting } from '../formats/writing';

declare function __message__<Message>(id: string): Message;

/** Change */
export const aChange = /* @__PURE__ */ __message__<string>('mf-kit:outbox.aChange');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-kit:outbox.cancel');
/** This was changed elsewhere in the meantime. */
export const changedElsewhere = /* @__PURE__ */ __message__<string>('mf-kit:outbox.changedElsewhere');
/** This has not been sent yet. If you save, it takes the place of what is waiting. */
export const changesEntry = /* @__PURE__ */ __message__<string>('mf-kit:outbox.changesEntry');
/** “{title}” has not been sent yet. It can be chosen here once it has. */
export const choosableLater =
  /* @__PURE__ */ __message__<(given: { title: string | number }) => string>('mf-kit:outbox.choosableLater');
/** The clock of this device was wrong then: check the date. */
export const clockWrong = /* @__PURE__ */ __message__<string>('mf-kit:outbox.clockWrong');
/** Compare */
export const compare = /* @__PURE__ */ __message__<string>('mf-kit:outbox.compare');
/** Changed here and elsewhere */
export const comparison = /* @__PURE__ */ __message__<string>('mf-kit:outbox.comparison');
/** Kept on this device. It is sent by itself as soon as there is a network. */
export const explained = /* @__PURE__ */ __message__<string>('mf-kit:outbox.explained');
/** Sent after “{title}”, which it names. */
export const goesAfter =
  /* @__PURE__ */ __message__<(given: { title: string | number }) => string>('mf-kit:outbox.goesAfter');
/** Keep */
export const keep = /* @__PURE__ */ __message__<string>('mf-kit:outbox.keep');
/** Kept on this device. It is sent as soon as there is a network. */
export const keptHere = /* @__PURE__ */ __message__<string>('mf-kit:outbox.keptHere');
/** Last try: {reason} */
export const lastTry =
  /* @__PURE__ */ __message__<(given: { reason: string | number }) => string>('mf-kit:outbox.lastTry');
/** The connection was lost while it was being sent, so it may have arrived. Look at its list once there is a network. */
export const mayHaveArrived = /* @__PURE__ */ __message__<string>('mf-kit:outbox.mayHaveArrived');
/** It names something that was thrown away. Open it and choose anew. */
export const namedIsGone = /* @__PURE__ */ __message__<string>('mf-kit:outbox.namedIsGone');
/** It names “{title}”, which was thrown away. Open it and choose anew. */
export const namedThrownAway = /* @__PURE__ */ __message__<(given: { title: string | number }) => string>(
  'mf-kit:outbox.namedThrownAway',
);
/** This browser has no room left to keep this until there is a network. What you typed is still here. */
export const noRoom = /* @__PURE__ */ __message__<string>('mf-kit:outbox.noRoom');
/** It could not be sent. */
export const notSent = /* @__PURE__ */ __message__<string>('mf-kit:outbox.notSent');
/** {name} · not sent yet */
export const notSentYet =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-kit:outbox.notSentYet');
/** Not accepted */
export const notTaken = /* @__PURE__ */ __message__<string>('mf-kit:outbox.notTaken');
/** Nothing */
export const nothing = /* @__PURE__ */ __message__<string>('mf-kit:outbox.nothing');
/** Everything has been sent. */
export const nothingWaits = /* @__PURE__ */ __message__<string>('mf-kit:outbox.nothingWaits');
/** It is more than 29 days old. If it arrived back then, sending it again would make a second one. */
export const old = /* @__PURE__ */ __message__<string>('mf-kit:outbox.old');
/** Open */
export const open = /* @__PURE__ */ __message__<string>('mf-kit:outbox.open');
/** {count, plural, one {# other entry names} other {# other entries name}} it: nothing of that is lost, and you are asked to choose anew. */
export const othersName = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:outbox.othersName'),
);
/** Not accepted: {reason} */
export const refused =
  /* @__PURE__ */ __message__<(given: { reason: string | number }) => string>('mf-kit:outbox.refused');
/** Save as a file */
export const saveAsFile = /* @__PURE__ */ __message__<string>('mf-kit:outbox.saveAsFile');
/** Send anyway */
export const sendAnyway = /* @__PURE__ */ __message__<string>('mf-kit:outbox.sendAnyway');
/** Send now */
export const sendNow = /* @__PURE__ */ __message__<string>('mf-kit:outbox.sendNow');
/** Sent; its files follow */
export const sent = /* @__PURE__ */ __message__<string>('mf-kit:outbox.sent');
/** This was sent meanwhile. Look at it in its list before you save again. */
export const sentMeanwhile = /* @__PURE__ */ __message__<string>('mf-kit:outbox.sentMeanwhile');
/** It was changed here and elsewhere. Choose what is to count. */
export const stale = /* @__PURE__ */ __message__<string>('mf-kit:outbox.stale');
/** Use what is chosen */
export const takeChosen = /* @__PURE__ */ __message__<string>('mf-kit:outbox.takeChosen');
/** As it is now */
export const theirs = /* @__PURE__ */ __message__<string>('mf-kit:outbox.theirs');
/** Throw away */
export const throwAway = /* @__PURE__ */ __message__<string>('mf-kit:outbox.throwAway');
/** It has not been sent and cannot be brought back. */
export const throwAwayLost = /* @__PURE__ */ __message__<string>('mf-kit:outbox.throwAwayLost');
/** Throw this away? */
export const throwAwayNow = /* @__PURE__ */ __message__<string>('mf-kit:outbox.throwAwayNow');
/** Not sent yet */
export const title = /* @__PURE__ */ __message__<string>('mf-kit:outbox.title');
/** Too old to be sent by itself */
export const tooOld = /* @__PURE__ */ __message__<string>('mf-kit:outbox.tooOld');
/** Waiting to be sent */
export const waiting = /* @__PURE__ */ __message__<string>('mf-kit:outbox.waiting');
/** {count, plural, one {# entry is} other {# entries are}} waiting to be sent */
export const waitingCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:outbox.waitingCount'),
);
/** It names “{title}”, and is sent once you have settled that. */
export const waitsForSettled = /* @__PURE__ */ __message__<(given: { title: string | number }) => string>(
  'mf-kit:outbox.waitsForSettled',
);
/** {count, plural, one {# entry has} other {# entries have}} not been sent yet and would be lost. */
export const wouldBeLost = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:outbox.wouldBeLost'),
);
/** Written {time} */
export const writtenAt =
  /* @__PURE__ */ __message__<(given: { time: string | number }) => string>('mf-kit:outbox.writtenAt');
/** Yours */
export const yours = /* @__PURE__ */ __message__<string>('mf-kit:outbox.yours');
