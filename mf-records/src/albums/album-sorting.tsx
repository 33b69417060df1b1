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
import { messageOf, useLoadedForEditing, useMutation } from '@carnet/mf-kit/data';
import { Button, cx, ListSkeleton, Notice, NotYet } from '@carnet/mf-kit/ui';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Photo, photoAlt, PhotoThumb } from '../photos';
import classes from './albums.module.css';
import { type Album, albumPhotosQuery, updateAlbum } from '../lookups';
import { useSquares } from './use-squares';
import * as m from '../messages/album-sorting';

interface AlbumSortingProps {
  album: Album;
  /** Called when sorting ends, with the saved album if it was saved. */
  onDone: (saved?: Album) => void;
}

/** All photos of an album, to reorder by pointer, touch or keys. */
export default function AlbumSorting({ album, onDone }: AlbumSortingProps) {
  const photos = useLoadedForEditing(albumPhotosQuery(album.id));
  if (!photos.data) return <NotYet of={photos} waiting={<ListSkeleton label={m.loading} shape="cards" />} />;
  return <Sorting album={album} photos={photos.data} onDone={onDone} />;
}

/** Milliseconds of touch after which a finger drags instead of scrolling. */
const HOLD = 200;

function Sorting({ album, photos, onDone }: AlbumSortingProps & { photos: readonly Photo[] }) {
  const [order, put] = useState(() => photos.map(({ id }) => id));
  const [moved, setMoved] = useState<number | null>(null);
  const [dragged, drag] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const squares = useSquares(list, order.length);
  const byId = new Map(photos.map((photo) => [photo.id, photo]));
  const save = useMutation({ mutationFn: () => updateAlbum(album, { photo_ids: order }), onSuccess: onDone });
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD, tolerance: 8 } }),
  );
  const nameOf = (id: number | string) => photoAlt(byId.get(Number(id))!);
  const placeOf = (id: number | string) => ({
    at: String(order.indexOf(Number(id)) + 1),
    count: String(order.length),
  });

  function drop({ active, over }: DragEndEvent) {
    drag(null);
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
        <p>{m.howTo}</p>
        <div className={classes.buttons}>
          <Button onClick={() => onDone()} disabled={save.isPending}>
            {m.cancel}
          </Button>
          <Button variant="primary" busy={save.isPending} onClick={() => save.mutate()}>
            {save.isPending ? m.saving : m.saveOrder}
          </Button>
        </div>
      </div>
      {save.error && <Notice tone="bad">{messageOf(save.error)}</Notice>}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragStart={({ active }) => drag(Number(active.id))}
        onDragCancel={() => drag(null)}
        onDragEnd={drop}
        accessibility={{
          announcements: {
            onDragStart: ({ active }) => m.takenUp({ photo: nameOf(active.id), ...placeOf(active.id) }),
            onDragOver: ({ over }) => (over ? m.over(placeOf(over.id)) : ''),
            onDragEnd: ({ over }) => (over ? m.putDown(placeOf(over.id)) : m.putBack),
            onDragCancel: () => m.putBack,
          },
          screenReaderInstructions: { draggable: m.keys },
        }}
      >
        <SortableContext items={order} strategy={rectSortingStrategy}>
          <ol
            ref={list}
            className={cx(classes.sortable, squares && classes.many)}
            style={squares ? { blockSize: squares.height } : undefined}
            aria-label={m.inOrder}
          >
            {order.map((id, at) =>
              !squares || squares.isNear(at) || id === moved || id === dragged ? (
                <Item
                  key={id}
                  photo={byId.get(id)!}
                  place={at + 1}
                  box={squares?.boxOf(at)}
                  isMoved={id === moved}
                  onKey={(event) => move(event, at)}
                />
              ) : null,
            )}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={classes.said} role="status">
        {moved !== null && m.moved({ photo: nameOf(moved), ...placeOf(moved) })}
      </p>
    </>
  );
}

/** The index to which a key moves a photo; null for other keys. */
function placeAfter(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(at + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

interface ItemProps {
  photo: Photo;
  place: number;
  /** Position of the square; undefined if the browser lays it out. */
  box?: CSSProperties;
  /** True for the photo that a key moved last. */
  isMoved: boolean;
  onKey: (event: KeyboardEvent) => void;
}

function Item({ photo, place, box, isMoved, onKey }: ItemProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: photo.id,
  });
  // The browser drops the focus when the element moves in the page.
  useLayoutEffect(() => {
    if (isMoved) handle.current?.focus();
  }, [isMoved, place]);
  return (
    <li
      ref={setNodeRef}
      className={classes.item}
      data-dragged={isDragging || undefined}
      style={{ ...box, transform: CSS.Transform.toString(transform), transition }}
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
        aria-label={m.item({ photo: photoAlt(photo), at: String(place) })}
      />
    </li>
  );
}
