export { LinkedRecord } from './linked-record';
export { RecordSearch } from './record-search';
export {
  type FileLink,
  isSameLink,
  readSubject,
  type SubjectChoice,
  subjectChoicesQuery,
  type SubjectKind,
  subjectText,
  type SubjectType,
} from './subjects.queries';
export { useSubject, useSubjects } from './use-subjects';
