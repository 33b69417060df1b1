// Made of en/about.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** The dossier */
export const dossier = /* @__PURE__ */ __message__<string>('shell:about.dossier');
/** Ask what makes one old car worth twice another of the same year, and the answer is rarely paint. It is the folder of paper that comes with it: who did the work, at what mileage, with which parts. A history that can be read from the first page to the last is trusted. One that has to be told is doubted. */
export const folderOfPaper = /* @__PURE__ */ __message__<string>('shell:about.folderOfPaper');
/** Most of that paper is lost along the way. Receipts fade, workshops close, the stamped book stays in a glovebox that was sold with another car. Carnet keeps the record where it belongs to the owner and stays in order. */
export const lostPaper = /* @__PURE__ */ __message__<string>('shell:about.lostPaper');
/** Nobody but you sees your vehicles. There is no feed, no sharing and no advertising. Whoever wants their data in another program can fetch it: everything the screens show is also offered by a <docs>documented interface</docs>. Carnet is open source under the MIT licence and runs on a machine of your own. */
export const nobodyButYou = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { docs: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:about.nobodyButYou',
  ),
);
/** A vehicle’s page is its dossier: its sheet, its service history, its parts, its modifications and its issues, side by side. When it is time for a sale, an insurance valuation or a visit to a new workshop, everything is in one place and says when it was written. */
export const oneDossier = /* @__PURE__ */ __message__<string>('shell:about.oneDossier');
/** Provenance is written, not remembered */
export const provenance = /* @__PURE__ */ __message__<string>('shell:about.provenance');
/** The service book */
export const serviceBook = /* @__PURE__ */ __message__<string>('shell:about.serviceBook');
/** The stamped service book was a good idea: one line a visit, with a date and a mileage, in the order in which things happened. Carnet keeps that order and gives the line more room. An entry can carry the parts that were fitted, what they cost, and a report as long as the work deserves. The odometer follows the entries, so that the next service can be told from the last. */
export const stampedBook = /* @__PURE__ */ __message__<string>('shell:about.stampedBook');
/** Start your book */
export const start = /* @__PURE__ */ __message__<string>('shell:about.start');
/** A carnet is a small book that one carries along. This one belongs to the car. */
export const subtitle = /* @__PURE__ */ __message__<string>('shell:about.subtitle');
/** About Carnet */
export const title = /* @__PURE__ */ __message__<string>('shell:about.title');
/** Your records are yours */
export const yourRecords = /* @__PURE__ */ __message__<string>('shell:about.yourRecords');
