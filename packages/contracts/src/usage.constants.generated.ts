// Made from svc-usage/openapi.json by `npm run contracts`; not edited by hand.

export const FILL_UP_AT_MAX_LENGTH = 5;
export const FILL_UP_TRIP_MIN = 0;
export const FILL_UP_TRIP_MAX = 1000000;
export const FILL_UP_ENERGY_VALUES = ["petrol","diesel","lpg","cng","electricity","hydrogen","adblue","oil","two-stroke-mix"] as const;
export const FILL_UP_AMOUNT_MIN = 0.001;
export const FILL_UP_AMOUNT_MAX = 1000000;
export const FILL_UP_UNIT_VALUES = ["l","us_gal","imp_gal","kg","kWh"] as const;
export const FILL_UP_TOTAL_MIN = 0;
export const FILL_UP_CURRENCY_MIN_LENGTH = 3;
export const FILL_UP_CURRENCY_MAX_LENGTH = 3;
export const FILL_UP_UNIT_PRICE_MIN = 0;
export const FILL_UP_UNIT_PRICE_MAX = 1000000;
export const FILL_UP_STATION_MAX_LENGTH = 200;
export const FILL_UP_TANK_MIN = 1;
export const FILL_UP_TANK_MAX = 9;
export const FILL_UP_NOTE_MAX_LENGTH = 5000;
export const FILL_UP_CHARGE_KIND_VALUES = ["ac","dc"] as const;
export const FILL_UP_FROM_PERCENT_MIN = 0;
export const FILL_UP_FROM_PERCENT_MAX = 100;
export const FILL_UP_TO_PERCENT_MIN = 0;
export const FILL_UP_TO_PERCENT_MAX = 100;
export const DELETE_FILL_UPS_IDS_MAX_ITEMS = 5000;
export const UNDO_IMPORT_BATCH_MAX_LENGTH = 36;
