import { purgeOf } from '@carnet/fact-log';

/** Deletes the journal of a deleted account. */
export const JournalOfUserHandler = purgeOf('JournalOfUserHandler', ['journal']);
