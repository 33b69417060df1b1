import { Button, Dialog } from '@carnet/mf-kit/ui';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { Album } from '../lookups';
import * as m from '../messages/albums';
import { saveFailed } from '../messages/album-queries';

interface AlbumNameDialogProps {
  title: string;
  submitLabel: string;
  initial: string;
  save: (name: string) => Promise<Album>;
  onSaved: (album: Album) => void;
  onClose: () => void;
}

/** Asks for the name of an album. */
export function AlbumNameDialog({ title, submitLabel, initial, save, onSaved, onClose }: AlbumNameDialogProps) {
  const form = useKitForm({
    initial: { name: initial },
    validate: ({ name }) => (name.trim() ? null : { fields: { name: m.nameRequired } }),
    save: ({ name }) => save(name.trim()),
    onSaved: (album) => {
      onClose();
      onSaved(album);
    },
    fallback: saveFailed,
  });
  return (
    <Dialog opened title={title} onClose={onClose} closable={!form.busy}>
      <KitForm form={form} label={title}>
        <TextField form={form} name="name" label={m.name} required maxLength={100} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : submitLabel}
          </Button>
        </div>
      </KitForm>
    </Dialog>
  );
}
