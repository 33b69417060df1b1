import issues from './issues/issue.changes';
import trackDays from './track-days/track-day.changes';

/** Fields of what can wait to be sent, for a person who compares two versions. */
const fields: CarnetExtensions['outbox-fields'] = { issue: issues.fields, 'track-day': trackDays.fields };
export default fields;
