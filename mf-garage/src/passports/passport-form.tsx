import { useQueryClient } from '@carnet/mf-kit/data';
import { Button, choicesOf } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { CheckboxField, ChoiceField, KitForm, useKitForm } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import { firstValues, withheldOf } from './passport-form.schema';
import { makePassport, passportsChanged } from './passports.queries';
import classes from './passports.module.css';
import * as m from '../messages/passports';

interface PassportFormProps {
  vehicleId: number;
  papers: readonly { id: number; title: string; isHidden: boolean }[];
}

/** Chooses which parts of the history go into the passport. */
export function PassportForm({ vehicleId, papers }: PassportFormProps) {
  const queries = useQueryClient();
  const [initial] = useState(() => firstValues(papers));
  const form = useKitForm({
    initial,
    validate: () => null,
    fallback: m.makeFailed,
    // Waits for the list, so that the new passport is visible before the button is enabled again.
    save: async (values) => {
      const made = await makePassport(vehicleId, ...withheldOf(values, papers));
      await passportsChanged(queries);
      return made;
    },
    onSaved: () => undefined,
  });
  return (
    <KitForm form={form} label={m.make}>
      <FormSection title={m.withhold} note={m.withholdNote}>
        <CheckboxField form={form} name="costs" label={m.withholdCosts} hint={m.withholdCostsHint} />
        <CheckboxField form={form} name="notes" label={m.withholdNotes} hint={m.withholdNotesHint} />
        <CheckboxField form={form} name="names" label={m.withholdNames} hint={m.withholdNamesHint} />
      </FormSection>
      <FormSection title={m.components}>
        <p>{m.componentsNote}</p>
      </FormSection>
      <FormSection title={m.files}>
        <CheckboxField form={form} name="photos" label={m.withPhotos} hint={m.withPhotosHint} />
        {papers.length > 0 && (
          <ChoiceField
            form={form}
            name="papers"
            label={m.papers}
            options={choicesOf({ all: m.allPapers, some: m.somePapers, none: m.noPapers })}
            hint={m.papersHint}
          />
        )}
        {form.values.papers === 'some' && (
          <fieldset className={classes.papers}>
            <legend>{m.papers}</legend>
            {papers.map(({ id, title, isHidden }) => (
              <CheckboxField
                key={id}
                form={form}
                name={`paper${id}`}
                label={title}
                hint={isHidden ? m.partlyHidden : undefined}
              />
            ))}
          </fieldset>
        )}
      </FormSection>
      <FormActions>
        <Button type="submit" variant="primary" busy={form.busy}>
          {m.make}
        </Button>
      </FormActions>
    </KitForm>
  );
}
