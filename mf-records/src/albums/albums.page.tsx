import {
  Button,
  CardGrid,
  EmptyState,
  formatCount,
  Link,
  PagedList,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
  useNavigate,
  useQueryClient,
} from '@carnet/mf-kit';
import { useState } from 'react';
import { paths } from '../paths';
import { AlbumIcon, PhotosNav, SmallPicture } from '../photos';
import { AlbumNameDialog } from './album-name-dialog';
import classes from './albums.module.css';
import { type Album, albumsChanged, albumsQuery, createAlbum } from '../lookups';

export default function AlbumsPage() {
  const albums = useInfiniteQuery(albumsQuery());
  const [isNaming, name] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const make = (
    <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => name(true)}>
      New Album
    </Button>
  );
  return (
    <PageFrame title="Albums" subtitle="Photos that belong together, in the order that you give them." actions={make}>
      <PhotosNav />
      <PagedList
        query={albums}
        loading="Loading albums..."
        shape="cards"
        empty={
          <EmptyState
            title="No albums yet."
            icon={<AlbumIcon size={40} />}
            action={<Button onClick={() => name(true)}>Make Your First Album</Button>}
          >
            The restoration, the summer of drives, what a buyer should see: select photos, and keep them in an album.
          </EmptyState>
        }
      >
        {(rows, stale) => (
          <CardGrid label="Albums" dense stale={stale}>
            {rows.map((album) => (
              <AlbumCard key={album.id} album={album} />
            ))}
          </CardGrid>
        )}
      </PagedList>
      {isNaming && (
        <AlbumNameDialog
          title="New Album"
          submitLabel="Create Album"
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
    <article className={classes.album}>
      <SmallPicture photo={cover_photo} ratio={4 / 3} className={classes.cover} />
      <h2 className={classes.name}>
        <Link to={paths.album(id)}>{name}</Link>
      </h2>
      <p className={classes.count}>{formatCount(photo_count, 'photo')}</p>
    </article>
  );
}
