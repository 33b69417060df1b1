import { useLoaded } from '@carnet/mf-kit/data';
import { Button, Dialog, Notice, NotYet, SegmentedButtons } from '@carnet/mf-kit/ui';
import { FilterSelect, type Undo } from '@carnet/mf-kit/pages';
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
import { changeInTurn, changePhotos, deletePhotos, type Photo } from './photos.queries';
import {
  type SubjectChoice,
  subjectChoicesQuery,
  type SubjectKind,
  subjectText,
  type SubjectType,
  useSubjects,
} from '../subjects';
import { readTags, TagChoices, tagsOf, tagsProblem } from '../tags';
import * as m from '../messages/photo-dialogs';

export type DialogName = 'tags' | 'move' | 'link' | 'album' | 'delete';

export interface PhotoDialogProps {
  what: DialogName;
  photos: readonly Photo[];
  undoable: Undo;
  onClose: () => void;
  /** Called after the photos were deleted or moved away. */
  onGone?: () => void;
}

/** Dialogs for actions on photos that need input. */
export default function PhotoDialog({ what, ...props }: PhotoDialogProps) {
  const { title, Body } = DIALOGS[what];
  return (
    <Dialog opened title={title} onClose={props.onClose}>
      <Body {...props} />
    </Dialog>
  );
}

type BodyProps = Omit<PhotoDialogProps, 'what'>;

/** Applies one change to all photos, closes the dialog, and offers undo. */
function useChange({ photos, undoable, onClose }: BodyProps) {
  return async (change: Omit<PhotoChange, 'ids'>, text: string) => {
    const whole = { ...change, ids: photos.map(({ id }) => id) };
    const takeBack = undoing(whole, photos);
    const undo = () => changeInTurn(takeBack);
    const isDone = await undoable.run({
      act: () => changePhotos(whole),
      text,
      undo: takeBack.length > 0 ? undo : undefined,
    });
    if (isDone) onClose();
  };
}

function Tags(props: BodyProps) {
  const { photos, undoable } = props;
  const change = useChange(props);
  const form = useKitForm({
    initial: { new_tags: '' },
    validate: ({ new_tags }) => {
      const problem = readTags(new_tags).length === 0 ? m.writeTag : tagsProblem(new_tags);
      return problem ? { fields: { new_tags: problem } } : null;
    },
    save: ({ new_tags }) => {
      const tags = readTags(new_tags);
      return change({ add_tags: tags }, m.tagsAdded({ tags: tags.join(', '), count: photos.length }));
    },
  });
  const there = tagsOf(photos);
  return (
    <div className={classes.stack}>
      <KitForm form={form} label={m.addTags}>
        <TextField form={form} name="new_tags" label={m.newTags} hint={m.byCommas} maxLength={500} />
        <TagChoices kind="photo" text={form.values.new_tags} onChange={(tags) => form.set('new_tags', tags)} />
        <div>
          <Button type="submit" variant="primary" busy={undoable.busy}>
            {m.addTheTags}
          </Button>
        </div>
      </KitForm>
      {there.length > 0 && (
        <div className={classes.stack} role="group" aria-label={m.theirTags}>
          <p className={classes.label}>{m.takeOff({ count: photos.length })}</p>
          <div className={classes.chips}>
            {there.map((tag) => (
              <button
                key={tag}
                type="button"
                className={classes.chip}
                aria-label={m.removeTag({ tag })}
                disabled={undoable.busy}
                onClick={() => void change({ remove_tags: [tag] }, m.tagTaken({ tag, count: photos.length }))}
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
        label={m.vehicle}
        value={chosen}
        onChange={choose}
        options={[{ value: '', label: m.noVehicle }, ...vehicleOptions(vehicles.data)]}
      />
      {isLinked && <p className={classes.hint}>{m.movedLeave}</p>}
      <Failure undoable={undoable} />
      <Buttons
        busy={undoable.busy}
        label={m.move({ count: photos.length })}
        onClose={props.onClose}
        onConfirm={() =>
          void change(
            { vehicle_id: vehicle?.id ?? null },
            vehicle
              ? m.movedTo({ count: photos.length, vehicle: fullName(vehicle) })
              : m.movedToNone({ count: photos.length }),
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
  const subjects = useSubjects();
  const [kind, setKind] = useState<SubjectKind>('service-event');
  const [chosen, choose] = useState<SubjectChoice | null>(null);
  if (own.length > 1)
    return (
      <div className={classes.stack}>
        <p>{m.severalVehicles}</p>
        <Buttons busy={false} onClose={props.onClose} />
      </div>
    );
  if (!vehicles.data) return <NotYet of={vehicles} plain />;
  const type = subjects.find((one) => one.kind === kind)!;
  const link: PhotoLink = { subject_kind: kind, subject_id: chosen?.id ?? 0 };
  return (
    <div className={classes.stack}>
      {own.length === 0 && (
        <FilterSelect
          wide
          label={m.vehicle}
          value={vehicleId}
          onChange={(id) => {
            setVehicle(id);
            choose(null);
          }}
          options={[{ value: '', label: m.selectVehicle }, ...vehicleOptions(vehicles.data)]}
        />
      )}
      <SegmentedButtons
        label={m.kindOfRecord}
        value={kind}
        onChange={(next) => {
          setKind(next);
          choose(null);
        }}
        options={subjects.map((subject) => ({ value: subject.kind, label: subject.label }))}
      />
      {Number(vehicleId) > 0 && (
        <Records
          key={`${kind} ${vehicleId}`}
          type={type}
          vehicleId={Number(vehicleId)}
          chosen={chosen}
          onChange={choose}
        />
      )}
      <Failure undoable={undoable} />
      <Buttons
        busy={undoable.busy}
        disabled={!chosen}
        label={m.link}
        onClose={props.onClose}
        onConfirm={() =>
          void change(
            { add_links: [link] },
            m.linked({ count: photos.length, record: chosen ? subjectText(chosen) : '' }),
          )
        }
      />
    </div>
  );
}

interface RecordsProps {
  type: SubjectType;
  vehicleId: number;
  chosen: SubjectChoice | null;
  onChange: (choice: SubjectChoice | null) => void;
}

function Records({ type, vehicleId, chosen, onChange }: RecordsProps) {
  const { label } = type;
  return (
    <SearchedSelect
      label={label}
      searchLabel={m.find({ kind: label })}
      choices={(search) => subjectChoicesQuery(type, vehicleId, search)}
      empty={m.selectOne}
      chosen={chosen}
      onChange={onChange}
      textOf={subjectText}
      loading={m.loadingRecords}
      noMatch={m.nothingFound}
    />
  );
}

function ToAlbum({ photos, undoable, onClose }: BodyProps) {
  const albums = useLoaded(albumChoicesQuery());
  const [chosen, choose] = useState('');
  const ids = photos.map(({ id }) => id);
  const form = useKitForm({
    initial: { album_name: '' },
    validate: ({ album_name }) => (album_name.trim() ? null : { fields: { album_name: m.nameRequired } }),
    save: async ({ album_name }) => {
      const name = album_name.trim();
      let made = 0;
      const make = async () => void (made = (await createAlbum({ name, photo_ids: ids })).id);
      const isDone = await undoable.run({
        act: make,
        text: m.albumMade({ name, count: photos.length }),
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
    const isDone = await undoable.run({
      act,
      text: m.added({ count: photos.length, album: album.name }),
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
            label={m.album}
            value={chosen}
            onChange={choose}
            options={[
              { value: '', label: m.aNewAlbum },
              ...albums.data.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
          {album && (
            <Buttons
              busy={undoable.busy}
              label={m.add({ count: photos.length })}
              onClose={onClose}
              onConfirm={() => void add()}
            />
          )}
        </>
      )}
      {!album && (
        <KitForm form={form} label={m.newAlbum}>
          <TextField form={form} name="album_name" label={m.nameOfAlbum} maxLength={100} />
          <div>
            <Button type="submit" variant="primary" busy={undoable.busy}>
              {m.makeAlbum}
            </Button>
          </div>
        </KitForm>
      )}
      <Failure undoable={undoable} />
    </div>
  );
}

function ForGood({ photos, undoable, onClose, onGone }: BodyProps) {
  const count = photos.length;
  const remove = async () => {
    const isDone = await undoable.run({
      act: () => deletePhotos(photos.map(({ id }) => id)),
      text: m.deleted({ count }),
    });
    if (!isDone) return;
    onClose();
    onGone?.();
  };
  return (
    <div className={classes.stack}>
      <p>{m.noWayBack({ count })}</p>
      <Failure undoable={undoable} />
      <div className={classes.buttons}>
        <Button onClick={onClose}>{m.cancel}</Button>
        <Button variant="danger" busy={undoable.busy} onClick={() => void remove()}>
          {m.deleteForGood}
        </Button>
      </div>
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
      <Button onClick={onClose}>{onConfirm ? m.cancel : m.close}</Button>
      {onConfirm && (
        <Button variant="primary" busy={busy} disabled={disabled} onClick={onConfirm}>
          {label}
        </Button>
      )}
    </div>
  );
}

const DIALOGS = {
  tags: { title: m.tags, Body: Tags },
  move: { title: m.moveTitle, Body: Move },
  link: { title: m.linkTitle, Body: LinkToRecord },
  album: { title: m.albumTitle, Body: ToAlbum },
  delete: { title: m.deleteTitle, Body: ForGood },
} satisfies Record<DialogName, { title: string; Body: (props: BodyProps) => unknown }>;
