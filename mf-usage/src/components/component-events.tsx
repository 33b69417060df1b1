import { formatDate } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Card, IconButton, Notice, NotYet, Skeleton, TrashIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { useAskedDeletion } from '@carnet/mf-kit/pages';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { depthsText, OPEN_TOLD, positionText, spotText, usedText } from './component.words';
import {
  componentLived,
  deleteEntry,
  deleteFitment,
  type Entry,
  eventsQuery,
  type Fitment,
  type WholeLife,
} from './components.queries';
import classes from './components.module.css';
import * as common from '../messages/common';
import * as words from '../messages/component-words';
import * as m from '../messages/components';

interface Event {
  key: string;
  day: string;
  title: string;
  /** Path of the vehicle's page. */
  to?: string;
  note: string;
  used?: string;
  /** Path of the form that edits the entry. */
  edit?: string;
  remove: () => Promise<void>;
}

/** History of a component, newest first: the vehicles that it was on, and its use there. */
export function ComponentEvents({ id, life }: { id: number; life: WholeLife }) {
  const events = useLoaded(eventsQuery(id));
  if (!events.data) return <NotYet of={events} waiting={<Skeleton height="6rem" />} />;
  const all = [
    ...events.data.fitments.map((fitment) => ofFitment(fitment, life)),
    ...events.data.entries.map((entry) => ofEntry(entry, life)),
  ].sort((a, b) => b.day.localeCompare(a.day) || b.key.localeCompare(a.key));
  if (all.length === 0) return <p className={classes.note}>{m.nothingYet}</p>;
  return (
    <Card>
      <ol className={classes.list}>
        {all.map((event) => (
          <EventLine key={event.key} id={id} event={event} />
        ))}
      </ol>
    </Card>
  );
}

function EventLine({ id, event }: { id: number; event: Event }) {
  const queries = useQueryClient();
  const deletion = useAskedDeletion(m.confirmRemove, async () => {
    await event.remove();
    await componentLived(queries, id);
  });
  const name = `${event.title}, ${formatDate(event.day)}`;
  return (
    <li className={classes.event}>
      <div className={classes.line}>
        <span>{event.to ? <Link to={event.to}>{event.title}</Link> : event.title}</span>
        {event.used && <span className={classes.figure}>{event.used}</span>}
        {event.edit && (
          <Button to={event.edit} size="sm" variant="quiet" wants="change" aria-label={m.edit({ name })}>
            {common.edit}
          </Button>
        )}
        <IconButton label={m.remove({ name })} busy={deletion.busy} onClick={deletion.ask}>
          <TrashIcon size={18} />
        </IconButton>
      </div>
      <div className={classes.note}>{event.note}</div>
      {deletion.error && <Notice tone="bad">{messageOf(deletion.error, words.notDeleted)}</Notice>}
    </li>
  );
}

function ofFitment(fitment: Fitment, life: WholeLife): Event {
  const { id, from_on, from_mileage, to_on, to_mileage, odometer_unit, positions, note } = fitment;
  const used = life.fitments.find(({ fitment_id }) => fitment_id === id);
  const from = spotText(from_on, from_mileage, odometer_unit);
  const to = spotText(to_on, to_mileage, odometer_unit);
  const places =
    life.kind === 'tyres' ? positions.length === 0 && m.placesUnknown : positions.map(positionText).join(', ');
  return {
    key: `fitment ${id}`,
    day: from_on ?? to_on ?? '',
    title: m.onVehicle({ vehicle: vehicleName(fitment) }),
    to: paths.vehicle(fitment.vehicle_id),
    note: [to ? m.span({ from, to }) : m.since({ from }), places, note].filter(Boolean).join(' · '),
    used: used && usedText(used),
    remove: () => deleteFitment(id),
  };
}

function ofEntry(entry: Entry, life: WholeLife): Event {
  const { id, happened_on, note } = entry;
  const used = life.entries.find(({ entry_id }) => entry_id === id);
  return {
    key: `entry ${id}`,
    day: happened_on,
    title: titleOf(entry),
    note: [formatDate(happened_on), detailOf(entry), note].filter(Boolean).join(' · '),
    used: entry.kind === 'use' ? undefined : used && usedText(used),
    edit: entry.kind === 'tread' ? paths.editTread(entry.component_id, id) : undefined,
    remove: () => deleteEntry(id),
  };
}

/** The known part of a use, with the reason why the real use may be higher. */
function figuresOf({ distance, distance_unit, hours, sessions, open }: Entry): string {
  const distance_km = (distance ?? 0) * (distance_unit === 'mi' ? 1.609344 : 1);
  const isKnown = distance !== null || hours !== null || sessions !== null;
  const figures = usedText({ distance_km, hours: hours ?? 0, sessions: sessions ?? 0, open });
  return [isKnown ? figures : words.unknown, open && OPEN_TOLD[open]].filter(Boolean).join(' · ');
}

const titleOf = ({ kind }: Entry): string =>
  ({ rotation: m.rotated, tread: m.tread, rebuild: m.rebuilt, use: m.used })[kind];

function detailOf(entry: Entry): string {
  const { kind, positions, depths, depth_unit } = entry;
  if (kind === 'rotation') return (positions ?? []).map((one, at) => `${at + 1}: ${positionText(one)}`).join(', ');
  if (kind === 'use') return figuresOf(entry);
  return depthsText(depths ?? [], depth_unit);
}
