import type { ReactNode } from 'react';
import { Button } from '../ui/button';
import { FormLayout } from '../pages/form-layout';
import { Notice } from '../ui/notice';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog';
import { formatDateTime } from '../formats/format';
import { FormPartsContext } from './form-parts';
import type { KitForm as KitFormState } from './use-kit-form';
import * as m from '../messages/forms';
import * as outbox from '../messages/outbox';
import classes from './forms.module.css';

export interface KitFormProps {
  // The form only passes its state on; the fields know its values.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any form's state
  form: KitFormState<any>;
  /** Accessible name of the form. */
  label: string;
  /** Message of the last save, shown until something is changed: `Settings saved.` */
  done?: ReactNode;
  children: ReactNode;
}

/** The frame of a form: its message, its fields (disabled while saving), and the question before unsaved changes are left. */
export function KitForm({ form, label, done, children }: KitFormProps) {
  return (
    <>
      <FormLayout onSubmit={form.submit} label={label} busy={form.busy}>
        {form.restored && (
          <Notice tone={form.restored.isOutdated ? 'warn' : 'info'}>
            <div className={classes.restored}>
              {form.restored.isOutdated ? m.restoredOutdated : m.restored}
              <Button size="sm" onClick={form.restored.discard}>
                {m.discard}
              </Button>
            </div>
          </Notice>
        )}
        {form.entry && (
          <Notice tone={form.entry.problem ? 'warn' : 'info'} title={form.entry.problem ?? undefined}>
            {outbox.changesEntry}
          </Notice>
        )}
        {form.left && (
          <Notice>
            <div className={classes.restored}>
              {m.leftHere({ time: formatDateTime(form.left.at) })}
              <span className={classes.ways}>
                <Button size="sm" onClick={form.left.bringBack}>
                  {m.bringBack}
                </Button>
                <Button size="sm" onClick={form.left.discard}>
                  {m.discard}
                </Button>
              </span>
            </div>
          </Notice>
        )}
        {(form.message || done) && (
          <div className={classes.outcome}>
            {form.message ? <Notice tone="bad">{form.message}</Notice> : <Notice tone="good">{done}</Notice>}
          </div>
        )}
        <FormPartsContext value={form.parts ?? null}>{children}</FormPartsContext>
      </FormLayout>
      <ConfirmDialog
        opened={form.leaving !== null}
        title={form.busy ? m.leaveWhileSaving : m.leaveUnsaved}
        confirmLabel={m.leave}
        cancelLabel={m.stay}
        onConfirm={() => form.leaving?.leave()}
        onClose={() => form.leaving?.stay()}
      >
        {form.busy ? m.beingSaved : m.wouldBeLost}
      </ConfirmDialog>
    </>
  );
}
