// Made of en/attachments.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-service:attachments.close');
/** Fetching attachments... */
export const fetching = /* @__PURE__ */ __message__<string>('mf-service:attachments.fetching');
/** {file} is imported. Its attachments are being uploaded. */
export const finished = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:attachments.finished',
);
/** They go on while you are elsewhere in Carnet, and after a reload. */
export const goOnElsewhere = /* @__PURE__ */ __message__<string>('mf-service:attachments.goOnElsewhere');
/** {file} was being imported when the page was left. Going on... */
export const goingOn = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:attachments.goingOn',
);
/** {count, plural, one {Keep this page open until all have arrived: this browser has no room to keep # file for later.} other {Keep this page open until all have arrived: this browser has no room to keep # files for later.}} */
export const keepOpen = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:attachments.keepOpen'),
);
/** {file} was not imported to its end, and that was too long ago to go on. See in the list below what came of it: undo that, and import it again. */
export const lapsed = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:attachments.lapsed',
);
/** {count, plural, one {# attachment did not come along} other {# attachments did not come along}} */
export const left = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:attachments.left'),
);
/** {name}: it is not there, or cannot be unpacked */
export const leftMissing = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:attachments.leftMissing',
);
/** {name}: longer than a file may be */
export const leftTooLarge = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:attachments.leftTooLarge',
);
/** {name}: neither a picture nor a PDF */
export const leftUnknown = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:attachments.leftUnknown',
);
/** This is a backup of LubeLogger. Its records lie in a database that only LubeLogger reads. Enter its address and a key below, or take the CSV of each tab. Saved JSON answers of its API can be chosen together with this backup: then the attachments come along. */
export const lubeLoggerBackup = /* @__PURE__ */ __message__<string>('mf-service:attachments.lubeLoggerBackup');
/** This is an archive of a whole MyGarage, whose records lie in a database. Export the CSV or JSON of each vehicle there, and choose those. */
export const myGarageBackup = /* @__PURE__ */ __message__<string>('mf-service:attachments.myGarageBackup');
/** This ZIP holds no table: no CSV and no JSON. */
export const noTables = /* @__PURE__ */ __message__<string>('mf-service:attachments.noTables');
/** {count, plural, one {# attachment is named by the file and is not with it.} other {# attachments are named by the file and are not with it.}} Choose the ZIP that has them together with the file, or read a LubeLogger by its address. */
export const notHere = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:attachments.notHere'),
);
/** Attachments */
export const title = /* @__PURE__ */ __message__<string>('mf-service:attachments.title');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-service:attachments.tryAgain');
/** {count, plural, one {# attachment is being uploaded.} other {# attachments are being uploaded.}} */
export const uploading = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:attachments.uploading'),
);
