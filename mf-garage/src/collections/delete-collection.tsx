import { messageOf, useMay, useLoaded } from '@carnet/mf-kit/data';
import { Notice, SegmentedButtons } from '@carnet/mf-kit/ui';
import { ConfirmDelete, FilterSelect, Section, useDeletion } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { CollectionDeletionImpact } from '../deletion';
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { type Collection, COLLECTION, deleteCollection, type Fate } from './collections.queries';
import classes from './collection.module.css';
import * as m from '../messages/collection';
import * as errors from '../messages/collections';

interface DeleteCollectionProps {
  collection: Collection;
  /** Lets the person leave the form without a warning about unsaved changes. */
  release: () => void;
}

/** Deletes a collection in two steps. If it has vehicles, the person first chooses to move or delete them (contract §3). */
export function DeleteCollection({ collection, release }: DeleteCollectionProps) {
  const holdsVehicles = collection.vehicle_count > 0;
  const choice = useFateChoice(collection, holdsVehicles);
  const { own } = useMay();
  const remove = useDeletion(
    { ...COLLECTION, remove: (id) => deleteCollection(id, choice.fate) },
    collection.id,
    paths.collections(),
  );
  if (!own) return null;
  return (
    <Section title={m.deleteCollection}>
      {holdsVehicles && <FateChoice collection={collection} choice={choice} />}
      <ConfirmDelete
        key={JSON.stringify(choice.fate)}
        label={m.deleteCollection}
        question={m.sureToDelete}
        confirmLabel={confirmLabel(choice.fate)}
        fallback={errors.deleteFailed}
        onConfirm={() => remove(release)}
      >
        <Consequences collection={collection} choice={choice} />
      </ConfirmDelete>
    </Section>
  );
}

type FateState = ReturnType<typeof useFateChoice>;

/** Moving is the default if another collection exists, because moving destroys nothing. */
function useFateChoice(collection: Collection, holdsVehicles: boolean) {
  const all = useLoaded({ ...collectionChoicesQuery(), enabled: holdsVehicles });
  const others = (all.data ?? []).filter(({ id }) => id !== collection.id);
  const [wish, setWish] = useState<'move' | 'delete'>('move');
  const [chosen, setTarget] = useState('');
  const target = others.find(({ id }) => String(id) === chosen) ?? others[0];
  const fate: Fate = !holdsVehicles
    ? null
    : wish === 'move' && target
      ? { move_to: target.id }
      : { vehicles: 'delete' };
  return { fate, target, others, error: all.data ? null : all.error, setWish, setTarget };
}

function FateChoice({ collection, choice }: { collection: Collection; choice: FateState }) {
  const { fate, target, others, error, setWish, setTarget } = choice;
  const moves = fate !== null && 'move_to' in fate;
  if (error) return <Notice tone="warn">{messageOf(error, errors.fetchAllFailed)}</Notice>;
  if (!target) return null;
  return (
    <div className={classes.fate}>
      <SegmentedButtons
        label={m.whatBecomes({ count: collection.vehicle_count })}
        value={moves ? 'move' : 'delete'}
        onChange={setWish}
        options={[
          { value: 'move', label: m.moveToAnother },
          { value: 'delete', label: m.deleteWithHistory },
        ]}
      />
      {moves && (
        <FilterSelect
          label={m.moveThemTo}
          value={String(target.id)}
          onChange={setTarget}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </div>
  );
}

function Consequences({ collection, choice: { fate, target } }: { collection: Collection; choice: FateState }) {
  if (fate === null) return <p>{m.holdsNone}</p>;
  if ('vehicles' in fate) return <CollectionDeletionImpact collectionId={collection.id} />;
  return <p>{m.willMove({ count: collection.vehicle_count, collection: target?.name ?? '' })}</p>;
}

function confirmLabel(fate: Fate): string {
  if (fate === null) return m.remove;
  return 'vehicles' in fate ? m.deleteEverything : m.moveAndDelete;
}
