import { PART_NAME_MAX_LENGTH, PART_PART_NUMBER_MAX_LENGTH } from '@carnet/contracts/garage';
import {
  SERVICE_EVENT_NAME_MAX_LENGTH,
  SERVICE_EVENT_NOTES_MAX_LENGTH,
  SERVICE_EVENT_TYPE_VALUES,
} from '@carnet/contracts/service';
import { formatMoney } from '@carnet/mf-kit/formats';
import { Badge, Button, ClearIcon, IconButton, PlusIcon } from '@carnet/mf-kit/ui';
import { FieldGrid, FormSection } from '@carnet/mf-kit/pages';
import {
  ChoiceField,
  CostFields,
  KitForm,
  type KitFormState,
  KnownDateField,
  MileageField,
  MoneyField,
  NumberField,
  SaveActions,
  TextAreaField,
  TextField,
  useKitForm,
} from '@carnet/mf-kit/forms';
import { useId, useState } from 'react';
import type { Invoice } from '../invoices';
import { eventType, unitOfVehicle, VehicleField, type VehicleOption } from '../lookups';
import { PartChoices } from '../pickers';
import type { Document } from './documents.queries';
import {
  chosenAfter,
  entryOf,
  entryOfInvoice,
  entryOffers,
  entryProblems,
  type EntryValues,
  nameOfField,
  nameOfQuantity,
  sumOf,
} from './event-entry.schema';
import type { Made } from './event-entry.made';
import { countMade, type Entered, hasBegun } from './event-entry.steps';
import { InvoiceLines } from './invoice-lines';
import { newRow, type PartRow } from './part-row';
import { ReadParts } from './read-parts';
import * as common from '../messages/common';
import * as m from '../messages/document-event';
import * as papers from '../messages/papers';
import classes from './event-entry.module.css';

type EntryForm = KitFormState<EntryValues>;

interface EventEntryFormProps {
  document: Document;
  /** Invoice data from the paper; null if it has none. */
  invoice: Invoice | null;
  vehicles: readonly VehicleOption[];
  cancelTo: string;
  /** `tell` stores the progress. */
  save: (values: EntryValues, tell: (made: Made) => void) => Promise<Entered>;
  onSaved: (entered: Entered) => void;
}

/** Creates a service event with its parts from a paper. */
export function EventEntryForm({ document, invoice, vehicles, cancelTo, save, onSaved }: EventEntryFormProps) {
  const form: EntryForm = useKitForm<EntryValues, Entered>({
    initial: invoice ? entryOfInvoice(document, invoice) : entryOf(document),
    validate: entryProblems,
    // Parts belong to one vehicle, so a change of vehicle clears them.
    clears: { vehicle_id: { chosen: [] } },
    save: (values) => save(values, (made) => form.set('made', made)),
    onSaved,
    fallback: m.createEventFailed,
  });
  const { made } = form.values;
  const count = countMade(made);
  return (
    <KitForm form={form} label={m.serviceEvent}>
      {count > 0 && !form.busy && (
        <p className={classes.hint} role="status">
          {m.created({ count })}
        </p>
      )}
      <FormSection title={m.whatWasDone}>
        <Offers form={form} document={document} invoice={invoice} vehicles={vehicles} />
        <FieldGrid>
          <FieldGrid.Wide>
            <VehicleField form={form} vehicles={vehicles} locked={hasBegun(made)} />
          </FieldGrid.Wide>
          <FieldGrid.Wide>
            <TextField
              form={form}
              name="name"
              label={m.serviceName}
              required
              maxLength={SERVICE_EVENT_NAME_MAX_LENGTH}
              placeholder={m.exampleName}
            />
          </FieldGrid.Wide>
        </FieldGrid>
        <ChoiceField
          form={form}
          name="type"
          label={m.serviceType}
          required
          options={SERVICE_EVENT_TYPE_VALUES.map((value) => ({ value, label: eventType(value) }))}
        />
        <FieldGrid>
          <KnownDateField form={form} name="date_performed" label={m.datePerformed} />
          <MileageField
            form={form}
            name="mileage_at_service"
            label={m.mileageAtService}
            unit={unitOfVehicle(vehicles, form.values.vehicle_id)}
            vehicleId={form.values.vehicle_id}
            day={form.values.date_performed}
          />
          <CostFields form={form} label={m.cost} />
        </FieldGrid>
      </FormSection>
      {invoice && <InvoiceLines form={form} invoice={invoice} />}
      <FormSection title={m.parts} note={m.partsNote}>
        {!invoice && <ReadParts form={form} document={document} />}
        <Chosen form={form} />
        <Parts form={form} />
      </FormSection>
      <FormSection title={papers.notes}>
        <TextAreaField
          form={form}
          name="notes"
          label={papers.notes}
          rows={3}
          maxLength={SERVICE_EVENT_NOTES_MAX_LENGTH}
        />
      </FormSection>
      <SaveActions form={form} label={m.createAll} cancelTo={cancelTo} />
    </KitForm>
  );
}

/** Values read by a machine; a click writes one into its field. */
function Offers({
  form,
  document,
  invoice,
  vehicles,
}: { form: EntryForm } & Omit<EventEntryFormProps, 'cancelTo' | 'save' | 'onSaved'>) {
  const offers = entryOffers(document, form.values, vehicles, invoice);
  if (offers.length === 0) return null;
  const [source, label] = invoice
    ? [papers.byInvoiceData, papers.byInvoiceDataLabel]
    : [papers.readByMachine, papers.readByMachineLabel];
  return (
    <div role="group" aria-label={source} className={classes.offered}>
      <span>{label}</span>
      {offers.map(({ text, values }) => (
        <Button
          key={text}
          size="sm"
          onClick={() => {
            for (const [name, value] of Object.entries(values)) form.set(name as keyof EntryValues, value);
          }}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}

function Parts({ form }: { form: EntryForm }) {
  const { parts, made } = form.values;
  const sum = sumOf(parts);
  return (
    <>
      {parts.length > 0 && (
        <ol className={classes.parts} aria-label={m.partsOfInvoice}>
          {parts.map((part, at) => (
            <Part key={part.key} form={form} at={at} isMade={Boolean(made.parts[part.key]?.id)} />
          ))}
        </ol>
      )}
      {sum !== null && (
        <p className={classes.hint}>{m.together({ sum: formatMoney(sum, '', form.values.currency) })}</p>
      )}
      <div>
        <Button icon={<PlusIcon size={18} />} onClick={() => form.set('parts', [...parts, newRow()])}>
          {m.addPart}
        </Button>
      </div>
    </>
  );
}

/** Existing parts of the vehicle that the event used, in storage or planned. */
function Chosen({ form }: { form: EntryForm }) {
  const [isOpen, open] = useState(false);
  const id = useId();
  const { vehicle_id, chosen } = form.values;
  if (!vehicle_id) return null;
  return (
    <>
      <div>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpen)}>
          {isOpen ? m.hideParts : m.chooseParts}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <PartChoices
            key={vehicle_id}
            vehicleId={Number(vehicle_id)}
            chosen={chosen.map(({ part }) => part)}
            onChange={(parts) => form.set('chosen', chosenAfter(chosen, parts))}
          />
        )}
      </div>
      {/* Below the list of choices, so that nothing moves under the pointer. */}
      {chosen.length > 0 && (
        <ol className={classes.parts} aria-label={m.chosenParts}>
          {chosen.map(({ part }, at) => (
            <ChosenRow key={part.id} form={form} at={at} />
          ))}
        </ol>
      )}
    </>
  );
}

function ChosenRow({ form, at }: { form: EntryForm; at: number }) {
  const { chosen } = form.values;
  const { part, quantity } = chosen[at]!;
  const row = {
    values: { quantity },
    errors: { quantity: form.errors[nameOfQuantity(at)] },
    set: (_name: 'quantity', value: string) =>
      form.set(
        'chosen',
        chosen.map((one, index) => (index === at ? { ...one, quantity: value } : one)),
      ),
  } as unknown as KitFormState<{ quantity: string }>;
  return (
    <li className={classes.chosen} aria-label={part.name}>
      <span className={classes.chosenName}>
        {part.name}
        <span className={classes.hint}>{[part.manufacturer, part.part_number].filter(Boolean).join(' · ')}</span>
      </span>
      <NumberField form={row} name="quantity" label={m.quantity} required />
      <div className={classes.end}>
        <IconButton
          label={m.takeOut({ name: part.name })}
          onClick={() =>
            form.set(
              'chosen',
              chosen.filter((_, index) => index !== at),
            )
          }
        >
          <ClearIcon size={18} />
        </IconButton>
      </div>
    </li>
  );
}

function Part({ form, at, isMade }: { form: EntryForm; at: number; isMade: boolean }) {
  const { parts, made } = form.values;
  const row = rowOf(form, at);
  const name = row.values.name || m.unnamedPart({ at: at + 1 });
  const isSent = isMade || Boolean(made.parts[row.values.key]?.sent);
  return (
    <li className={classes.part} aria-label={m.partAt({ at: at + 1 })}>
      <div className={classes.name}>
        <TextField form={row} name="name" label={m.part} required maxLength={PART_NAME_MAX_LENGTH} />
      </div>
      <TextField form={row} name="part_number" label={m.partNumber} maxLength={PART_PART_NUMBER_MAX_LENGTH} />
      <NumberField form={row} name="quantity" label={m.quantity} required />
      <MoneyField form={row} name="cost" label={m.priceOfOne} currency={form.values.currency} />
      <div className={classes.end}>
        {isMade ? (
          <Badge tone="good">{m.isCreated}</Badge>
        ) : (
          <IconButton
            label={common.removeNamed({ name })}
            disabled={isSent}
            onClick={() =>
              form.set(
                'parts',
                parts.filter((_, index) => index !== at),
              )
            }
          >
            <ClearIcon size={18} />
          </IconButton>
        )}
      </div>
    </li>
  );
}

/** Presents one row as a form, so that the kit's fields can read it, write it and show its errors. */
function rowOf(form: EntryForm, at: number): KitFormState<PartRow> {
  const { parts } = form.values;
  const row = {
    values: parts[at]!,
    errors: Object.fromEntries(
      (['name', 'quantity', 'cost'] as const).map((field) => [field, form.errors[nameOfField(at, field)]]),
    ),
    set: (name: keyof PartRow, value: string) =>
      form.set(
        'parts',
        parts.map((part, index) => (index === at ? { ...part, [name]: value } : part)),
      ),
  };
  return row as unknown as KitFormState<PartRow>;
}
