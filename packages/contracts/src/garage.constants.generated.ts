// Made from svc-garage/openapi.json by `npm run contracts`; not edited by hand.

export const COLLECTION_NAME_MAX_LENGTH = 200;
export const COLLECTION_DESCRIPTION_MAX_LENGTH = 10000;
export const PART_NAME_MAX_LENGTH = 200;
export const PART_DESCRIPTION_MAX_LENGTH = 10000;
export const PART_PART_NUMBER_MAX_LENGTH = 100;
export const PART_MANUFACTURER_MAX_LENGTH = 100;
export const PART_TYPE_VALUES = ["OEM","Aftermarket"] as const;
export const PART_STATUS_VALUES = ["Planned","In Storage","Installed"] as const;
export const PART_COST_MIN = 0;
export const PART_NOTES_MAX_LENGTH = 10000;
export const VEHICLE_TYPE_VALUES = ["Car","Truck","SUV","Motorcycle","Other"] as const;
export const VEHICLE_MAKE_MAX_LENGTH = 100;
export const VEHICLE_MODEL_MAX_LENGTH = 100;
export const VEHICLE_YEAR_MIN = 1900;
export const VEHICLE_YEAR_MAX = 2200;
export const VEHICLE_VIN_MAX_LENGTH = 17;
export const VEHICLE_NICKNAME_MAX_LENGTH = 100;
export const VEHICLE_COLOR_MAX_LENGTH = 100;
export const VEHICLE_DESCRIPTION_MAX_LENGTH = 10000;
export const VEHICLE_NOTES_MAX_LENGTH = 10000;
