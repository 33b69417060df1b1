import { ApiError } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import * as m from '../messages/lubelogger';
import { readLubeLogger } from './lubelogger';
import { sentenceOf } from './file-problems';
import type { TableFile } from './table-file';
import classes from './table-imports.module.css';

/** Imports from a LubeLogger server by its URL and an API key. Neither is stored. */
export function LubeLoggerStep({ onFile }: { onFile: (file: TableFile) => void }) {
  const form = useKitForm({
    initial: { address: '', key: '' },
    guard: false,
    validate: ({ address }) => (address.trim() === '' ? { fields: { address: m.addressRequired } } : null),
    save: ({ address, key }) =>
      readLubeLogger({ address: address.trim(), key: key.trim() || null }).catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError(sentenceOf(error), 400);
      }),
    onSaved: onFile,
    fallback: m.readFailed,
  });
  return (
    <details className={classes.step}>
      <summary className={classes.summary}>
        <strong>{m.title}</strong> <span>{m.subtitle}</span>
      </summary>
      <p className={classes.note}>{m.note}</p>
      <KitForm form={form} label={m.title}>
        <div className={classes.fields}>
          <TextField form={form} name="address" label={m.address} type="url" maxLength={500} required />
          <PasswordField form={form} name="key" label={m.key} autoComplete="new-password" />
        </div>
        <div className={classes.actions}>
          <Button type="submit" busy={form.busy}>
            {form.busy ? m.reading : m.read}
          </Button>
        </div>
      </KitForm>
    </details>
  );
}
