import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: a deleted user's passports go. Those of a deleted vehicle go by their reference to its copy. */
export const PassportsOfUserHandler = purgeOf('PassportsOfUserHandler', ['passports']);
