import { messageOf, useInfiniteQuery, useLoaded, useQueryClient } from '@carnet/mf-kit/data';
import {
  Button,
  EditIcon,
  EmptyState,
  LazyPart,
  ListSkeleton,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
} from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { ConfirmDelete, PageFrame, useDeletion } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { paths } from '../paths';
import { AlbumIcon, PhotoGallery, photosQuery, SelectionButton } from '../photos';
import { AlbumNameDialog } from './album-name-dialog';
import { type Album, ALBUM, albumQuery, albumsChanged, photoIdsOf, readAlbum, updateAlbum } from '../lookups';
import * as m from '../messages/albums';
import { deleteFailed } from '../messages/album-queries';

const BACK = { to: paths.albums(), label: m.albums };

export default function AlbumPage() {
  const id = Number(useParams().id);
  const album = useLoaded(albumQuery(id));
  if (!album.data)
    return (
      <NotYet
        of={album}
        waiting={<PageSkeleton shape="cards" label={m.loadingAlbum} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
      />
    );
  return <AlbumSheet key={id} album={album.data} />;
}

const loadSorting = () => import(/* webpackChunkName: "album-sorting" */ './album-sorting');

function AlbumSheet({ album }: { album: Album }) {
  const queries = useQueryClient();
  const photos = useInfiniteQuery(photosQuery({ album_id: album.id, sort: 'album' }));
  const [doing, begin] = useState<'naming' | 'sorting' | null>(null);
  const remove = useDeletion(ALBUM, album.id, paths.albums());
  const changed = (saved?: Album) => void albumsChanged(queries, saved);
  const end = () => begin(null);
  return (
    <PageFrame
      title={album.name}
      back={BACK}
      subtitle={m.count({ count: album.photo_count })}
      actions={
        doing !== 'sorting' && (
          <>
            <Button wants="arrange" icon={<EditIcon size={18} />} onClick={() => begin('naming')}>
              {m.rename}
            </Button>
            {album.photo_count > 1 && (
              <Button wants="arrange" onClick={() => begin('sorting')}>
                {m.sortByHand}
              </Button>
            )}
            <Button to={paths.photos()} variant="primary">
              {m.addPhotos}
            </Button>
          </>
        )
      }
    >
      {doing === 'sorting' ? (
        <LazyPart
          load={loadSorting}
          props={{
            album,
            onDone: (saved?: Album) => {
              if (saved) changed(saved);
              end();
            },
          }}
          loading={<ListSkeleton label={m.loadingPhotos} shape="cards" />}
          fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
        />
      ) : (
        <>
          <PhotoGallery
            query={photos}
            label={album.name}
            empty={
              <EmptyState
                title={m.noPhotos}
                icon={<AlbumIcon size={40} />}
                action={
                  <Button to={paths.photos()} variant="primary">
                    {m.choosePhotos}
                  </Button>
                }
              >
                {m.howToAdd}
              </EmptyState>
            }
            more={(selected, undoable, clear) => (
              <SelectionButton
                icon={<AlbumIcon />}
                label={m.takeOut}
                disabled={undoable.busy}
                onClick={() => {
                  const taken = new Set(selected.map(({ id }) => id));
                  let before: number[] = [];
                  const takeOut = async () => {
                    before = await photoIdsOf(album.id);
                    await saveOrder(
                      album.id,
                      before.filter((id) => !taken.has(id)),
                    );
                  };
                  void undoable
                    .run({
                      act: takeOut,
                      text: m.takenOut({ count: taken.size }),
                      undo: () => saveOrder(album.id, before),
                    })
                    .then((isDone) => isDone && clear());
                }}
              />
            )}
          />
          <div>
            <ConfirmDelete
              label={m.deleteAlbum}
              question={m.deleteQuestion}
              fallback={deleteFailed}
              onConfirm={() => remove()}
            >
              {m.photosStay}
            </ConfirmDelete>
          </div>
        </>
      )}
      {doing === 'naming' && (
        <AlbumNameDialog
          title={m.renameAlbum}
          submitLabel={m.save}
          initial={album.name}
          save={(name) => updateAlbum(album, { name })}
          onClose={end}
          onSaved={changed}
        />
      )}
    </PageFrame>
  );
}

/** Fetches the newest version first, so that another change of the album causes no conflict. Only the order is overwritten. */
const saveOrder = async (id: number, photo_ids: number[]): Promise<Album> =>
  updateAlbum(await readAlbum(id), { photo_ids });
