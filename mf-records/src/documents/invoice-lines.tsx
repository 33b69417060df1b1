import { formatMoney } from '@carnet/mf-kit/formats';
import { FormSection } from '@carnet/mf-kit/pages';
import { type KitFormState, moneyText, parseNumber, SelectField } from '@carnet/mf-kit/forms';
import { amountOf, type Invoice, quantityOf } from '../invoices';
import { hasBegun } from './event-entry.steps';
import type { EntryValues } from './event-entry.schema';
import {
  costedLines,
  linesElsewhere,
  type LineUse,
  mayBePart,
  partsAfter,
  type PlacedLine,
  restOf,
  sumOfParts,
} from './invoice-entry.rules';
import * as m from '../messages/document-event';
import classes from './event-entry.module.css';

interface InvoiceLinesProps {
  form: KitFormState<EntryValues>;
  invoice: Invoice;
}

/** Selects the use of each line: a part, work of this event, or something for another vehicle, which is entered next. */
export function InvoiceLines({ form, invoice }: InvoiceLinesProps) {
  const lines = costedLines(invoice);
  if (lines.length === 0 || invoice.kind === 'credit-note') return null;
  const put = ({ place }: PlacedLine, use: LineUse) => {
    const uses = { ...form.values.uses, [place]: use };
    const parts = partsAfter(lines, uses, form.values.parts, invoice.currency);
    form.set('uses', uses);
    form.set('parts', parts);
    form.set('cost', moneyText(restOf(lines, uses, parts, invoice.currency) || null, invoice.currency));
  };
  return (
    <FormSection title={m.invoiceLines} note={m.invoiceLinesNote}>
      <ol className={classes.parts} aria-label={m.invoiceLines}>
        {lines.map((line) => (
          <Line key={line.place} form={form} invoice={invoice} line={line} onUse={(use) => put(line, use)} />
        ))}
      </ol>
      <Sums form={form} invoice={invoice} lines={lines} />
    </FormSection>
  );
}

function Line({ form, invoice, line, onUse }: InvoiceLinesProps & { line: PlacedLine; onUse: (use: LineUse) => void }) {
  const row = {
    values: { use: form.values.uses[line.place] ?? 'work' },
    errors: {},
    set: (_name: 'use', use: LineUse) => onUse(use),
  } as unknown as KitFormState<{ use: string }>;
  const about = [line.part_number, quantityOf(line), amountOf(line.share, invoice)].filter(Boolean);
  return (
    <li className={classes.line} aria-label={line.name}>
      <span className={classes.chosenName}>
        {line.name}
        <span className={classes.hint}>{about.join('\u00a0· ')}</span>
      </span>
      <SelectField
        form={row}
        name="use"
        label={m.goesTo}
        disabled={hasBegun(form.values.made)}
        options={mayBePart(line) ? [PART, ...WORK] : WORK}
      />
    </li>
  );
}

const PART = { value: 'part', label: m.useAsPart };
const WORK = [
  { value: 'work', label: m.useAsWork },
  { value: 'elsewhere', label: m.useElsewhere },
];

/** Compares the sum in the form with the total of the invoice. */
function Sums({ form, invoice, lines }: InvoiceLinesProps & { lines: readonly PlacedLine[] }) {
  const { uses, parts, cost, currency } = form.values;
  if (currency !== invoice.currency) return null;
  const left = linesElsewhere(uses);
  const sumLeft = lines.reduce((sum, { place, share }) => sum + (left.includes(place) ? share : 0), 0);
  const money = (amount: number): string => formatMoney(amount, '', invoice.currency);
  const entered = sumOfParts(parts) + (parseNumber(cost)?.value ?? 0);
  return (
    <p className={classes.hint} role="status">
      {m.entered({ sum: money(entered), gross: money(invoice.totals.gross) })}
      {left.length > 0 && ` ${m.leftForAnother({ count: left.length, sum: money(sumLeft) })}`}
    </p>
  );
}
