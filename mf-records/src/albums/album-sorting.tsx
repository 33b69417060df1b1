import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Button, ListSkeleton, messageOf, Notice, NotYet, useLoadedForEditing, useMutation } from '@carnet/mf-kit';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Photo, photoAlt, PhotoThumb } from '../photos';
import classes from './albums.module.css';
import { type Album, albumPhotosQuery, updateAlbum } from '../lookups';

interface AlbumSortingProps {
  album: Album;
  /** With the album where it was saved. */
  onDone: (saved?: Album) => void;
}

/** All photos of an album, to be put in order by pointer, finger or keys. */
export default function AlbumSorting({ album, onDone }: AlbumSortingProps) {
  const photos = useLoadedForEditing(albumPhotosQuery(album.id));
  if (!photos.data) return <NotYet of={photos} waiting={<ListSkeleton label="Loading photos..." shape="cards" />} />;
  return <Sorting album={album} photos={photos.data} onDone={onDone} />;
}

/** Milliseconds until a finger drags instead of scrolling. */
const HOLD = 200;

function Sorting({ album, photos, onDone }: AlbumSortingProps & { photos: readonly Photo[] }) {
  const [order, put] = useState(() => photos.map(({ id }) => id));
  const [moved, setMoved] = useState<number | null>(null);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const save = useMutation({ mutationFn: () => updateAlbum(album, { photo_ids: order }), onSuccess: onDone });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: 8 } }),
  );
  const nameOf = (id: number | string) => photoAlt(byId.get(Number(id))!);
  const placeOf = (id: number | string) => `place ${order.indexOf(Number(id)) + 1} of ${order.length}`;

  function drop({ active, over }: DragEndEvent) {
    if (!over || active.id === over.id) return;
    put(arrayMove(order, order.indexOf(Number(active.id)), order.indexOf(Number(over.id))));
  }

  function move(event: KeyboardEvent, at: number) {
    const to = placeAfter(event.key, at, order.length - 1);
    if (to === null) return;
    event.preventDefault();
    put(arrayMove(order, at, to));
    setMoved(order[at]!);
  }

  return (
    <>
      <div className={classes.sorting}>
        <p>Drag photos to their place. By keys: Tab goes to one, arrows move it.</p>
        <div className={classes.buttons}>
          <Button onClick={() => onDone()} disabled={save.isPending}>
            Cancel
          </Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {save.isPending ? 'Saving...' : 'Save Order'}
          </Button>
        </div>
      </div>
      {save.error && <Notice tone="bad">{messageOf(save.error)}</Notice>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => `Taken up: ${nameOf(active.id)}, ${placeOf(active.id)}.`,
            onDragOver: ({ over }) => (over ? `Over ${placeOf(over.id)}.` : ''),
            onDragEnd: ({ over }) => (over ? `Put down at ${placeOf(over.id)}.` : 'Put back.'),
            onDragCancel: () => 'Put back.',
          },
          screenReaderInstructions: { draggable: 'The arrow keys, Home and End move it.' },
        }}
      >
        <SortableContext items={order} strategy={rectSortingStrategy}>
          <ol className={classes.sortable} aria-label="Photos in their order">
            {order.map((id, at) => (
              <Item
                key={id}
                photo={byId.get(id)!}
                place={at + 1}
                isMoved={id === moved}
                onKey={(event) => move(event, at)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={classes.said} role="status">
        {moved !== null && `${nameOf(moved)}: ${placeOf(moved)}.`}
      </p>
    </>
  );
}

/** Where a key moves a photo to; null where it moves none. */
function placeAfter(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

interface ItemProps {
  photo: Photo;
  place: number;
  /** It was moved last, by a key. */
  isMoved: boolean;
  onKey: (event: KeyboardEvent) => void;
}

function Item({ photo, place, isMoved, onKey }: ItemProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  // A browser takes the focus from what changes its place in the page.
  useLayoutEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved, place]);
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragged={isDragging || undefined}
      style={{ transform: CSS.Transform.toString(transform), transition }}
    >
      <PhotoThumb photo={photo} named={false} />
      <span className={classes.place} aria-hidden>
        {place}
      </span>
      <button
        ref={(button) => {
          handle.current = button;
          setActivatorNodeRef(button);
        }}
        type="button"
        className={classes.handle}
        {...attributes}
        {...listeners}
        onKeyDown={onKey}
        aria-label={`${photoAlt(photo)}, place ${place}`}
      />
    </li>
  );
}
