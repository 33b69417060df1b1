// Made from svc-identity/openapi.json by `npm run contracts`; not edited by hand.

export const REGISTER_USERNAME_MAX_LENGTH = 50;
export const REGISTER_EMAIL_MAX_LENGTH = 254;
export const REGISTER_FIRST_NAME_MAX_LENGTH = 100;
export const REGISTER_LAST_NAME_MAX_LENGTH = 100;
export const REGISTER_TIME_ZONE_MAX_LENGTH = 64;
export const REGISTER_LANGUAGE_MAX_LENGTH = 35;
export const REGISTER_REGION_MAX_LENGTH = 35;
export const REGISTER_PASSWORD_MIN_LENGTH = 10;
export const REGISTER_PASSWORD_MAX_LENGTH = 128;
export const SIGN_IN_EMAIL_MAX_LENGTH = 254;
export const SIGN_IN_PASSWORD_MAX_LENGTH = 128;
export const PROFILE_USERNAME_MAX_LENGTH = 50;
export const PROFILE_EMAIL_MAX_LENGTH = 254;
export const PROFILE_FIRST_NAME_MAX_LENGTH = 100;
export const PROFILE_LAST_NAME_MAX_LENGTH = 100;
export const PROFILE_TIME_ZONE_MAX_LENGTH = 64;
export const PROFILE_LANGUAGE_VALUES = ["en","de","es","fr","it","ja"] as const;
export const PROFILE_REGION_MAX_LENGTH = 35;
export const PROFILE_CURRENCY_MAX_LENGTH = 3;
export const PROFILE_ODOMETER_UNIT_VALUES = ["mi","km","h"] as const;
export const PROFILE_FIRST_DAY_OF_WEEK_MIN = 1;
export const PROFILE_FIRST_DAY_OF_WEEK_MAX = 7;
export const PROFILE_PAPER_VALUES = ["A4","Letter"] as const;
