// Made of en/search.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add New Part */
export const addNewPart = /* @__PURE__ */ __message__<string>('mf-garage:search.addNewPart');
/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-garage:search.addVehicle');
/** Collections */
export const collections = /* @__PURE__ */ __message__<string>('mf-garage:search.collections');
/** dossier */
export const dossier = /* @__PURE__ */ __message__<string>('mf-garage:search.dossier');
/** Dossiers */
export const dossiers = /* @__PURE__ */ __message__<string>('mf-garage:search.dossiers');
/** Evidence */
export const evidence = /* @__PURE__ */ __message__<string>('mf-garage:search.evidence');
/** Make a Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:search.makeDossier');
/** New Collection */
export const newCollection = /* @__PURE__ */ __message__<string>('mf-garage:search.newCollection');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:search.parts');
/** Provenance */
export const provenance = /* @__PURE__ */ __message__<string>('mf-garage:search.provenance');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:search.vehicles');
