import { DateText, formatNumber } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Card, KeyValue, NotYet, Notice, type Spec } from '@carnet/mf-kit/ui';
import { type Column, DataTable, Section } from '@carnet/mf-kit/pages';
import { amountOf, findingsOf, kindOf, priceOf, quantityOf, rateOf } from './invoice.names';
import { type Invoice, type InvoiceLine, invoiceQuery } from './invoices.queries';
import * as papers from '../messages/papers';
import * as m from '../messages/invoices';
import classes from './invoices.module.css';

/** Invoice data of a paper: issuer, lines, sums. */
export function InvoiceSection({ documentId }: { documentId: number }) {
  const invoice = useLoaded(invoiceQuery(documentId));
  return (
    <Section title={m.isData}>
      {invoice.data ? <InvoiceSheet invoice={invoice.data} /> : <NotYet of={invoice} />}
    </Section>
  );
}

/** @param isBrief leaves out the lines, for use beside a form that shows them */
export function InvoiceSheet({ invoice, isBrief }: { invoice: Invoice; isBrief?: boolean }) {
  const lines = invoice.lines.map((line, at) => ({ ...line, place: at + 1 }));
  return (
    <div className={classes.sheet}>
      {invoice.kind === 'credit-note' && <Notice>{m.creditNote}</Notice>}
      {invoice.lot && <Notice>{m.ofLot(invoice.lot)}</Notice>}
      {invoice.signed && <Notice>{m.signedUnchecked}</Notice>}
      <InvoiceFindings invoice={invoice} />
      <Card>
        <KeyValue items={factsOf(invoice)} columns={isBrief ? 1 : 2} />
      </Card>
      {!isBrief && lines.length > 0 && (
        <DataTable caption={m.lines} columns={columnsOf(invoice)} rows={lines} rowKey={({ place }) => place} />
      )}
      <Card>
        <KeyValue items={totalsOf(invoice)} />
      </Card>
      {invoice.notes.length > 0 && (
        <Card>
          {invoice.notes.map((note) => (
            <p key={note} className={classes.note}>
              {note}
            </p>
          ))}
        </Card>
      )}
    </div>
  );
}

/** Sums of the invoice that do not add up. */
export function InvoiceFindings({ invoice }: { invoice: Invoice }) {
  if (invoice.findings.length === 0) return null;
  return (
    <Notice tone="warn">
      {m.doesNotAddUp}
      <ul className={classes.findings}>
        {findingsOf(invoice).map((finding) => (
          <li key={finding}>{finding}</li>
        ))}
      </ul>
    </Notice>
  );
}

function factsOf({ seller, number, issued_on, delivered_on, mileage, profile, chosen, lines }: Invoice): Spec[] {
  const facts: (Spec | false)[] = [
    { label: m.seller, value: <Lines text={[seller.name, seller.address].filter(Boolean).join('\n')} /> },
    { label: papers.number, value: number },
    { label: m.issued, value: <DateText date={issued_on} /> },
    delivered_on !== null && { label: m.delivered, value: <DateText date={delivered_on} /> },
    seller.tax_id !== null && { label: m.taxId, value: seller.tax_id },
    mileage !== null && {
      label: papers.mileage,
      value: [formatNumber(mileage.value), mileage.unit].filter(Boolean).join('\u00a0'),
    },
    chosen.length < lines.length && { label: m.linesOfThisCopy, value: chosen.map(formatPlace).join(', ') },
    profile !== null && { label: m.rules, value: <span className={classes.profile}>{profile}</span> },
  ];
  return facts.filter((fact) => fact !== false);
}

const formatPlace = (place: number): string => formatNumber(place);

const Lines = ({ text }: { text: string }) => <span className={classes.address}>{text}</span>;

type PlacedLine = InvoiceLine & { place: number };

const columnsOf = (invoice: Invoice): readonly Column<PlacedLine>[] => [
  {
    key: 'name',
    header: m.what,
    primary: true,
    wraps: true,
    cell: ({ name }) => name,
    note: ({ part_number, description }) => [part_number, description].filter(Boolean).join('\u00a0· '),
  },
  { key: 'kind', header: m.kind, phone: 'aside', cell: kindOf },
  { key: 'quantity', header: m.quantity, align: 'end', cell: quantityOf },
  { key: 'price', header: m.price, align: 'end', phone: 'labelled', cell: ({ price }) => priceOf(price, invoice) },
  { key: 'net', header: m.net, align: 'end', phone: 'labelled', cell: ({ net }) => amountOf(net, invoice) },
  { key: 'tax', header: m.tax, align: 'end', phone: 'labelled', cell: ({ tax_rate }) => rateOf(tax_rate) },
];

function totalsOf(invoice: Invoice): Spec[] {
  const { totals, charges, taxes } = invoice;
  const amount = (value: number | null): string => amountOf(value, invoice);
  const charged = charges.map(({ reason, amount: of }, at) => ({
    label: reason ?? m.charge({ at: at + 1 }),
    value: amount(of),
  }));
  const ofTaxes = taxes.map(({ rate, basis, amount: of }) => ({
    label: m.taxOf({ rate: rateOf(rate), basis: amount(basis) }),
    value: amount(of),
  }));
  const all: (Spec | false)[] = [
    totals.lines !== null && { label: m.allLines, value: amount(totals.lines) },
    ...charged,
    totals.net !== null && { label: m.netTotal, value: amount(totals.net) },
    ...ofTaxes,
    { label: m.gross, value: <strong>{amount(totals.gross)}</strong> },
    Boolean(totals.prepaid) && { label: m.prepaid, value: amount(totals.prepaid) },
    totals.due !== null && totals.due !== totals.gross && { label: m.due, value: amount(totals.due) },
  ];
  return uniqueLabels(all.filter((one) => one !== false));
}

/** Makes labels unique: two charges with the same reason are two rows. */
const uniqueLabels = (specs: readonly Spec[]): Spec[] =>
  specs.map((spec, at) =>
    specs.findIndex(({ label }) => label === spec.label) === at ? spec : { ...spec, label: `${spec.label} (${at})` },
  );
