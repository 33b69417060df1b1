import {
  ErrorState,
  LazyPart,
  ListSkeleton,
  LoadMore,
  messageOf,
  Notice,
  type PagedQuery,
  totalOf,
} from '@carnet/mf-kit';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DialogName } from './photo-dialogs';
import { PhotoGrid } from './photo-grid';
import { PhotoViewer } from './photo-viewer';
import type { Photo } from './photos.queries';
import { SelectionActions } from './selection-actions';
import { SelectionBar } from './selection-bar';
import { UndoBar } from './undo-bar';
import { useOpenPhoto } from './use-open-photo';
import { usePendingPhotos } from './use-pending-photos';
import { type Selection, useSelection } from './use-selection';
import { type Undoable, useUndoable } from './use-undoable';

interface PhotoGalleryProps {
  query: PagedQuery<Photo>;
  label: string;
  /** Below a heading for each day. */
  days?: boolean;
  /** What stands there when there is no photo. */
  empty: ReactNode;
  /** What can be done with the selected ones beside the usual. */
  more?: (photos: readonly Photo[], undoable: Undoable, clear: () => void) => ReactNode;
}

const load = () => import(/* webpackChunkName: "photo-dialogs" */ './photo-dialogs');

/** Photos that come page by page, with all that can be done to one or many: open, select, change, delete, undo. */
export function PhotoGallery({ query, label, days, empty, more }: PhotoGalleryProps) {
  const photos = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  const ids = useMemo(() => photos.map(({ id }) => id), [photos]);
  const open = useOpenPhoto();
  const selection = useSelection(ids);
  const undoable = useUndoable();
  usePendingPhotos(photos);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const onNearEnd = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (query.isPending) return <ListSkeleton label="Loading photos..." shape="cards" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={query.refetch} />;
  return (
    <>
      {photos.length === 0 ? (
        empty
      ) : (
        <>
          <PhotoGrid
            photos={photos}
            open={open}
            selection={selection}
            days={days}
            stale={query.isPlaceholderData}
            label={label}
          />
          {query.isFetchNextPageError && <Notice tone="bad">{messageOf(query.error)}</Notice>}
          <LoadMore
            shown={photos.length}
            total={totalOf(query) ?? photos.length}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            busy={isFetchingNextPage}
            endless={!query.isFetchNextPageError}
          />
        </>
      )}
      <PhotoViewer open={open} photos={photos} undoable={undoable} onNearEnd={onNearEnd} />
      <Selected photos={photos} selection={selection} undoable={undoable} more={more} />
      {open.id === null && <UndoBar undoable={undoable} />}
    </>
  );
}

interface SelectedProps extends Pick<PhotoGalleryProps, 'more'> {
  photos: readonly Photo[];
  selection: Selection;
  undoable: Undoable;
}

function Selected({ photos, selection, undoable, more }: SelectedProps) {
  const [dialog, openDialog] = useState<DialogName | null>(null);
  const selected = photos.filter(({ id }) => selection.has(id));
  const close = () => openDialog(null);
  return (
    <>
      <SelectionBar selection={selection}>
        <SelectionActions photos={selected} undoable={undoable} onDialog={openDialog} onDone={selection.clear} />
        {more?.(selected, undoable, selection.clear)}
      </SelectionBar>
      {dialog && selected.length > 0 && (
        <LazyPart
          load={load}
          props={{ what: dialog, photos: selected, undoable, onClose: close }}
          loading={null}
          fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
        />
      )}
    </>
  );
}
