import {
  Button,
  EmptyState,
  FilterBar,
  FilterSelect,
  formatCount,
  Link,
  NoMatches,
  Notice,
  PageFrame,
  SearchField,
  totalOf,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { CameraIcon, UploadIcon } from './photo-icons';
import { PhotoGallery } from './photo-gallery';
import { PHOTO_FILTERS, photosQuery } from './photos.queries';
import { PhotosNav } from './photos-nav';
import { readSubject, subjectQuery, subjectText, subjectType } from './subjects.queries';
import { tagsOf } from './tags';

export default function PhotosPage() {
  const filters = useUrlFilters(PHOTO_FILTERS);
  const { search, vehicle_id, tag, subject, deleted } = filters.values;
  const photos = useInfiniteQuery(photosQuery(filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const isTrash = deleted === 'true';
  const isFiltered = [search, vehicle_id, tag, subject].some(Boolean);
  const total = totalOf(photos);
  const clear = () => filters.set({ ...PHOTO_FILTERS, deleted });
  const tags = tagsOf([...(photos.data?.pages.flatMap(({ rows }) => rows) ?? []), { tags: tag ? [tag] : [] }]);
  return (
    <PageFrame
      title="Photos"
      subtitle={isTrash ? 'What was deleted stays here for 30 days.' : 'Your vehicles and the work on them, by day.'}
      actions={
        !isTrash && (
          <Button to={paths.uploadPhotos(Number(vehicle_id) || undefined)} variant="primary" icon={<UploadIcon />}>
            Upload Photos
          </Button>
        )
      }
    >
      <PhotosNav />
      {(isFiltered || (total ?? 1) > 0) && (
        <FilterBar
          label="Filter photos"
          onClear={isFiltered ? clear : undefined}
          summary={total === undefined ? undefined : formatCount(total, 'photo')}
        >
          <SearchField
            label="Search"
            placeholder="Caption, file or vehicle"
            value={search}
            onChange={(text) => filters.set({ search: text })}
          />
          <FilterSelect
            label="Vehicle"
            value={vehicle_id}
            onChange={(id) => filters.set({ vehicle_id: id })}
            options={[{ value: '', label: 'All vehicles' }, ...vehicleOptions(vehicles.data ?? [])]}
          />
          {tags.length > 0 && (
            <FilterSelect
              label="Tag"
              value={tag}
              onChange={(name) => filters.set({ tag: name })}
              options={[{ value: '', label: 'All tags' }, ...tags]}
            />
          )}
        </FilterBar>
      )}
      {subject && <OfRecord text={subject} onClear={() => filters.set({ subject: '' })} />}
      <PhotoGallery
        query={photos}
        label="Photos"
        days
        empty={
          isFiltered ? (
            <NoMatches title="No photos found matching your filters." onClear={clear} />
          ) : isTrash ? (
            <EmptyState title="The trash is empty.">
              Deleted photos stay here for 30 days, and can be restored.
            </EmptyState>
          ) : (
            <NoPhotos />
          )
        }
      />
    </PageFrame>
  );
}

/** Whose photos these are, where they are those of a record. */
function OfRecord({ text, onClear }: { text: string; onClear: () => void }) {
  const link = readSubject(text);
  const record = useLoaded({
    ...subjectQuery(link ?? { subject_kind: 'issue', subject_id: 0 }),
    enabled: link !== null,
  });
  const type = link && subjectType(link.subject_kind);
  if (!link || !type) return <Notice tone="warn">There is no such record.</Notice>;
  return (
    <Notice onDismiss={onClear}>
      {type.label}:{' '}
      <Link to={type.to(link.subject_id)}>{record.data ? subjectText(record.data) : `#${link.subject_id}`}</Link>
    </Notice>
  );
}

function NoPhotos() {
  return (
    <EmptyState
      title="No photos yet."
      icon={<CameraIcon size={40} />}
      action={
        <Button to={paths.uploadPhotos()} variant="primary">
          Upload Your First Photos
        </Button>
      }
    >
      The rust and the repair, the receipt under the wiper, the first drive in spring: pictures stand here by the day on
      which they were taken, and beside the work that they show.
    </EmptyState>
  );
}
