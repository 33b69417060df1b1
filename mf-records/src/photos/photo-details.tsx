import { formatDate } from '@carnet/mf-kit/formats';
import { useLoaded, useMay, useQueryClient } from '@carnet/mf-kit/data';
import { Button, ClearIcon, KeyValue } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import type { Undo } from '@carnet/mf-kit/pages';
import { formatSize } from '../files';
import { fullName, vehicleChoicesQuery, vehicleName } from '../lookups';
import { paths } from '../paths';
import { clockOf } from './days';
import classes from './photo-details.module.css';
import { changePhotos, coverChanged, type Photo, removeCover, setCover } from './photos.queries';
import type { PhotoLink } from './photo-changes';
import { CompareIcon, StarIcon } from './photo-icons';
import { useSubject } from '../subjects';
import * as m from '../messages/photo-viewer';

interface PhotoDetailsProps {
  photo: Photo;
  undoable: Undo;
  onEdit: () => void;
}

/** Facts about a photo, and the records that it belongs to. */
export function PhotoDetails({ photo, undoable, onEdit }: PhotoDetailsProps) {
  const { caption, taken_at, taken_from, taken_offset, camera, width, height, bytes, name, tags, deleted_at } = photo;
  return (
    <div className={classes.details}>
      {caption ? (
        <p className={classes.caption}>{caption}</p>
      ) : (
        deleted_at === null && (
          <button type="button" className={classes.add} onClick={onEdit}>
            {m.addCaption}
          </button>
        )
      )}
      {photo.state === 'damaged' && <p className={classes.note}>{m.damaged}</p>}
      {deleted_at !== null && <p className={classes.note}>{m.inTrash({ date: formatDate(deleted_at) })}</p>}
      <KeyValue
        items={[
          {
            label: m.taken,
            value: (
              <>
                {formatDate(taken_at.slice(0, 10))}, {clockOf(taken_at)}
                {taken_offset && ` (UTC${taken_offset})`}
                {taken_from === 'upload' && <span className={classes.aside}>{m.fromUpload}</span>}
              </>
            ),
          },
          { label: m.camera, value: camera },
          { label: m.size, value: width && height ? `${width} × ${height}, ${formatSize(bytes)}` : formatSize(bytes) },
          { label: m.file, value: <span className={classes.file}>{name}</span> },
        ]}
      />
      {tags.length > 0 && (
        <ul className={classes.tags} aria-label={m.tags}>
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
          {m.sameAs({ link: (text) => <Link to={paths.photo(photo.same_as!)}>{text}</Link> })}
        </p>
      )}
      {deleted_at === null && <Cover photo={photo} undoable={undoable} />}
      {deleted_at === null && photo.state !== 'failed' && (
        <Button wide to={paths.newPhotoPair(photo.id)} icon={<CompareIcon />}>
          {m.addAfter}
        </Button>
      )}
      {deleted_at === null && (
        <Button wants="arrange" wide onClick={onEdit}>
          {m.editDetails}
        </Button>
      )}
    </div>
  );
}

function BelongsTo({ photo, undoable }: { photo: Photo; undoable: Undo }) {
  const { vehicle_id, nickname, year, make, model, links } = photo;
  if (vehicle_id === null) return null;
  const vehicle =
    year !== null && make !== null && model !== null ? vehicleName({ nickname, year, make, model }) : m.vehicle;
  return (
    <section className={classes.belongs}>
      <h2>{m.belongsTo}</h2>
      <ul>
        <li>
          <span>{m.vehicle}</span>
          <Link to={paths.vehicle(vehicle_id)}>{vehicle}</Link>
        </li>
        {links.map((link) => (
          <LinkedRecord key={`${link.subject_kind} ${link.subject_id}`} photo={photo} link={link} undoable={undoable} />
        ))}
      </ul>
    </section>
  );
}

function LinkedRecord({ photo, link, undoable }: { photo: Photo; link: PhotoLink; undoable: Undo }) {
  const { type, text } = useSubject(link);
  const { arrange } = useMay();
  const change = { ids: [photo.id] };
  const remove = () =>
    void undoable.run({
      act: () => changePhotos({ ...change, remove_links: [link] }),
      text: m.unlinked({ record: text }),
      undo: () => changePhotos({ ...change, add_links: [link] }),
    });
  return (
    <li>
      <span>{type?.label}</span>
      {type ? <Link to={type.to(link.subject_id)}>{text}</Link> : text}
      {arrange && photo.deleted_at === null && (
        <button
          type="button"
          className={classes.unlink}
          aria-label={m.unlink({ record: text })}
          title={m.unlink({ record: text })}
          disabled={undoable.busy}
          onClick={remove}
        >
          <ClearIcon size={14} />
        </button>
      )}
    </li>
  );
}

function Cover({ photo, undoable }: { photo: Photo; undoable: Undo }) {
  const queries = useQueryClient();
  const vehicles = useLoaded(vehicleChoicesQuery());
  const vehicle = vehicles.data?.find(({ id }) => id === photo.vehicle_id);
  if (!vehicle) return null;
  const before = vehicle.cover?.photo_id;
  if (before === photo.id)
    return (
      <p className={classes.cover}>
        <StarIcon /> {m.coverOf({ vehicle: fullName(vehicle) })}
      </p>
    );
  const change = async (id: number | undefined) => {
    await (id === undefined ? removeCover(vehicle.id) : setCover(vehicle.id, id));
    await coverChanged(queries);
  };
  return (
    <Button
      wants="arrange"
      wide
      icon={<StarIcon />}
      disabled={undoable.busy}
      onClick={() =>
        void undoable.run({
          act: () => change(photo.id),
          text: m.isCover({ vehicle: fullName(vehicle) }),
          undo: () => change(before),
        })
      }
    >
      {m.setCover}
    </Button>
  );
}
