import { useLoaded } from '@carnet/mf-kit/data';
import { type KitFormState, SelectField } from '@carnet/mf-kit/forms';
import { templateNamesQuery } from '../lookups';
import * as m from '../messages/event-form';
import type { EventValues } from './service-event-form.schema';

interface TemplateChoiceProps {
  form: KitFormState<EventValues>;
  /** The event's current template. It is selectable even if the list does not contain it. */
  current: { id: number; name: string } | null;
}

/** Selects the template that an event follows. It is optional: if templates cannot be loaded, the event can still be saved. */
export function TemplateChoice({ form, current }: TemplateChoiceProps) {
  const names = useLoaded(templateNamesQuery());
  const known = names.data ?? [];
  const all = current && !known.some(({ id }) => id === current.id) ? [current, ...known] : known;
  const hint = names.error && !names.data ? m.templateUnavailable : m.countedFromHere;
  return (
    <SelectField
      form={form}
      name="template_id"
      label={m.templateLabel}
      hint={hint}
      empty={m.noTemplate}
      disabled={all.length === 0}
      options={all.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
