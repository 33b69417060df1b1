import issues from './issues/issue.changes';
import trackDays from './track-days/track-day.changes';

/** Fields of records that can wait in the outbox, to compare two versions in a conflict. */
const fields: CarnetExtensions['outbox-fields'] = { issue: issues.fields, 'track-day': trackDays.fields };
export default fields;
