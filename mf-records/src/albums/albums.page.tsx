import { useInfiniteQuery, useQueryClient } from '@carnet/mf-kit/data';
import { Button, CardGrid, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import { useNavigate } from '@carnet/mf-kit/federation';
import { PagedList, PageFrame } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { paths } from '../paths';
import { AlbumIcon, PhotosNav, PictureCard, SmallPicture } from '../photos';
import { AlbumNameDialog } from './album-name-dialog';
import { type Album, albumsChanged, albumsQuery, createAlbum } from '../lookups';
import * as m from '../messages/albums';

export default function AlbumsPage() {
  const albums = useInfiniteQuery(albumsQuery());
  const [isNaming, name] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = (
    <Button wants="arrange" variant="primary" icon={<PlusIcon size={18} />} onClick={() => name(true)}>
      {m.newAlbum}
    </Button>
  );
  return (
    <PageFrame title={m.albums} subtitle={m.subtitle} actions={make}>
      <PhotosNav />
      <PagedList
        query={albums}
        loading={m.loadingAlbums}
        shape="cards"
        empty={
          <EmptyState
            title={m.noAlbums}
            icon={<AlbumIcon size={40} />}
            action={
              <Button wants="arrange" onClick={() => name(true)}>
                {m.makeFirst}
              </Button>
            }
          >
            {m.whatFor}
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <CardGrid label={m.albums} dense stale={stale}>
            {rows.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </CardGrid>
        )}
      </PagedList>
      {isNaming && (
        <AlbumNameDialog
          title={m.newAlbum}
          submitLabel={m.create}
          initial=""
          save={(text) => createAlbum({ name: text })}
          onClose={() => name(false)}
          onSaved={(album) => {
            void albumsChanged(queries, album);
            void navigate(paths.album(album.id));
          }}
        />
      )}
    </PageFrame>
  );
}

function AlbumCard({ album: { id, name, photo_count, cover_photo } }: { album: Album }) {
  return (
    <PictureCard to={paths.album(id)} title={name} note={m.count({ count: photo_count })}>
      <SmallPicture photo={cover_photo} ratio={4 / 3} />
    </PictureCard>
  );
}
