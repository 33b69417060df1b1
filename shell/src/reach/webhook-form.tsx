import { Button } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { CheckboxField, KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import type { NewWebhook, Webhook } from './webhooks.queries';
import { bodyOf, EVENTS, problemsOf, valuesOf, type WebhookValues } from './webhooks.rules';
import * as m from '../messages/webhooks';

interface WebhookFormProps<Saved> {
  /** The webhook to change; null for a new one. */
  of: Webhook | null;
  save: (body: NewWebhook) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  onCancel: () => void;
}

/** Form for the receiver's URL and its events. */
export function WebhookForm<Saved>({ of, save, onSaved, onCancel }: WebhookFormProps<Saved>) {
  const stepUp = useStepUp();
  const form = useKitForm<WebhookValues, Saved>({
    initial: valuesOf(of),
    validate: problemsOf,
    save: (values) => stepUp.proven(() => save(bodyOf(values))),
    onSaved,
    fallback: of ? m.saveFailed : m.makeFailed,
  });
  const title = of ? m.change : m.make;
  return (
    <>
      <KitForm form={form} label={title}>
        <FormSection title={title}>
          <TextField form={form} name="name" label={m.name} hint={m.nameHint} maxLength={100} required />
          <TextField form={form} name="url" label={m.url} hint={m.urlHint} maxLength={2000} required />
          <CheckboxField form={form} name="enabled" label={m.enabled} />
        </FormSection>
        <FormSection title={m.events} note={m.eventsExplained}>
          {EVENTS.map(({ event, label, hint }) => (
            <CheckboxField key={event} form={form} name={event} label={label} hint={hint} />
          ))}
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {of ? m.save : m.make}
          </Button>
          <Button onClick={onCancel}>{m.cancel}</Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
