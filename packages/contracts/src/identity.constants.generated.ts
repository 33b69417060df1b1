// Made from svc-identity/openapi.json by `npm run contracts`; not edited by hand.

export const REGISTER_USERNAME_MAX_LENGTH = 50;
export const REGISTER_EMAIL_MAX_LENGTH = 254;
export const REGISTER_FIRST_NAME_MAX_LENGTH = 100;
export const REGISTER_LAST_NAME_MAX_LENGTH = 100;
export const REGISTER_TIME_ZONE_MAX_LENGTH = 64;
export const REGISTER_PASSWORD_MIN_LENGTH = 10;
export const REGISTER_PASSWORD_MAX_LENGTH = 128;
export const SIGN_IN_EMAIL_MAX_LENGTH = 254;
export const SIGN_IN_PASSWORD_MAX_LENGTH = 128;
