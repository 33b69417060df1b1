import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: deletes a deleted user's passports. Passports of a deleted vehicle are deleted by their foreign key to its copy. */
export const PassportsOfUserHandler = purgeOf('PassportsOfUserHandler', ['passports']);
