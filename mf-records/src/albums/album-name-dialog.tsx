import { Button, Dialog } from '@carnet/mf-kit';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { Album } from '../lookups';

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
    validate: ({ name }) => (name.trim() ? null : { fields: { name: 'Album name is required' } }),
    save: ({ name }) => save(name.trim()),
    onSaved: (album) => {
      onClose();
      onSaved(album);
    },
    fallback: 'Error saving album',
  });
  return (
    <Dialog opened title={title} onClose={onClose} closable={!form.busy}>
      <KitForm form={form} label={title}>
        <TextField form={form} name="name" label="Name" required maxLength={100} />
        <div>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? 'Saving...' : submitLabel}
          </Button>
        </div>
      </KitForm>
    </Dialog>
  );
}
