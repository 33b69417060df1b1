import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: deletes passports that a deleted user uploaded, and the histories imported from them. */
export const PassportImportsOfUserHandler = purgeOf('PassportImportsOfUserHandler', [
  'vehicle_histories',
  'passport_imports',
]);
