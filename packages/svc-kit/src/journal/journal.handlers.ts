import { purgeOf } from '../facts/common-handlers.js';

/** A deleted account leaves nothing in the journal either. */
export const JournalOfUserHandler = purgeOf('JournalOfUserHandler', ['journal']);
