import { Button, ClearIcon, formatDate, KeyValue, Link, useLoaded, useQueryClient } from '@carnet/mf-kit';
import { fullName, vehicleChoicesQuery, vehicleName } from '../lookups';
import { paths } from '../paths';
import { clockOf } from './days';
import classes from './photo-details.module.css';
import { changePhotos, coverChanged, type Photo, removeCover, setCover } from './photos.queries';
import type { PhotoLink } from './photo-changes';
import { StarIcon } from './photo-icons';
import { subjectQuery, subjectText, subjectType } from './subjects.queries';
import type { Undoable } from './use-undoable';

interface PhotoDetailsProps {
  photo: Photo;
  undoable: Undoable;
  onEdit: () => void;
}

/** What is known of a photo, and where it belongs. */
export function PhotoDetails({ photo, undoable, onEdit }: PhotoDetailsProps) {
  const { caption, taken_at, taken_from, taken_offset, camera, width, height, bytes, name, tags, deleted_at } = photo;
  return (
    <div className={classes.details}>
      {caption ? (
        <p className={classes.caption}>{caption}</p>
      ) : (
        deleted_at === null && (
          <button type="button" className={classes.add} onClick={onEdit}>
            Add a caption
          </button>
        )
      )}
      {photo.state === 'damaged' && (
        <p className={classes.note}>
          The file is damaged: what could be read of it is shown. The original is kept as it came.
        </p>
      )}
      {deleted_at !== null && (
        <p className={classes.note}>In the trash since {formatDate(deleted_at)}. It goes for good after 30 days.</p>
      )}
      <KeyValue
        items={[
          {
            label: 'Taken',
            value: (
              <>
                {formatDate(taken_at.slice(0, 10))}, {clockOf(taken_at)}
                {taken_offset && ` (UTC${taken_offset})`}
                {taken_from === 'upload' && (
                  <span className={classes.aside}>When it was uploaded; the file does not say.</span>
                )}
              </>
            ),
          },
          { label: 'Camera', value: camera },
          { label: 'Size', value: width && height ? `${width} × ${height}, ${megabytes(bytes)}` : megabytes(bytes) },
          { label: 'File', value: <span className={classes.file}>{name}</span> },
        ]}
      />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Link to={paths.photosTagged(tag)}>{tag}</Link>
            </li>
          ))}
        </ul>
      )}
      <BelongsTo photo={photo} undoable={undoable} />
      {photo.same_as !== null && (
        <p className={classes.note}>
          The same picture as <Link to={paths.photo(photo.same_as)}>another one of yours</Link>.
        </p>
      )}
      {deleted_at === null && <Cover photo={photo} undoable={undoable} />}
      {deleted_at === null && (
        <Button wide onClick={onEdit}>
          Edit Details
        </Button>
      )}
    </div>
  );
}

function BelongsTo({ photo, undoable }: { photo: Photo; undoable: Undoable }) {
  const { vehicle_id, nickname, year, make, model, links } = photo;
  if (vehicle_id === null) return null;
  const vehicle =
    year !== null && make !== null && model !== null ? vehicleName({ nickname, year, make, model }) : 'Vehicle';
  return (
    <section className={classes.belongs}>
      <h2>Belongs to</h2>
      <ul>
        <li>
          <span>Vehicle</span>
          <Link to={paths.vehicle(vehicle_id)}>{vehicle}</Link>
        </li>
        {links.map((link) => (
          <LinkedRecord key={`${link.subject_kind} ${link.subject_id}`} photo={photo} link={link} undoable={undoable} />
        ))}
      </ul>
    </section>
  );
}

function LinkedRecord({ photo, link, undoable }: { photo: Photo; link: PhotoLink; undoable: Undoable }) {
  const record = useLoaded(subjectQuery(link));
  const type = subjectType(link.subject_kind);
  const text = record.data ? subjectText(record.data) : `#${link.subject_id}`;
  const change = { ids: [photo.id] };
  const remove = () =>
    void undoable.run(() => changePhotos({ ...change, remove_links: [link] }), {
      text: `No longer linked to ${text}.`,
      undo: () => changePhotos({ ...change, add_links: [link] }),
    });
  return (
    <li>
      <span>{type?.label}</span>
      <Link to={type?.to(link.subject_id) ?? ''}>{text}</Link>
      {photo.deleted_at === null && (
        <button
          type="button"
          className={classes.unlink}
          aria-label={`Unlink ${text}`}
          title={`Unlink ${text}`}
          disabled={undoable.busy}
          onClick={remove}
        >
          <ClearIcon size={14} />
        </button>
      )}
    </li>
  );
}

function Cover({ photo, undoable }: { photo: Photo; undoable: Undoable }) {
  const queries = useQueryClient();
  const vehicles = useLoaded(vehicleChoicesQuery());
  const vehicle = vehicles.data?.find(({ id }) => id === photo.vehicle_id);
  if (!vehicle) return null;
  const before = vehicle.cover?.photo_id;
  if (before === photo.id)
    return (
      <p className={classes.cover}>
        <StarIcon /> The cover of {fullName(vehicle)}
      </p>
    );
  const change = async (id: number | undefined) => {
    await (id === undefined ? removeCover(vehicle.id) : setCover(vehicle.id, id));
    await coverChanged(queries);
  };
  return (
    <Button
      wide
      icon={<StarIcon />}
      disabled={undoable.busy}
      onClick={() =>
        void undoable.run(() => change(photo.id), {
          text: `It is the cover of ${fullName(vehicle)} now.`,
          undo: () => change(before),
        })
      }
    >
      Set as Cover
    </Button>
  );
}

const megabytes = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
