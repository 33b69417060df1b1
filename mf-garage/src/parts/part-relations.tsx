import { DateText, Link, type LinkName, StatusBadge, useLinks } from '@carnet/mf-kit';
import classes from './part.module.css';
import { EVENT_TONES, MODIFICATION_TONES } from './part.constants';
import type { Part } from './parts.queries';

export function RelatedServiceEvents({ events }: { events: Part['service_events'] }) {
  if (events.length === 0) return <p className={classes.none}>No service events use this part.</p>;
  return (
    <ul className={classes.related}>
      {events.map(({ id, name, type, date_performed, status }) => (
        <li key={id}>
          <Related link="service-event" id={id} name={name} />
          <span className={classes.facts}>
            {type} · <DateText date={date_performed} none="No date" />
          </span>
          <StatusBadge status={status} tones={EVENT_TONES} />
        </li>
      ))}
    </ul>
  );
}

export function RelatedModifications({ modifications }: { modifications: Part['modifications'] }) {
  if (modifications.length === 0) return <p className={classes.none}>No modifications use this part.</p>;
  return (
    <ul className={classes.related}>
      {modifications.map(({ id, name, category, status }) => (
        <li key={id}>
          <Related link="modification" id={id} name={name} />
          <span className={classes.facts}>{category}</span>
          <StatusBadge status={status} tones={MODIFICATION_TONES} />
        </li>
      ))}
    </ul>
  );
}

/** A thing of another domain: a link to its page where a remote has one. */
function Related({ link, id, name }: { link: LinkName; id: number; name: string }) {
  const to = useLinks()(link, id);
  return to ? <Link to={to}>{name}</Link> : <span>{name}</span>;
}
