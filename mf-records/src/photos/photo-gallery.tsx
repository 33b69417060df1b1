import { messageOf, useMay } from '@carnet/mf-kit/data';
import { ErrorState, LazyPart, ListSkeleton, Notice } from '@carnet/mf-kit/ui';
import { LoadMore, type PagedQuery, totalOf, type Undo, UndoBar, useUndo } from '@carnet/mf-kit/pages';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { DialogName } from './photo-dialogs';
import { PhotoGrid } from './photo-grid';
import { PhotoViewer } from './photo-viewer';
import { type Photo, photosChanged } from './photos.queries';
import { SelectionActions } from './selection-actions';
import { SelectionBar } from './selection-bar';
import { useOpenPhoto } from './use-open-photo';
import { usePendingPhotos } from './use-pending-photos';
import { NO_SELECTION, type Selection, useSelection } from './use-selection';
import * as m from '../messages/photos';

interface PhotoGalleryProps {
  query: PagedQuery<Photo>;
  label: string;
  /** Groups the photos by day. */
  days?: boolean;
  /** Shown if there are no photos. */
  empty: ReactNode;
  /** Additional actions for selected photos. */
  more?: (photos: readonly Photo[], undoable: Undo, clear: () => void) => ReactNode;
}

const load = () => import(/* webpackChunkName: "photo-dialogs" */ './photo-dialogs');

/** A paged list of photos with all actions on one or many: open, select, change, delete, undo. */
export function PhotoGallery({ query, label, days, empty, more }: PhotoGalleryProps) {
  const photos = useMemo(() => query.data?.pages.flatMap(({ rows }) => rows) ?? [], [query.data]);
  const ids = useMemo(() => photos.map(({ id }) => id), [photos]);
  const open = useOpenPhoto();
  const chosen = useSelection(ids);
  const selection = useMay().arrange ? chosen : NO_SELECTION;
  const undoable = useUndo(photosChanged);
  usePendingPhotos(photos);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  // If a page failed, only the person retries it, not the viewer.
  const mayGoOn = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const onMore = useCallback(() => {
    if (mayGoOn) void fetchNextPage();
  }, [mayGoOn, fetchNextPage]);
  // Loads all pages, because undo needs the former state of every changed photo.
  const { all } = selection;
  const takeAll = useCallback(async () => {
    let last = query;
    while (last.hasNextPage) {
      last = await last.fetchNextPage();
      if (last.isFetchNextPageError) return;
    }
    all(last.data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id)));
  }, [query, all]);
  if (query.isPending) return <ListSkeleton label={m.loading} shape="cards" />;
  if (!query.data) return <ErrorState error={query.error} onRetry={query.refetch} />;
  const total = totalOf(query) ?? photos.length;
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
          {isFetchNextPageError && <Notice tone="bad">{messageOf(query.error)}</Notice>}
          <LoadMore
            shown={photos.length}
            total={total}
            onMore={hasNextPage ? () => void fetchNextPage() : undefined}
            busy={isFetchingNextPage}
            endless={!isFetchNextPageError}
          />
        </>
      )}
      <PhotoViewer open={open} photos={photos} total={total} undoable={undoable} onMore={onMore} />
      <Selected photos={photos} total={total} selection={selection} onAll={takeAll} undoable={undoable} more={more} />
      {open.id === null && <UndoBar undo={undoable} />}
    </>
  );
}

interface SelectedProps extends Pick<PhotoGalleryProps, 'more'> {
  photos: readonly Photo[];
  total: number;
  selection: Selection;
  onAll: () => Promise<void>;
  undoable: Undo;
}

function Selected({ photos, total, selection, onAll, undoable, more }: SelectedProps) {
  const [dialog, openDialog] = useState<DialogName | null>(null);
  const selected = photos.filter(({ id }) => selection.has(id));
  const close = () => openDialog(null);
  return (
    <>
      <SelectionBar selection={selection} total={total} onAll={onAll}>
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
