import { Link, useLoaded } from '@carnet/mf-kit';
import { type FileLink, subjectQuery, subjectText, subjectType } from './subjects.queries';
import * as m from '../messages/subjects';

/** A record that a file belongs to, by its kind and its name, as a link to it. */
export function LinkedRecord({ link }: { link: FileLink }) {
  const record = useLoaded(subjectQuery(link));
  const type = subjectType(link.subject_kind);
  return (
    <span>
      {m.linked({
        kind: type?.label,
        name: record.data ? subjectText(record.data) : `#${link.subject_id}`,
        link: (name) => <Link to={type?.to(link.subject_id) ?? ''}>{name}</Link>,
      })}
    </span>
  );
}
