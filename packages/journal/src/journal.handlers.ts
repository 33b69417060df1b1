import { purgeOf } from '@carnet/fact-log';

/** A deleted account leaves nothing in the journal either. */
export const JournalOfUserHandler = purgeOf('JournalOfUserHandler', ['journal']);
