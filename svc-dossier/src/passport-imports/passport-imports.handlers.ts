import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: passports that came to a deleted user go, with the histories that were taken in. */
export const PassportImportsOfUserHandler = purgeOf('PassportImportsOfUserHandler', [
  'vehicle_histories',
  'passport_imports',
]);
