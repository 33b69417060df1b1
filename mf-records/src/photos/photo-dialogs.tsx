import { Button, Dialog, FilterSelect, formatCount, Notice, NotYet, SegmentedButtons, useLoaded } from '@carnet/mf-kit';
import { KitForm, SearchedSelect, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import {
  albumChoicesQuery,
  createAlbum,
  deleteAlbum,
  fullName,
  photoIdsOf,
  updateAlbum,
  vehicleChoicesQuery,
  vehicleOptions,
} from '../lookups';
import classes from './photo-dialogs.module.css';
import { type PhotoChange, type PhotoLink, undoing } from './photo-changes';
import { changePhotos, type Photo } from './photos.queries';
import {
  type SubjectChoice,
  subjectChoicesQuery,
  type SubjectKind,
  SUBJECTS,
  subjectText,
  subjectType,
} from './subjects.queries';
import { readTags, tagsOf, tagsProblem } from './tags';
import type { Undoable } from './use-undoable';

export type DialogName = 'tags' | 'move' | 'link' | 'album';

export interface PhotoDialogProps {
  what: DialogName;
  photos: readonly Photo[];
  undoable: Undoable;
  onClose: () => void;
}

/** What asks for more than a press, before it is done to photos. */
export default function PhotoDialog({ what, ...props }: PhotoDialogProps) {
  const { title, Body } = DIALOGS[what];
  return (
    <Dialog opened title={title} onClose={props.onClose}>
      <Body {...props} />
    </Dialog>
  );
}

type BodyProps = Omit<PhotoDialogProps, 'what'>;

/** Does the same to all photos, closes, and offers the way back. */
function useChange({ photos, undoable, onClose }: BodyProps) {
  return async (change: Omit<PhotoChange, 'ids'>, text: string) => {
    const whole = { ...change, ids: photos.map(({ id }) => id) };
    const takeBack = undoing(whole, photos);
    const undo = async () => {
      for (const one of takeBack) await changePhotos(one);
    };
    const isDone = await undoable.run(() => changePhotos(whole), {
      text,
      undo: takeBack.length > 0 ? undo : undefined,
    });
    if (isDone) onClose();
  };
}

const many = (photos: readonly Photo[]): string => formatCount(photos.length, 'photo');

function Tags(props: BodyProps) {
  const { photos, undoable } = props;
  const change = useChange(props);
  const form = useKitForm({
    initial: { new_tags: '' },
    validate: ({ new_tags }) => {
      const problem = readTags(new_tags).length === 0 ? 'Write a tag first' : tagsProblem(new_tags);
      return problem ? { fields: { new_tags: problem } } : null;
    },
    save: ({ new_tags }) => {
      const tags = readTags(new_tags);
      return change({ add_tags: tags }, `${tags.join(', ')} added to ${many(photos)}.`);
    },
  });
  const there = tagsOf(photos);
  return (
    <div className={classes.stack}>
      <KitForm form={form} label="Add tags">
        <TextField form={form} name="new_tags" label="New tags" hint="Several are divided by commas." maxLength={500} />
        <div>
          <Button type="submit" variant="primary" busy={undoable.busy}>
            Add Tags
          </Button>
        </div>
      </KitForm>
      {there.length > 0 && (
        <div className={classes.stack} role="group" aria-label="Tags of these photos">
          <p className={classes.label}>Take a tag off {photos.length > 1 ? 'all of them' : 'it'}</p>
          <div className={classes.chips}>
            {there.map((tag) => (
              <button
                key={tag}
                type="button"
                className={classes.chip}
                aria-label={`Remove ${tag}`}
                disabled={undoable.busy}
                onClick={() => void change({ remove_tags: [tag] }, `${tag} taken off ${many(photos)}.`)}
              >
                {tag} <span aria-hidden>×</span>
              </button>
            ))}
          </div>
        </div>
      )}
      <Failure undoable={undoable} />
    </div>
  );
}

function Move(props: BodyProps) {
  const { photos, undoable } = props;
  const change = useChange(props);
  const vehicles = useLoaded(vehicleChoicesQuery());
  const [chosen, choose] = useState('');
  if (!vehicles.data) return <NotYet of={vehicles} plain />;
  const vehicle = vehicles.data.find(({ id }) => String(id) === chosen);
  const isLinked = photos.some(({ vehicle_id, links }) => links.length > 0 && String(vehicle_id ?? '') !== chosen);
  return (
    <div className={classes.stack}>
      <FilterSelect
        wide
        label="Vehicle"
        value={chosen}
        onChange={choose}
        options={[{ value: '', label: 'No vehicle' }, ...vehicleOptions(vehicles.data)]}
      />
      {isLinked && <p className={classes.hint}>Photos that move leave the records of the vehicle that they had.</p>}
      <Failure undoable={undoable} />
      <Buttons
        busy={undoable.busy}
        label={`Move ${many(photos)}`}
        onClose={props.onClose}
        onConfirm={() =>
          void change(
            { vehicle_id: vehicle?.id ?? null },
            vehicle ? `${many(photos)} moved to ${fullName(vehicle)}.` : `${many(photos)} moved to no vehicle.`,
          )
        }
      />
    </div>
  );
}

function LinkToRecord(props: BodyProps) {
  const { photos, undoable } = props;
  const change = useChange(props);
  const vehicles = useLoaded(vehicleChoicesQuery());
  const own = [...new Set(photos.map(({ vehicle_id }) => vehicle_id))].filter((id) => id !== null);
  const [vehicleId, setVehicle] = useState(String(own[0] ?? ''));
  const [kind, setKind] = useState<SubjectKind>('service-event');
  const [chosen, choose] = useState<SubjectChoice | null>(null);
  if (own.length > 1)
    return (
      <div className={classes.stack}>
        <p>
          These photos are of several vehicles. A record is of one: select photos of one vehicle, or move them first.
        </p>
        <Buttons busy={false} onClose={props.onClose} />
      </div>
    );
  if (!vehicles.data) return <NotYet of={vehicles} plain />;
  const link: PhotoLink = { subject_kind: kind, subject_id: chosen?.id ?? 0 };
  return (
    <div className={classes.stack}>
      {own.length === 0 && (
        <FilterSelect
          wide
          label="Vehicle"
          value={vehicleId}
          onChange={(id) => {
            setVehicle(id);
            choose(null);
          }}
          options={[{ value: '', label: 'Select a vehicle' }, ...vehicleOptions(vehicles.data)]}
        />
      )}
      <SegmentedButtons
        label="Kind of record"
        value={kind}
        onChange={(next) => {
          setKind(next);
          choose(null);
        }}
        options={SUBJECTS.map((subject) => ({ value: subject.kind, label: subject.label }))}
      />
      {Number(vehicleId) > 0 && (
        <Records
          key={`${kind} ${vehicleId}`}
          kind={kind}
          vehicleId={Number(vehicleId)}
          chosen={chosen}
          onChange={choose}
        />
      )}
      <Failure undoable={undoable} />
      <Buttons
        busy={undoable.busy}
        disabled={!chosen}
        label="Link"
        onClose={props.onClose}
        onConfirm={() =>
          void change({ add_links: [link] }, `${many(photos)} linked to ${chosen ? subjectText(chosen) : ''}.`)
        }
      />
    </div>
  );
}

interface RecordsProps {
  kind: SubjectKind;
  vehicleId: number;
  chosen: SubjectChoice | null;
  onChange: (choice: SubjectChoice | null) => void;
}

function Records({ kind, vehicleId, chosen, onChange }: RecordsProps) {
  const label = subjectType(kind)!.label;
  return (
    <SearchedSelect
      label={label}
      searchLabel={`Find: ${label.toLowerCase()}`}
      choices={(search) => subjectChoicesQuery(kind, vehicleId, search)}
      empty="Select one"
      chosen={chosen}
      onChange={onChange}
      textOf={subjectText}
      loading="Loading records..."
      noMatch="Nothing found."
    />
  );
}

function ToAlbum({ photos, undoable, onClose }: BodyProps) {
  const albums = useLoaded(albumChoicesQuery());
  const [chosen, choose] = useState('');
  const ids = photos.map(({ id }) => id);
  const form = useKitForm({
    initial: { album_name: '' },
    validate: ({ album_name }) => (album_name.trim() ? null : { fields: { album_name: 'Album name is required' } }),
    save: async ({ album_name }) => {
      const name = album_name.trim();
      let made = 0;
      const make = async () => void (made = (await createAlbum({ name, photo_ids: ids })).id);
      const isDone = await undoable.run(make, {
        text: `Album ${name} made with ${many(photos)}.`,
        undo: () => deleteAlbum(made),
      });
      if (isDone) onClose();
    },
  });
  if (!albums.data) return <NotYet of={albums} plain />;
  const album = albums.data.find(({ id }) => String(id) === chosen);
  async function add() {
    if (!album) return;
    let before: number[] = [];
    const act = async () => {
      before = await photoIdsOf(album.id);
      await changePhotos({ ids, add_to_album: album.id });
    };
    const isDone = await undoable.run(act, {
      text: `${many(photos)} added to ${album.name}.`,
      undo: () => updateAlbum({ id: album.id }, { photo_ids: before }),
    });
    if (isDone) onClose();
  }
  return (
    <div className={classes.stack}>
      {albums.data.length > 0 && (
        <>
          <FilterSelect
            wide
            label="Album"
            value={chosen}
            onChange={choose}
            options={[
              { value: '', label: 'A new album' },
              ...albums.data.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {album && (
            <Buttons
              busy={undoable.busy}
              label={`Add ${many(photos)}`}
              onClose={onClose}
              onConfirm={() => void add()}
            />
          )}
        </>
      )}
      {!album && (
        <KitForm form={form} label="New album">
          <TextField form={form} name="album_name" label="Name of the new album" maxLength={100} />
          <div>
            <Button type="submit" variant="primary" busy={undoable.busy}>
              Make Album
            </Button>
          </div>
        </KitForm>
      )}
      <Failure undoable={undoable} />
    </div>
  );
}

const Failure = ({ undoable: { error } }: Pick<BodyProps, 'undoable'>) =>
  error && <Notice tone="bad">{error.message}</Notice>;

interface ButtonsProps {
  busy: boolean;
  disabled?: boolean;
  label?: string;
  onClose: () => void;
  onConfirm?: () => void;
}

function Buttons({ busy, disabled, label, onClose, onConfirm }: ButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button onClick={onClose}>{onConfirm ? 'Cancel' : 'Close'}</Button>
      {onConfirm && (
        <Button variant="primary" busy={busy} disabled={disabled} onClick={onConfirm}>
          {label}
        </Button>
      )}
    </div>
  );
}

const DIALOGS = {
  tags: { title: 'Tags', Body: Tags },
  move: { title: 'Move to a vehicle', Body: Move },
  link: { title: 'Link to a record', Body: LinkToRecord },
  album: { title: 'Add to an album', Body: ToAlbum },
} satisfies Record<DialogName, { title: string; Body: (props: BodyProps) => unknown }>;
