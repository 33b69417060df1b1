import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, Notice } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import {
  FilterBar,
  FilterSelect,
  NoMatches,
  PageFrame,
  SearchField,
  totalOf,
  useUrlFilters,
} from '@carnet/mf-kit/pages';
import { Room } from '../files';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { CameraIcon, UploadIcon } from './photo-icons';
import { PhotoGallery } from './photo-gallery';
import { PHOTO_FILTERS, photosQuery } from './photos.queries';
import { PhotosNav } from './photos-nav';
import { readSubject, useSubject } from '../subjects';
import { TagFilter } from '../tags';
import * as m from '../messages/photos';

export default function PhotosPage() {
  const filters = useUrlFilters(PHOTO_FILTERS);
  const { search, vehicle_id, tag, subject, deleted } = filters.values;
  const photos = useInfiniteQuery(photosQuery(filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const isTrash = deleted === 'true';
  const isFiltered = [search, vehicle_id, tag, subject].some(Boolean);
  const total = totalOf(photos);
  const clear = () => filters.set({ ...PHOTO_FILTERS, deleted });
  const shown = photos.data?.pages.flatMap(({ rows }) => rows) ?? [];
  return (
    <PageFrame
      title={m.photos}
      subtitle={isTrash ? m.trashSubtitle : m.subtitle}
      actions={
        !isTrash && (
          <Button to={paths.uploadPhotos(Number(vehicle_id) || undefined)} variant="primary" icon={<UploadIcon />}>
            {m.upload}
          </Button>
        )
      }
    >
      <PhotosNav />
      <Room kind="photo" inTrash={isTrash} count={isFiltered ? undefined : total} />
      {(isFiltered || (total ?? 1) > 0) && (
        <FilterBar
          label={m.filterPhotos}
          onClear={isFiltered ? clear : undefined}
          summary={total === undefined ? undefined : m.count({ count: total })}
        >
          <SearchField
            label={m.search}
            placeholder={m.searchedFor}
            value={search}
            onChange={(text) => filters.set({ search: text })}
          />
          <FilterSelect
            label={m.vehicle}
            value={vehicle_id}
            onChange={(id) => filters.set({ vehicle_id: id })}
            options={[{ value: '', label: m.allVehicles }, ...vehicleOptions(vehicles.data ?? [])]}
          />
          <TagFilter kind="photo" shown={shown} value={tag} onChange={(name) => filters.set({ tag: name })} />
        </FilterBar>
      )}
      {subject && <OfRecord text={subject} onClear={() => filters.set({ subject: '' })} />}
      <PhotoGallery
        query={photos}
        label={m.photos}
        days
        empty={
          isFiltered ? (
            <NoMatches title={m.noMatch} onClear={clear} />
          ) : isTrash ? (
            <EmptyState title={m.trashEmpty}>{m.trashExplained}</EmptyState>
          ) : (
            <NoPhotos />
          )
        }
      />
    </PageFrame>
  );
}

/** Names the record whose photos are listed. */
function OfRecord({ text, onClear }: { text: string; onClear: () => void }) {
  const link = readSubject(text);
  const { type, text: record } = useSubject(link);
  if (!link) return <Notice tone="warn">{m.noRecord}</Notice>;
  return (
    <Notice onDismiss={onClear}>
      {m.ofRecord({
        kind: type?.label,
        record,
        link: (name) => (type ? <Link to={type.to(link.subject_id)}>{name}</Link> : name),
      })}
    </Notice>
  );
}

function NoPhotos() {
  return (
    <EmptyState
      title={m.noPhotos}
      icon={<CameraIcon size={40} />}
      action={
        <Button to={paths.uploadPhotos()} variant="primary">
          {m.uploadFirst}
        </Button>
      }
    >
      {m.whatFor}
    </EmptyState>
  );
}
