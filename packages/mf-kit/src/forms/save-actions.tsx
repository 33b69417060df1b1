import { Button } from '../ui/button';
import { FormActions } from '../pages/form-layout';
import type { KitForm } from './use-kit-form';
import * as m from '../messages/forms';

interface SaveActionsProps {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- any form's state
  form: KitForm<any>;
  /** Label of the save button: `Create Part`. */
  label: string;
  cancelTo: string;
}

/** The buttons at the end of most forms: save and cancel. */
export function SaveActions({ form, label, cancelTo }: SaveActionsProps) {
  return (
    <FormActions>
      <Button type="submit" variant="primary" busy={form.busy}>
        {form.busy ? m.saving : label}
      </Button>
      <Button to={cancelTo}>{m.cancel}</Button>
    </FormActions>
  );
}
