import {
  Button,
  ConfirmDelete,
  EditIcon,
  EmptyState,
  formatCount,
  LazyPart,
  ListSkeleton,
  messageOf,
  NotFoundState,
  Notice,
  NotYet,
  PageFrame,
  PageSkeleton,
  useDeletion,
  useInfiniteQuery,
  useLoaded,
  useParams,
  useQueryClient,
} from '@carnet/mf-kit';
import { useState } from 'react';
import { paths } from '../paths';
import { AlbumIcon, PhotoGallery, photosQuery, SelectionButton } from '../photos';
import { AlbumNameDialog } from './album-name-dialog';
import { type Album, ALBUM, albumQuery, albumsChanged, photoIdsOf, readAlbum, updateAlbum } from '../lookups';

const BACK = { to: paths.albums(), label: 'Albums' };

export default function AlbumPage() {
  const id = Number(useParams().id);
  const album = useLoaded(albumQuery(id));
  if (!album.data)
    return (
      <NotYet
        of={album}
        waiting={<PageSkeleton shape="cards" label="Loading album..." />}
        missing={<NotFoundState text="Album not found" back={BACK} />}
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
      subtitle={formatCount(album.photo_count, 'photo')}
      actions={
        doing !== 'sorting' && (
          <>
            <Button icon={<EditIcon size={18} />} onClick={() => begin('naming')}>
              Rename
            </Button>
            {album.photo_count > 1 && <Button onClick={() => begin('sorting')}>Sort by Hand</Button>}
            <Button to={paths.photos()} variant="primary">
              Add Photos
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
          loading={<ListSkeleton label="Loading photos..." shape="cards" />}
          fallback={({ error }) => <Notice tone="bad">{messageOf(error)}</Notice>}
        />
      ) : (
        <>
          <PhotoGallery
            query={photos}
            label={album.name}
            empty={
              <EmptyState
                title="No photos in this album yet."
                icon={<AlbumIcon size={40} />}
                action={
                  <Button to={paths.photos()} variant="primary">
                    Choose Photos
                  </Button>
                }
              >
                Select photos, and add them with ‘Album’ at the lower edge.
              </EmptyState>
            }
            more={(selected, undoable, clear) => (
              <SelectionButton
                icon={<AlbumIcon />}
                label="Take out"
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
                  const what = formatCount(taken.size, 'photo');
                  void undoable
                    .run(takeOut, { text: `${what} taken out of the album.`, undo: () => saveOrder(album.id, before) })
                    .then((isDone) => isDone && clear());
                }}
              />
            )}
          />
          <div>
            <ConfirmDelete
              label="Delete Album"
              question="Are you sure you want to delete this album?"
              fallback="Error deleting album"
              onConfirm={() => remove()}
            >
              Its photos stay; only the album goes.
            </ConfirmDelete>
          </div>
        </>
      )}
      {doing === 'naming' && (
        <AlbumNameDialog
          title="Rename Album"
          submitLabel="Save"
          initial={album.name}
          save={(name) => updateAlbum(album, { name })}
          onClose={end}
          onSaved={changed}
        />
      )}
    </PageFrame>
  );
}

/** Over the newest version, since it is the order that counts. */
const saveOrder = async (id: number, photo_ids: number[]): Promise<Album> =>
  updateAlbum(await readAlbum(id), { photo_ids });
