export { LinkedRecord } from './linked-record';
export { RecordSearch } from './record-search';
export {
  type FileLink,
  isSameLink,
  readSubject,
  type SubjectChoice,
  subjectChoicesQuery,
  type SubjectKind,
  subjectQuery,
  SUBJECTS,
  subjectText,
  subjectType,
} from './subjects.queries';
