import { Link } from '@carnet/mf-kit/federation';
import type { FileLink } from './subjects.queries';
import { useSubject } from './use-subjects';
import * as m from '../messages/subjects';

/** A record that a file belongs to, by its kind and its name, as a link to it. */
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
