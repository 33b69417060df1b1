import type { ReactNode } from 'react';
import { isMissing } from '../data/api/api-error';
import type { Loaded } from '../data/query/use-loaded';
import { ErrorState, PageSkeleton } from './states';

interface NotYetProps {
  /** The query that has no data. */
  of: Loaded<unknown>;
  /** Shown while the query loads. */
  waiting?: ReactNode;
  /** Shown if the thing does not exist. */
  missing?: ReactNode;
  /** Shown after any other failure, instead of the error with a retry. */
  failed?: ReactNode;
  /** `Error:` before the error message, which the spec requires on a detail page (spec 001 §8). */
  prefix?: string;
  /** Shows the error without a border, inside a card or a form. */
  plain?: boolean;
}

/** Stands in for data that has not loaded: a skeleton, or the error with a retry. */
export function NotYet({ of, waiting = <PageSkeleton shape="sheet" />, missing, failed, ...look }: NotYetProps) {
  if (!of.error) return waiting;
  if (missing && isMissing(of.error)) return missing;
  return failed ?? <ErrorState error={of.error} onRetry={of.refetch} {...look} />;
}
