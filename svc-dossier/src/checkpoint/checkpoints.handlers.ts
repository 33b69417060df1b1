import { purgeOf } from '@carnet/fact-log';

/** Follows `user`: what was read of a deleted user's journals goes; cursors and leaves go with their log. */
export const LogsOfUserHandler = purgeOf('LogsOfUserHandler', ['journal_logs']);
