export const ISSUE_STATUSES = ['Open', 'In Progress', 'Resolved'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

export const ISSUE_PRIORITIES = ['Low', 'Medium', 'High'] as const;
export type IssuePriority = (typeof ISSUE_PRIORITIES)[number];

/**
 * The day an issue counts as resolved: the one given, today's where it is resolved without one, none while it is not
 * resolved (contract §5). Days are `YYYY-MM-DD`.
 */
export function resolvedDate(status: IssueStatus, given: string | null | undefined, today: string): string | null {
  return status === 'Resolved' ? (given ?? today) : null;
}
