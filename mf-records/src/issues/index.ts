export { STATUSES as ISSUE_STATUSES } from './issue.constants';
