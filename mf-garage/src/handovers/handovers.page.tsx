import { DateText } from '@carnet/mf-kit/formats';
import { enterGarage, useGarage, useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton, NotYet, Notice, PanelFrame, Spinner, StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, DataTable, FormActions, PageFrame, Section } from '@carnet/mf-kit/pages';
import { KitForm, type Problems, SelectField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useRef } from 'react';
import { createCollection } from '../collections';
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { FiguresList } from './figures-list';
import classes from './handovers.module.css';
import {
  acceptOffer,
  type Handover,
  handoversChanged,
  handoversQuery,
  isMoving,
  refuseOffer,
  useMovedVehicles,
} from './handovers.queries';
import { OfferNotice, useAction } from './offer-notice';
import * as m from '../messages/handovers';

export default function HandoversPage() {
  const offers = useLoaded(handoversQuery());
  useMovedVehicles(offers.data);
  return (
    <PageFrame title={m.handovers} subtitle={m.handoversSubtitle} back={{ to: paths.vehicles(), label: m.vehicles }}>
      {offers.data ? (
        <Offers offers={offers.data} />
      ) : (
        <NotYet of={offers} waiting={<ListSkeleton label={m.loading} />} />
      )}
    </PageFrame>
  );
}

function Offers({ offers }: { offers: readonly Handover[] }) {
  // In a shared garage, links would lead into that garage.
  const isShared = useGarage() !== null;
  const isOpen = ({ state }: Handover) => state === 'offered' || state === 'moving';
  const open = offers.filter(isOpen);
  const past = offers.filter((offer) => !isOpen(offer));
  if (offers.length === 0) return <EmptyState title={m.none}>{m.noneText}</EmptyState>;
  return (
    <>
      {open.map((offer) => (
        <PanelFrame key={offer.id} title={offer.vehicle_name}>
          {offer.side === 'giving' ? <OfferNotice offer={offer} /> : <Received offer={offer} />}
        </PanelFrame>
      ))}
      {past.length > 0 && (
        <Section title={m.past}>
          <DataTable
            caption={m.past}
            columns={COLUMNS}
            rows={past}
            rowKey={({ id }) => id}
            rowLink={isShared ? undefined : wayOf}
          />
        </Section>
      )}
    </>
  );
}

const TONES = {
  offered: 'info',
  moving: 'info',
  done: 'good',
  withdrawn: 'neutral',
  refused: 'neutral',
  gone: 'neutral',
  expired: 'neutral',
} as const;

const STATES = {
  offered: m.stateOffered,
  moving: m.stateMoving,
  done: m.stateDone,
  withdrawn: m.stateWithdrawn,
  refused: m.stateRefused,
  gone: m.stateGone,
  expired: m.stateExpired,
};

const COLUMNS: readonly Column<Handover>[] = [
  { key: 'vehicle', header: m.vehicle, primary: true, wraps: true, cell: ({ vehicle_name }) => vehicle_name },
  {
    key: 'with',
    header: m.withWhom,
    wraps: true,
    cell: ({ side, email, from_name }) =>
      side === 'giving' ? m.toPerson({ email }) : m.fromPerson({ name: from_name }),
  },
  {
    key: 'state',
    header: m.state,
    phone: 'aside',
    cell: ({ state }) => <StatusBadge status={state} tones={TONES} labels={STATES} />,
  },
  { key: 'when', header: m.when, cell: ({ ended_at, expires_at }) => <DateText date={ended_at ?? expires_at} time /> },
];

/** Path to the vehicle while the person owns it; after the handover, path to the dossiers and passports that the giver made. */
function wayOf({ side, state, vehicle_id }: Handover): string | undefined {
  const has = side === 'receiving' ? state === 'done' : state !== 'done' && state !== 'gone';
  if (has) return paths.vehicle(vehicle_id);
  return side === 'giving' ? paths.made(vehicle_id) : undefined;
}

const PROBLEMS = { 'no-room': m.problemNoRoom, 'no-collection': m.problemNoCollection, away: m.problemAway };
const NEW = 'new';

function Received({ offer }: { offer: Handover }) {
  const isShared = useGarage() !== null;
  if (isMoving(offer))
    return (
      <p className={classes.moving} role="status">
        <Spinner /> {m.movingToYou}
      </p>
    );
  return (
    <div className={classes.offer}>
      <p>{m.offersYou({ name: offer.from_name })}</p>
      {offer.problem && <Notice tone="bad">{PROBLEMS[offer.problem]}</Notice>}
      <FiguresList figures={offer.figures} papersWithheld={offer.papers_withheld} />
      {(!offer.with_costs || !offer.with_notes) && <p className={classes.note}>{withoutText(offer)}</p>}
      <p className={classes.note}>
        {m.goodUntil} <DateText date={offer.expires_at} time />
      </p>
      {isShared ? <OwnGarage /> : <Accept offer={offer} />}
    </div>
  );
}

/** A shared garage's collections belong to somebody else, so an offer is accepted in one's own garage. */
const OwnGarage = () => (
  <Notice title={m.inOwnGarage}>
    <Button onClick={() => enterGarage(null)}>{m.toOwnGarage}</Button>
  </Notice>
);

function withoutText({ with_costs, with_notes }: Handover): string {
  if (!with_costs && !with_notes) return m.withoutBoth;
  return with_costs ? m.withoutNotes : m.withoutCosts;
}

interface AcceptValues {
  collection_id: string;
  name: string;
}

const problemsOf = ({ collection_id, name }: AcceptValues): Problems<AcceptValues> | null =>
  collection_id === NEW && !name.trim() ? { message: m.nameRequired, fields: { name: m.nameRequired } } : null;

function Accept({ offer }: { offer: Handover }) {
  const collections = useLoaded(collectionChoicesQuery());
  if (!collections.data) return <NotYet of={collections} waiting={<ListSkeleton label={m.loading} />} />;
  return <AcceptForm offer={offer} collections={collections.data} />;
}

function AcceptForm({ offer, collections }: { offer: Handover; collections: readonly { id: number; name: string }[] }) {
  const queries = useQueryClient();
  const refusing = useAction(() => refuseOffer(offer.id));
  const made = useRef<{ id: number; name: string } | null>(null);
  const form = useKitForm<AcceptValues, Handover>({
    initial: { collection_id: String(collections[0]?.id ?? NEW), name: '' },
    subject: `handover ${offer.id}`,
    guard: false,
    validate: problemsOf,
    fallback: m.acceptFailed,
    save: async ({ collection_id, name }) => {
      // If the offer could not be accepted, a retry uses the collection that the first try has created.
      if (collection_id === NEW && made.current?.name !== name.trim())
        made.current = await createCollection({ name: name.trim() });
      const accepted = await acceptOffer(offer.id, collection_id === NEW ? made.current!.id : Number(collection_id));
      await handoversChanged(queries);
      return accepted;
    },
    onSaved: () => undefined,
  });
  const options = [
    ...collections.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: NEW, label: m.newCollection },
  ];
  return (
    <KitForm form={form} label={m.takeOver}>
      <SelectField form={form} name="collection_id" label={m.collection} options={options} />
      {form.values.collection_id === NEW && <TextField form={form} name="name" label={m.collectionName} required />}
      {refusing.error && <Notice tone="bad">{refusing.error}</Notice>}
      <FormActions>
        <Button onClick={refusing.run} busy={refusing.busy}>
          {m.refuse}
        </Button>
        <Button type="submit" variant="primary" busy={form.busy}>
          {m.takeOver}
        </Button>
      </FormActions>
    </KitForm>
  );
}
