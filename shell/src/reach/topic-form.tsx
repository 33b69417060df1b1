import { Button } from '@carnet/mf-kit/ui';
import { FormActions } from '@carnet/mf-kit/pages';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { addTopic, type Channel } from './reminder-channels.queries';
import * as m from '../messages/reminder-channels';

interface TopicValues {
  address: string;
  access_token: string;
}

interface TopicFormProps {
  onAdded: () => void;
  onCancel: () => void;
}

/** Form for an ntfy topic, with an optional token. */
export function TopicForm({ onAdded, onCancel }: TopicFormProps) {
  const stepUp = useStepUp();
  const form = useKitForm<TopicValues, Channel>({
    initial: { address: '', access_token: '' },
    validate: ({ address }) => (address.trim() ? null : { fields: { address: m.topicRequired } }),
    save: ({ address, access_token }) =>
      stepUp.proven(() => addTopic({ address: address.trim(), access_token: access_token || null })),
    onSaved: onAdded,
    fallback: m.addFailed,
    guard: false,
  });
  return (
    <>
      <KitForm form={form} label={m.addTopic}>
        <TextField form={form} name="address" label={m.topic} hint={m.topicHint} required />
        <PasswordField form={form} name="access_token" label={m.token} hint={m.tokenHint} autoComplete="new-password" />
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {m.add}
          </Button>
          <Button onClick={onCancel}>{m.cancel}</Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
