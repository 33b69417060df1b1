import {
  DOCUMENT_NOTES_MAX_LENGTH,
  DOCUMENT_NUMBER_MAX_LENGTH,
  DOCUMENT_TITLE_MAX_LENGTH,
  DOCUMENT_VENDOR_MAX_LENGTH,
} from '@carnet/contracts/records';
import { Button, FieldGrid, formatDate, FormSection } from '@carnet/mf-kit';
import {
  ChoiceField,
  DateField,
  KitForm,
  type KitFormState,
  MoneyField,
  NumberField,
  type Option,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { type DocumentType, FIELDS, TYPE_OPTIONS, VENDOR_LABELS } from './document.constants';
import { documentProblems, type DocumentValues, offersFor, valuesOf } from './document-form.schema';
import { formatAmount } from './document.names';
import type { Document } from './documents.queries';
import classes from './documents.module.css';

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CHF', 'JPY', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF'];

interface DocumentFormProps {
  document: Document;
  vehicles: readonly Option[];
  cancelTo: string;
  save: (values: DocumentValues) => Promise<Document>;
  onSaved: (document: Document) => void;
}

/** What a paper is, and what is written on it. */
export function DocumentForm({ document, vehicles, cancelTo, save, onSaved }: DocumentFormProps) {
  const form = useKitForm<DocumentValues, Document>({
    initial: valuesOf(document),
    validate: documentProblems,
    save,
    onSaved,
    fallback: 'Error updating document',
  });
  return (
    <KitForm form={form} label="Document">
      <FormSection title="What it is">
        <ChoiceField form={form} name="type" label="Type" required options={TYPE_OPTIONS} />
        <FieldGrid>
          <FieldGrid.Wide>
            <SelectField form={form} name="vehicle_id" label="Vehicle" empty="No vehicle" options={vehicles} />
          </FieldGrid.Wide>
          <FieldGrid.Wide>
            <TextField
              form={form}
              name="title"
              label="Title"
              placeholder={document.name}
              maxLength={DOCUMENT_TITLE_MAX_LENGTH}
            />
          </FieldGrid.Wide>
        </FieldGrid>
      </FormSection>
      {form.values.type && <WhatItSays form={form} document={document} type={form.values.type as DocumentType} />}
      <FormSection title="In your words">
        <TextField form={form} name="tags" label="Tags" hint="Divided by commas" placeholder="paid, engine" />
        <TextAreaField form={form} name="notes" label="Notes" rows={3} maxLength={DOCUMENT_NOTES_MAX_LENGTH} />
      </FormSection>
      <SaveActions form={form} label={document.type ? 'Update Document' : 'File Document'} cancelTo={cancelTo} />
    </KitForm>
  );
}

interface FieldsProps {
  form: KitFormState<DocumentValues>;
  document: Document;
  type: DocumentType;
}

/** The fields of a type, and those of others that hold something already. */
function WhatItSays({ form, document, type }: FieldsProps) {
  const has = (field: (typeof FIELDS)[DocumentType][number]) =>
    FIELDS[type].includes(field) || (field !== 'currency' && form.values[field] !== '');
  return (
    <FormSection title="What it says">
      <Offers form={form} document={document} />
      <FieldGrid>
        {has('vendor') && (
          <TextField
            form={form}
            name="vendor"
            label={VENDOR_LABELS[type] ?? 'Vendor'}
            maxLength={DOCUMENT_VENDOR_MAX_LENGTH}
          />
        )}
        {has('number') && <TextField form={form} name="number" label="Number" maxLength={DOCUMENT_NUMBER_MAX_LENGTH} />}
        {has('dated') && <DateField form={form} name="dated" label="Dated" />}
        {has('expires_on') && <DateField form={form} name="expires_on" label="Expires" />}
        {has('amount') && (
          <>
            <MoneyField form={form} name="amount" label="Amount" />
            <SelectField form={form} name="currency" label="Currency" options={currenciesWith(form.values.currency)} />
          </>
        )}
        {has('mileage') && <NumberField form={form} name="mileage" label="Mileage" unit="mi" />}
      </FieldGrid>
    </FormSection>
  );
}

/** What a paper says already is among the choices, however rare. */
const currenciesWith = (currency: string): string[] =>
  CURRENCIES.includes(currency) ? CURRENCIES : [currency, ...CURRENCIES];

/** What a machine has read: one press writes it into its field. */
function Offers({ form, document }: Omit<FieldsProps, 'type'>) {
  const offers = offersFor(document, form.values);
  if (offers.length === 0) return null;
  return (
    <div role="group" aria-label="Read by machine" className={classes.offered}>
      <span>Read by machine:</span>
      {offers.map(({ field, values }) => (
        <Button
          key={field}
          size="sm"
          onClick={() => {
            for (const [name, value] of Object.entries(values)) form.set(name as keyof DocumentValues, value);
          }}
        >
          {wordsOf(field, values)}
        </Button>
      ))}
    </div>
  );
}

function wordsOf(field: 'vendor' | 'dated' | 'amount', { vendor, dated, amount, currency }: Partial<DocumentValues>) {
  if (field === 'vendor') return vendor;
  if (field === 'dated') return formatDate(dated);
  return formatAmount({ amount: Number(amount), currency: currency ?? 'USD' });
}
