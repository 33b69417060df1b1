import { choicesOf, Button } from '@carnet/mf-kit/ui';
import { FieldGrid, FormActions, FormSection } from '@carnet/mf-kit/pages';
import {
  CheckboxField,
  ChoiceField,
  DateField,
  KitForm,
  type KitFormState,
  SelectField,
  TextAreaField,
} from '@carnet/mf-kit/forms';
import type { ReactNode } from 'react';
import { ALL_CHAPTERS, CHAPTERS, DISTANCE_UNITS, languageName, PAPER_SIZES } from './dossier.words';
import classes from './dossiers.module.css';
import { LANGUAGES, type OptionValues } from './options-form.schema';
import * as m from '../messages/dossiers';

const SHEETS = { sheets: m.asSheets, register: m.registerOnly };
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: languageName(value) }));

interface OptionsFormProps {
  form: KitFormState<OptionValues>;
  /** The estimate, shown beside the button. */
  count: ReactNode;
}

/** Content and language of a book. */
export function OptionsForm({ form, count }: OptionsFormProps) {
  return (
    <KitForm form={form} label={m.makeDossier}>
      <Chapters form={form} />
      <Withheld form={form} />
      <HowWritten form={form} />
      <FormActions aside={count}>
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.handingIn : m.makeDossier}
        </Button>
      </FormActions>
    </KitForm>
  );
}

interface PartProps {
  form: KitFormState<OptionValues>;
}

function Chapters({ form }: PartProps) {
  return (
    <FormSection title={m.chapters} note={m.chaptersNote}>
      <fieldset className={classes.chapters}>
        <legend>{m.chapters}</legend>
        {ALL_CHAPTERS.map((chapter) => (
          <CheckboxField key={chapter} form={form} name={chapter} label={CHAPTERS[chapter]} />
        ))}
      </fieldset>
      {form.values.papers && (
        <ChoiceField
          form={form}
          name="sheets"
          label={m.papers}
          options={choicesOf(SHEETS)}
          hint={form.values.sheets === 'sheets' ? m.asSheetsHint : m.registerOnlyHint}
        />
      )}
      <FieldGrid>
        <DateField form={form} name="from" label={m.from} hint={m.fromHint} max={form.values.to || undefined} />
        <DateField form={form} name="to" label={m.to} hint={m.toHint} min={form.values.from || undefined} />
      </FieldGrid>
    </FormSection>
  );
}

function Withheld({ form }: PartProps) {
  return (
    <FormSection title={m.withhold} note={m.withholdNote}>
      <CheckboxField form={form} name="prices" label={m.withholdPrices} hint={m.withholdPricesHint} />
      <CheckboxField form={form} name="names" label={m.withholdNames} hint={m.withholdNamesHint} />
      <TextAreaField
        form={form}
        name="withhold_words"
        label={m.withholdWords}
        hint={m.withholdWordsHint}
        placeholder={m.withholdWordsExample}
        rows={3}
      />
    </FormSection>
  );
}

function HowWritten({ form }: PartProps) {
  return (
    <FormSection title={m.howWritten}>
      <FieldGrid>
        <ChoiceField form={form} name="paper" label={m.paperSize} options={choicesOf(PAPER_SIZES)} />
        <ChoiceField form={form} name="distance_unit" label={m.distances} options={choicesOf(DISTANCE_UNITS)} />
        <SelectField form={form} name="language" label={m.language} options={LANGUAGE_OPTIONS} />
      </FieldGrid>
    </FormSection>
  );
}
