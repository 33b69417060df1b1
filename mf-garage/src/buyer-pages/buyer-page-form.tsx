import { formatDate } from '@carnet/mf-kit/formats';
import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { FieldGrid, FormActions, FormSection } from '@carnet/mf-kit/pages';
import { CheckboxField, KitForm, type KitFormState, SelectField, TextAreaField, TextField } from '@carnet/mf-kit/forms';
import { dossiersQuery } from '../dossiers';
import { PhotoChoice } from './photo-choice';
import { ALL_REVEALED, ALL_SECTIONS, type BuyerPageValues, HINTS, REVEALED, SECTIONS } from './buyer-page-form.schema';
import { tellsMore } from './tells-more.rules';
import classes from './buyer-pages.module.css';
import * as m from '../messages/buyer-pages';

interface BuyerPageFormProps {
  form: KitFormState<BuyerPageValues>;
  vehicleId: number;
  /** Label of the save button. */
  label: string;
  cancelTo?: string;
}

/** The content of a page for buyers. */
export function BuyerPageForm({ form, vehicleId, label, cancelTo }: BuyerPageFormProps) {
  return (
    <KitForm form={form} label={label}>
      <FormSection title={m.photos} note={m.photosNote}>
        <PhotoChoice form={form} vehicleId={vehicleId} />
      </FormSection>
      <FormSection title={m.shows} note={m.showsNote}>
        <Ticks form={form} legend={m.shows} names={ALL_SECTIONS} labels={SECTIONS} />
      </FormSection>
      <FormSection title={m.reveals} note={m.revealsNote}>
        <Ticks form={form} legend={m.reveals} names={ALL_REVEALED} labels={REVEALED} />
        <TextAreaField
          form={form}
          name="withhold_words"
          label={m.withholdWords}
          hint={m.withholdWordsHint}
          placeholder={m.withholdWordsExample}
          rows={3}
        />
      </FormSection>
      <FormSection title={m.further}>
        <FieldGrid>
          <TextField form={form} name="name" label={m.name} hint={m.nameHint} required />
          <BookField form={form} vehicleId={vehicleId} />
        </FieldGrid>
        <CheckboxField form={form} name="indexed" label={m.indexed} hint={m.indexedHint} />
      </FormSection>
      <FormActions>
        {cancelTo && <Button to={cancelTo}>{m.cancel}</Button>}
        <Button type="submit" variant="primary" busy={form.busy}>
          {form.busy ? m.saving : label}
        </Button>
      </FormActions>
    </KitForm>
  );
}

interface TicksProps<Name extends keyof BuyerPageValues> {
  form: KitFormState<BuyerPageValues>;
  legend: string;
  names: readonly Name[];
  labels: Readonly<Record<Name, string>>;
}

function Ticks<Name extends keyof typeof SECTIONS | keyof typeof REVEALED>(props: TicksProps<Name>) {
  const { form, legend, names, labels } = props;
  return (
    <fieldset className={classes.ticks}>
      <legend>{legend}</legend>
      {names.map((name) => (
        <CheckboxField key={name} form={form} name={name} label={labels[name]} hint={HINTS[name]} />
      ))}
    </fieldset>
  );
}

/** Selects a book to offer on the page. Shows a warning if the book may contain more than the page does. */
function BookField({ form, vehicleId }: Pick<BuyerPageFormProps, 'form' | 'vehicleId'>) {
  const books = useInfiniteQuery(dossiersQuery(vehicleId));
  const ready = books.data?.pages.flatMap(({ rows }) => rows).filter(({ state }) => state === 'ready') ?? [];
  const options = ready.map(({ id, issued_on }) => ({
    value: String(id),
    label: m.bookOf({ day: formatDate(issued_on) }),
  }));
  const chosen = ready.find(({ id }) => String(id) === form.values.dossier_id);
  return (
    <div>
      <SelectField form={form} name="dossier_id" label={m.book} hint={m.bookHint} options={options} empty={m.noBook} />
      {chosen && tellsMore(chosen.options, form.values) && <Notice tone="warn">{m.bookTellsMore}</Notice>}
    </div>
  );
}
