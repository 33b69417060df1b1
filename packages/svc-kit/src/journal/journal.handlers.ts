import { purgeOf } from '../facts/common-handlers.js';

/** What a deleted account had leaves nothing in the journal either. */
export const JournalOfUserHandler = purgeOf('JournalOfUserHandler', ['journal']);
