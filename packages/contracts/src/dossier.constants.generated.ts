// Made from svc-dossier/openapi.json by `npm run contracts`; not edited by hand.

export const PASSPORT_WITHHOLD_MAX_ITEMS = 5;
export const PASSPORT_WITHHOLD_PAPERS_MAX_ITEMS = 1000;
