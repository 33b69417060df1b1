import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: deletes the logs of a deleted user. Cursors and leaves are deleted with their log. */
export const LogsOfUserHandler = purgeOf('LogsOfUserHandler', ['journal_logs']);
