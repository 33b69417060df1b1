// Made of en/unfinished-import.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** They go on while you are elsewhere in Carnet, and after a reload. */
export const goOnElsewhere = /* @__PURE__ */ __message__<string>('mf-service:unfinished-import.goOnElsewhere');
/** {file} was being imported when the page was left. Going on... */
export const goingOn = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:unfinished-import.goingOn',
);
/** Importing {file} */
export const importing = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:unfinished-import.importing',
);
/** {file} was not imported to its end. */
export const notToItsEnd = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:unfinished-import.notToItsEnd',
);
/** Its pictures are being uploaded. */
export const picturesUploading = /* @__PURE__ */ __message__<string>('mf-service:unfinished-import.picturesUploading');
/** See whether its {kind, select, template {templates} other {service events}} are in the list. If they are, add the pictures on their pages; if not, import the file again. */
export const seeWhether = /* @__PURE__ */ __message__<(given: { kind: 'other' | 'template' }) => string>(
  'mf-service:unfinished-import.seeWhether',
);
/** The page was left while it was being imported, on <date></date>. That is too long ago to go on with it safely. Its pictures were not uploaded. */
export const tooLongAgo = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:unfinished-import.tooLongAgo',
  ),
);
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-service:unfinished-import.tryAgain');
/** {file} was being imported when the page was left. Try again: nothing is stored twice. */
export const tryAgainSafely = /* @__PURE__ */ __message__<(given: { file: string | number }) => string>(
  'mf-service:unfinished-import.tryAgainSafely',
);
/** Understood */
export const understood = /* @__PURE__ */ __message__<string>('mf-service:unfinished-import.understood');
