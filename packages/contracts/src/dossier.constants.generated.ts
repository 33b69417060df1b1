// Made from svc-dossier/openapi.json by `npm run contracts`; not edited by hand.

export const BUYER_PAGE_NAME_MAX_LENGTH = 100;
export const BUYER_PAGE_SHOWS_MAX_ITEMS = 8;
export const BUYER_PAGE_REVEALS_MAX_ITEMS = 6;
export const BUYER_PAGE_WITHHOLD_WORDS_MAX_ITEMS = 100;
export const BUYER_PAGE_WITHHOLD_WORDS_ITEM_MAX_LENGTH = 200;
export const BUYER_PAGE_PHOTO_IDS_MAX_ITEMS = 40;
export const PASSPORT_WITHHOLD_MAX_ITEMS = 5;
export const PASSPORT_WITHHOLD_PAPERS_MAX_ITEMS = 1000;
