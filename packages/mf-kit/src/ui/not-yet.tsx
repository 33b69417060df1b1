import type { ReactNode } from 'react';
import { isMissing } from '../data/api/api-error';
import type { Loaded } from '../data/query/use-loaded';
import { ErrorState, PageSkeleton } from './states';

interface NotYetProps {
  /** The query that has no data. */
  of: Loaded<unknown>;
  /** Stands there while it is on the way. */
  waiting?: ReactNode;
  /** Stands there where it does not exist. */
  missing?: ReactNode;
  /** Stands there after any other failure, instead of the error and a way to try again. */
  failed?: ReactNode;
  /** `Error:` before the error, as the documents want it on the page of one thing (spec 001 §8). */
  prefix?: string;
  /** The error without a line around it, inside a card or a form. */
  plain?: boolean;
}

/** Stands where data is not there yet: a skeleton, or the error and a way to retry. */
export function NotYet({ of, waiting = <PageSkeleton shape="sheet" />, missing, failed, ...look }: NotYetProps) {
  if (!of.error) return waiting;
  if (missing && isMissing(of.error)) return missing;
  return failed ?? <ErrorState error={of.error} onRetry={of.refetch} {...look} />;
}
