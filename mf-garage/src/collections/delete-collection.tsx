import {
  ConfirmDelete,
  FilterSelect,
  formatCount,
  messageOf,
  Notice,
  Section,
  SegmentedButtons,
  useDeletion,
  useLoaded,
} from '@carnet/mf-kit';
import { useState } from 'react';
import { CollectionDeletionImpact } from '../deletion';
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { type Collection, COLLECTION, deleteCollection, type Fate } from './collections.queries';
import classes from './collection.module.css';

interface DeleteCollectionProps {
  collection: Collection;
  /** Lets the form above be left with unsaved changes. */
  release: () => void;
}

/** Deletes a collection in two steps. Where it holds vehicles, a person first says what becomes of them (contract §3). */
export function DeleteCollection({ collection, release }: DeleteCollectionProps) {
  const holdsVehicles = collection.vehicle_count > 0;
  const choice = useFateChoice(collection, holdsVehicles);
  const remove = useDeletion(
    { ...COLLECTION, remove: (id) => deleteCollection(id, choice.fate) },
    collection.id,
    paths.collections(),
  );
  return (
    <Section title="Delete Collection">
      {holdsVehicles && <FateChoice collection={collection} choice={choice} />}
      <ConfirmDelete
        key={JSON.stringify(choice.fate)}
        label="Delete Collection"
        question="Are you sure you want to delete this collection?"
        confirmLabel={confirmLabel(choice.fate)}
        fallback="Failed to delete collection"
        onConfirm={() => remove(release)}
      >
        <Consequences collection={collection} choice={choice} />
      </ConfirmDelete>
    </Section>
  );
}

type FateState = ReturnType<typeof useFateChoice>;

/** Moving is the first choice where there is somewhere to move to: it destroys nothing. */
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
  if (error) return <Notice tone="warn">{messageOf(error, 'Failed to fetch collections')}</Notice>;
  if (!target) return null;
  return (
    <div className={classes.fate}>
      <SegmentedButtons
        label={`What becomes of its ${formatCount(collection.vehicle_count, 'vehicle')}`}
        value={moves ? 'move' : 'delete'}
        onChange={setWish}
        options={[
          { value: 'move', label: 'Move to another collection' },
          { value: 'delete', label: 'Delete with all their history' },
        ]}
      />
      {moves && (
        <FilterSelect
          label="Move them to"
          value={String(target.id)}
          onChange={setTarget}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
    </div>
  );
}

function Consequences({ collection, choice: { fate, target } }: { collection: Collection; choice: FateState }) {
  if (fate === null) return <p>It holds no vehicles. This cannot be undone.</p>;
  if ('vehicles' in fate) return <CollectionDeletionImpact collectionId={collection.id} />;
  const moved = formatCount(collection.vehicle_count, 'vehicle');
  return (
    <p>
      Its {moved} will move to {target?.name}, with all their history. Only the collection itself is deleted.
    </p>
  );
}

function confirmLabel(fate: Fate): string {
  if (fate === null) return 'Delete';
  return 'vehicles' in fate ? 'Delete Everything' : 'Move Vehicles and Delete';
}
