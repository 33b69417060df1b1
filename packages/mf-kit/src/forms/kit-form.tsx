import type { ReactNode } from 'react';
import { Button, FormLayout, Notice } from '../components';
import { ConfirmDialog } from '../dialog';
import { MantineScope } from '../mantine/mantine-scope';
import type { KitForm as KitFormState } from './use-kit-form';
import classes from './forms.module.css';

export interface KitFormProps {
  // A form only passes its state on: which values it has is the fields' matter.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any form's state
  form: KitFormState<any>;
  /** Names the form to those who don't see it. */
  label: string;
  children: ReactNode;
}

/** The frame of a form: its message, its fields, closed while they are saved, and the question before unsaved changes are left. */
export function KitForm({ form, label, children }: KitFormProps) {
  return (
    <MantineScope>
      <FormLayout onSubmit={form.submit} label={label} busy={form.busy}>
        {form.restored && (
          <Notice>
            <div className={classes.restored}>
              Restored what you had typed
              <Button size="sm" onClick={form.restored.discard}>
                Discard
              </Button>
            </div>
          </Notice>
        )}
        {form.message && <Notice tone="bad">{form.message}</Notice>}
        {children}
      </FormLayout>
      <ConfirmDialog
        opened={form.leaving !== null}
        title={form.busy ? 'Leave while it is being saved?' : 'Leave without saving?'}
        confirmLabel="Leave"
        cancelLabel="Stay"
        onConfirm={() => form.leaving?.leave()}
        onClose={() => form.leaving?.stay()}
      >
        {form.busy
          ? 'It is being saved at this moment. If you leave now, you will not see whether that worked.'
          : 'What you changed here has not been saved and would be lost.'}
      </ConfirmDialog>
    </MantineScope>
  );
}
