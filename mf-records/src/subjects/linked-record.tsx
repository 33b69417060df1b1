import { Link } from '@carnet/mf-kit/federation';
import type { FileLink } from './subjects.queries';
import { useSubject } from './use-subjects';
import * as m from '../messages/subjects';

/** Link to a record that a file belongs to, with its kind and name. */
export function LinkedRecord({ link }: { link: FileLink }) {
  const { type, text } = useSubject(link);
  return (
    <span>
      {m.linked({
        kind: type?.label,
        name: text,
        link: (name) => (type ? <Link to={type.to(link.subject_id)}>{name}</Link> : name),
      })}
    </span>
  );
}
