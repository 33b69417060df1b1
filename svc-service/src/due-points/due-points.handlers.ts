import { purgeOf } from '@carnet/svc-kit';

/** Follows `user`: a deleted user's points go, after what they were made of, whose going marked them. */
export const PurgeDuePointsHandler = purgeOf('PurgeDuePointsHandler', ['due_points', 'due_marks']);
