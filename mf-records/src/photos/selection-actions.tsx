import { formatCount, RetryIcon, useNavigate } from '@carnet/mf-kit';
import { paths } from '../paths';
import { undoing } from './photo-changes';
import type { DialogName } from './photo-dialogs';
import { AlbumIcon, CarIcon, CompareIcon, LinkIcon, TagIcon } from './photo-icons';
import { changePhotos, type Photo } from './photos.queries';
import { DeleteSelected, SelectionButton } from './selection-bar';
import type { Undoable } from './use-undoable';

interface SelectionActionsProps {
  photos: readonly Photo[];
  undoable: Undoable;
  onDialog: (name: DialogName) => void;
  /** They are no longer there. */
  onDone: () => void;
}

/** What can be done with selected photos; those in the trash can be taken out of it. */
export function SelectionActions({ photos, undoable, onDialog, onDone }: SelectionActionsProps) {
  const navigate = useNavigate();
  const isTrash = photos.some(({ deleted_at }) => deleted_at !== null);
  const count = formatCount(photos.length, 'photo');
  const move = async (deleted: boolean) => {
    const change = { ids: photos.map(({ id }) => id), deleted };
    const isDone = await undoable.run(() => changePhotos(change), {
      text: deleted ? `${count} moved to the trash, for 30 days.` : `${count} restored.`,
      undo: async () => {
        for (const one of undoing(change, photos)) await changePhotos(one);
      },
    });
    if (isDone) onDone();
  };
  if (isTrash)
    return (
      <SelectionButton
        icon={<RetryIcon size={18} />}
        label="Restore"
        disabled={undoable.busy}
        onClick={() => void move(false)}
      />
    );
  return (
    <>
      {photos.length === 2 && (
        <SelectionButton
          icon={<CompareIcon />}
          label="Compare"
          onClick={() => void navigate(paths.newPhotoPair(...inTime(photos)))}
        />
      )}
      <SelectionButton icon={<TagIcon />} label="Tag" onClick={() => onDialog('tags')} />
      <SelectionButton icon={<CarIcon />} label="Move" onClick={() => onDialog('move')} />
      <SelectionButton icon={<LinkIcon />} label="Link" onClick={() => onDialog('link')} />
      <SelectionButton icon={<AlbumIcon />} label="Album" onClick={() => onDialog('album')} />
      <DeleteSelected disabled={undoable.busy} onClick={() => void move(true)} />
    </>
  );
}

/** The ids of two photos, the earlier first. */
function inTime([one, other]: readonly Photo[]): [number, number] {
  const [before, after] = one!.taken_at <= other!.taken_at ? [one!, other!] : [other!, one!];
  return [before.id, after.id];
}
