import { DateText } from '@carnet/mf-kit/formats';
import { StatusBadge } from '@carnet/mf-kit/ui';
import { Link, type LinkName, useLinks } from '@carnet/mf-kit/federation';
import classes from './part.module.css';
import {
  EVENT_STATUSES,
  EVENT_TONES,
  EVENT_TYPES,
  MODIFICATION_CATEGORIES,
  MODIFICATION_STATUSES,
  MODIFICATION_TONES,
} from './related.constants';
import type { Part } from './parts.queries';
import * as m from '../messages/part';

export function RelatedServiceEvents({ events }: { events: Part['service_events'] }) {
  if (events.length === 0) return <p className={classes.none}>{m.noEvents}</p>;
  return (
    <ul className={classes.related}>
      {events.map(({ id, name, type, date_performed, date_performed_edtf, status }) => (
        <li key={id}>
          <Related link="service-event" id={id} name={name} />
          <span className={classes.facts}>
            {EVENT_TYPES[type] ?? type} · <DateText date={date_performed} edtf={date_performed_edtf} none={m.noDate} />
          </span>
          <StatusBadge status={status} tones={EVENT_TONES} labels={EVENT_STATUSES} />
        </li>
      ))}
    </ul>
  );
}

export function RelatedModifications({ modifications }: { modifications: Part['modifications'] }) {
  if (modifications.length === 0) return <p className={classes.none}>{m.noModifications}</p>;
  return (
    <ul className={classes.related}>
      {modifications.map(({ id, name, category, status }) => (
        <li key={id}>
          <Related link="modification" id={id} name={name} />
          <span className={classes.facts}>{MODIFICATION_CATEGORIES[category] ?? category}</span>
          <StatusBadge status={status} tones={MODIFICATION_TONES} labels={MODIFICATION_STATUSES} />
        </li>
      ))}
    </ul>
  );
}

/** A record of another domain, as a link if a remote has a page for it. */
function Related({ link, id, name }: { link: LinkName; id: number; name: string }) {
  const to = useLinks()(link, id);
  return to ? <Link to={to}>{name}</Link> : <span>{name}</span>;
}
