import { RetryIcon, TrashIcon } from '@carnet/mf-kit/ui';
import { useNavigate } from '@carnet/mf-kit/federation';
import type { Undo } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { turning, undoing } from './photo-changes';
import type { DialogName } from './photo-dialogs';
import { AlbumIcon, CarIcon, CompareIcon, LinkIcon, TagIcon, TurnIcon } from './photo-icons';
import { changeInTurn, changePhotos, type Photo } from './photos.queries';
import { DeleteSelected, SelectionButton } from './selection-bar';
import * as m from '../messages/photos';

interface SelectionActionsProps {
  photos: readonly Photo[];
  undoable: Undo;
  onDialog: (name: DialogName) => void;
  /** Called after the photos left the list. */
  onDone: () => void;
}

/** Actions for selected photos. Photos in the trash can be restored. */
export function SelectionActions({ photos, undoable, onDialog, onDone }: SelectionActionsProps) {
  const navigate = useNavigate();
  const isTrash = photos.some(({ deleted_at }) => deleted_at !== null);
  const count = photos.length;
  const move = async (deleted: boolean) => {
    const change = { ids: photos.map(({ id }) => id), deleted };
    const isDone = await undoable.run({
      act: () => changePhotos(change),
      text: deleted ? m.moved({ count }) : m.restored({ count }),
      undo: () => changeInTurn(undoing(change, photos)),
    });
    if (isDone) onDone();
  };
  const turn = () =>
    undoable.run({
      act: () => changeInTurn(turning(photos, 90)),
      text: m.turned({ count }),
      undo: () => changeInTurn(turning(photos, 0)),
    });
  if (isTrash)
    return (
      <>
        <SelectionButton
          icon={<RetryIcon size={18} />}
          label={m.restore}
          disabled={undoable.busy}
          onClick={() => void move(false)}
        />
        <SelectionButton icon={<TrashIcon size={18} />} label={m.deleteForGood} onClick={() => onDialog('delete')} />
      </>
    );
  return (
    <>
      {photos.length === 2 && (
        <SelectionButton
          icon={<CompareIcon />}
          label={m.compare}
          onClick={() => void navigate(paths.newPhotoPair(...inTime(photos)))}
        />
      )}
      <SelectionButton icon={<TagIcon />} label={m.tag} onClick={() => onDialog('tags')} />
      <SelectionButton icon={<CarIcon />} label={m.move} onClick={() => onDialog('move')} />
      <SelectionButton icon={<LinkIcon />} label={m.link} onClick={() => onDialog('link')} />
      <SelectionButton icon={<AlbumIcon />} label={m.album} onClick={() => onDialog('album')} />
      <SelectionButton icon={<TurnIcon />} label={m.turn} disabled={undoable.busy} onClick={() => void turn()} />
      <DeleteSelected disabled={undoable.busy} onClick={() => void move(true)} />
    </>
  );
}

/** Ids of two photos, the earlier one first. */
function inTime([one, other]: readonly Photo[]): [number, number] {
  const [before, after] = one!.taken_at <= other!.taken_at ? [one!, other!] : [other!, one!];
  return [before.id, after.id];
}
