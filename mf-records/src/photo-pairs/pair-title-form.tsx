import { Button } from '@carnet/mf-kit/ui';
import { KitForm, textOrNull, TextField, useKitForm } from '@carnet/mf-kit/forms';
import type { PhotoPair } from './photo-pairs.queries';
import * as m from '../messages/pairs';

interface PairTitleFormProps {
  initial: string;
  submitLabel: string;
  disabled?: boolean;
  save: (title: string | null) => Promise<PhotoPair>;
  onSaved: (pair: PhotoPair) => void;
}

export function PairTitleForm({ initial, submitLabel, disabled, save, onSaved }: PairTitleFormProps) {
  const form = useKitForm({
    initial: { title: initial },
    save: ({ title }) => save(textOrNull(title)),
    onSaved,
    fallback: m.saveFailed,
  });
  return (
    <KitForm form={form} label={m.pair}>
      <TextField form={form} name="title" label={m.titleOfPair} placeholder={m.titleExample} maxLength={200} />
      <div>
        <Button type="submit" variant="primary" busy={form.busy} disabled={disabled}>
          {form.busy ? m.saving : submitLabel}
        </Button>
      </div>
    </KitForm>
  );
}
