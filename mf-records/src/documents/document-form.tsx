import {
  DOCUMENT_NOTES_MAX_LENGTH,
  DOCUMENT_NUMBER_MAX_LENGTH,
  DOCUMENT_TITLE_MAX_LENGTH,
  DOCUMENT_VENDOR_MAX_LENGTH,
} from '@carnet/contracts/records';
import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { Button, ClearIcon, IconButton, Notice } from '@carnet/mf-kit/ui';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  asText,
  ChoiceField,
  DateField,
  KitForm,
  type KitFormState,
  KnownDateField,
  MoneyField,
  MileageField,
  SaveActions,
  SelectField,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { type FileLink, isSameLink, LinkedRecord, RecordSearch, useSubjects } from '../subjects';
import { TagChoices } from '../tags';
import { type DocumentType, FIELDS, FIELDS_OF_ANY, TYPE_OPTIONS, VENDOR_LABELS } from './document.constants';
import { unitOfVehicle, type VehicleOption } from '../lookups';
import { documentProblems, type DocumentValues, offersFor, valuesOf } from './document-form.schema';
import type { Document } from './documents.queries';
import * as common from '../messages/common';
import * as m from '../messages/document-form';
import * as papers from '../messages/papers';
import classes from './documents.module.css';

interface DocumentFormProps {
  document: Document;
  vehicles: readonly VehicleOption[];
  cancelTo: string;
  save: (values: DocumentValues) => Promise<Document>;
  onSaved: (document: Document) => void;
}

/** Type of a paper, and the values written on it. */
export function DocumentForm({ document, vehicles, cancelTo, save, onSaved }: DocumentFormProps) {
  const form = useKitForm<DocumentValues, Document>({
    initial: valuesOf(document),
    validate: documentProblems,
    // Links belong to one vehicle, so a change of vehicle clears them.
    clears: { vehicle_id: { links: [] } },
    save,
    onSaved,
    fallback: papers.updateFailed,
  });
  return (
    <KitForm form={form} label={m.document}>
      <FormSection title={m.whatItIs}>
        <ChoiceField form={form} name="type" label={common.type} required options={TYPE_OPTIONS} />
        <FieldGrid>
          <FieldGrid.Wide>
            <SelectField form={form} name="vehicle_id" label={common.vehicle} empty={m.noVehicle} options={vehicles} />
          </FieldGrid.Wide>
          <FieldGrid.Wide>
            <TextField
              form={form}
              name="title"
              label={m.title}
              placeholder={document.name}
              maxLength={DOCUMENT_TITLE_MAX_LENGTH}
            />
          </FieldGrid.Wide>
        </FieldGrid>
      </FormSection>
      <WhatItSays
        form={form}
        document={document}
        vehicles={vehicles}
        unit={unitOfVehicle(vehicles, form.values.vehicle_id)}
      />
      <BelongsTo form={form} />
      <FormSection title={m.inYourWords}>
        <TextField
          form={form}
          name="tags"
          label={papers.tags}
          hint={m.dividedByCommas}
          placeholder={m.exampleTags}
          maxLength={2000}
        />
        <TagChoices kind="document" text={form.values.tags} onChange={(tags) => form.set('tags', tags)} />
        <TextAreaField form={form} name="notes" label={papers.notes} rows={3} maxLength={DOCUMENT_NOTES_MAX_LENGTH} />
      </FormSection>
      <SaveActions form={form} label={document.type ? m.updateDocument : m.fileDocument} cancelTo={cancelTo} />
    </KitForm>
  );
}

interface FieldsProps {
  form: KitFormState<DocumentValues>;
  document: Document;
  vehicles: readonly VehicleOption[];
  /** Unit of the vehicle's odometer. */
  unit: OdometerUnit;
}

/** Fields of the chosen type, and fields of other types that already have a value. */
function WhatItSays({ form, document, vehicles, unit }: FieldsProps) {
  const type = (form.values.type || null) as DocumentType | null;
  const fields = type ? FIELDS[type] : FIELDS_OF_ANY;
  const has = (field: (typeof FIELDS)[DocumentType][number]) =>
    fields.includes(field) || (field !== 'currency' && form.values[field] !== '');
  return (
    <FormSection title={m.whatItSays}>
      <Offers form={form} document={document} vehicles={vehicles} />
      <FieldGrid>
        {has('vendor') && (
          <TextField
            form={form}
            name="vendor"
            label={(type && VENDOR_LABELS[type]) ?? papers.vendor}
            maxLength={DOCUMENT_VENDOR_MAX_LENGTH}
          />
        )}
        {has('number') && (
          <TextField form={form} name="number" label={papers.number} maxLength={DOCUMENT_NUMBER_MAX_LENGTH} />
        )}
        {has('dated') && <KnownDateField form={form} name="dated" label={papers.dated} />}
        {has('expires_on') && <DateField form={form} name="expires_on" label={papers.expires} />}
        {has('amount') && <MoneyField form={form} name="amount" label={papers.amount} currencyName="currency" />}
        {has('mileage') && (
          <MileageField
            form={form}
            name="mileage"
            label={papers.mileage}
            unit={unit}
            vehicleId={form.values.vehicle_id}
            day={form.values.dated}
            stored={asText(document.mileage)}
          />
        )}
      </FieldGrid>
    </FormSection>
  );
}

/** Records that a paper belongs to. One invoice may belong to an event, its parts and a modification. */
function BelongsTo({ form }: { form: KitFormState<DocumentValues> }) {
  const { links, vehicle_id } = form.values;
  const subjects = useSubjects();
  const remove = (link: FileLink) =>
    form.set(
      'links',
      links.filter((one) => !isSameLink(one, link)),
    );
  if (!vehicle_id)
    return (
      <FormSection title={papers.belongsTo}>
        <p className={classes.hint}>{m.vehicleFirst}</p>
      </FormSection>
    );
  return (
    <FormSection title={papers.belongsTo} note={m.recordsNote}>
      {links.length > 0 && (
        <ul className={classes.chosen} aria-label={m.linkedRecords}>
          {links.map((link) => (
            <li key={`${link.subject_kind}:${link.subject_id}`}>
              <LinkedRecord link={link} />
              <IconButton
                label={m.unlink({
                  kind: subjects.find(({ kind }) => kind === link.subject_kind)?.label ?? link.subject_kind,
                  id: link.subject_id,
                })}
                size="sm"
                onClick={() => remove(link)}
              >
                <ClearIcon size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {form.errors.links && <Notice tone="bad">{form.errors.links}</Notice>}
      <RecordSearch
        key={vehicle_id}
        vehicleId={Number(vehicle_id)}
        taken={links}
        onAdd={(link) => form.set('links', [...links, link])}
      />
    </FormSection>
  );
}

/** Values read by a machine; a click writes one into its field. A number plate and a VIN have no field and are only shown. */
function Offers({ form, document, vehicles }: Omit<FieldsProps, 'unit'>) {
  const offers = offersFor(document, form.values, vehicles);
  const shown = [document.suggested?.plate, document.suggested?.vin].filter(Boolean).join('\u00a0· ');
  if (offers.length === 0 && !shown) return null;
  return (
    <div
      role="group"
      aria-label={document.invoice ? papers.byInvoiceData : papers.readByMachine}
      className={classes.offered}
    >
      <span>{document.invoice ? papers.byInvoiceDataLabel : papers.readByMachineLabel}</span>
      {offers.map(({ field, text, values }) => (
        <Button
          key={field}
          size="sm"
          onClick={() => {
            for (const [name, value] of Object.entries(values)) form.set(name as keyof DocumentValues, value);
          }}
        >
          {text}
        </Button>
      ))}
      {shown && <span>{shown}</span>}
    </div>
  );
}
