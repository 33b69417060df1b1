// Made of en/dossier-invitation.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Make a Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:dossier-invitation.makeDossier');
/** See the Evidence */
export const seeEvidence = /* @__PURE__ */ __message__<string>('mf-garage:dossier-invitation.seeEvidence');
/** All of this can be printed as a sealed book, the provenance dossier: with every paper, every photograph, and what is missing. The evidence shows beforehand what a buyer will ask. */
export const text = /* @__PURE__ */ __message__<string>('mf-garage:dossier-invitation.text');
/** A Book of It */
export const title = /* @__PURE__ */ __message__<string>('mf-garage:dossier-invitation.title');
