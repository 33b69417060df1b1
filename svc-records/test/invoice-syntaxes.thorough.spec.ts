import fc from 'fast-check';
import { invoicesOf } from '../src/invoices/invoice.rules.js';
import { aDraft, aLine, CII_PROFILES, ciiOf, type Draft, fatturaOf, sumsOf, ublOf, zugferd1Of } from './invoices.js';

const read = (xml: string) => invoicesOf(Buffer.from(xml))[0];

const SYNTAXES: readonly (readonly [name: string, write: (draft: Draft) => string, isPaid: boolean])[] = [
  ...Object.entries(CII_PROFILES).map(
    ([name, profile]) => [`CII ${name}`, (draft: Draft) => ciiOf(draft, profile), true] as const,
  ),
  ['ZUGFeRD 1', zugferd1Of, true],
  ['UBL', ublOf, true],
  ['FatturaPA', fatturaOf, false],
];

it.each(SYNTAXES)('reads an invoice of a workshop in %s', (_, write) => {
  const invoice = read(write(aDraft()));
  expect(invoice).toMatchObject({
    ...{ kind: 'invoice', number: 'R-2026-0118', issued_on: '2026-03-05', currency: 'EUR' },
    seller: { name: 'Quillfeather Motors GmbH', tax_id: 'DE811811811' },
    totals: { net: 227.9, tax: 43.3, gross: 271.2 },
    taxes: [{ rate: 19, basis: 227.9, amount: 43.3 }],
    mileage: { value: 152_300, unit: 'km' },
    findings: [],
  });
  expect(invoice.seller.address).toBe('Amselweg 7\n70180 Stuttgart\nDE');
  expect(invoice.lines).toMatchObject([
    { position: '1', kind: 'part', name: 'Oil filter', part_number: 'OF-118', quantity: 1, price: 18.9, net: 18.9 },
    { position: '2', kind: 'part', name: 'Engine oil 5W-30', part_number: 'EO-530', quantity: 5, unit: 'LTR', net: 62 },
    { position: '3', kind: 'labour', name: 'Oil change', part_number: null, quantity: 1.5, price: 98, net: 147 },
  ]);
});

it.each(SYNTAXES)('a credit note in %s is negative', (_, write) => {
  const { kind, totals, lines, findings } = read(write(aDraft({ isCredit: true, lines: [aLine({ quantity: 2 })] })));
  expect({ kind, totals, findings }).toMatchObject({
    ...{ kind: 'credit-note', totals: { net: -37.8, tax: -7.18, gross: -44.98 }, findings: [] },
  });
  expect(lines).toMatchObject([{ quantity: -2, price: 18.9, net: -37.8, share: -44.98 }]);
});

const texts = fc
  .stringMatching(/^[A-Za-zÄÖÜäöüß&<>0-9][A-Za-zÄÖÜäöüß&<>0-9 .,-]{0,30}[A-Za-z0-9]$/)
  .map((text) => text.replace(/ +/g, ' '));
const rates = fc.constantFrom(0, 7, 10, 19, 22, 25.5);

const drafts: fc.Arbitrary<Draft> = fc
  .record({
    isCredit: fc.boolean(),
    number: fc.stringMatching(/^[A-Z0-9][A-Z0-9/-]{0,18}[A-Z0-9]$/),
    issued_on: fc
      .date({ min: new Date('2010-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10)),
    currency: fc.constantFrom('EUR', 'SEK', 'CHF', 'NOK'),
    lines: fc.array(
      fc.record({
        name: texts,
        partNumber: fc.option(fc.stringMatching(/^[A-Z0-9]{2,12}$/)),
        quantity: fc.integer({ min: 1, max: 4_000 }).map((hundredths) => hundredths / 100),
        unit: fc.constantFrom('H87', 'C62', 'HUR', 'MIN', 'LTR', 'XPP'),
        cents: fc.integer({ min: 1, max: 500_000 }),
        rate: rates,
      }),
      { minLength: 1, maxLength: 12 },
    ),
    charges: fc.array(fc.record({ reason: texts, cents: fc.integer({ min: 1, max: 5_000 }), rate: rates }), {
      maxLength: 2,
    }),
    prepaid: fc.constantFrom(0, 100),
    notes: fc.array(texts, { maxLength: 2 }),
  })
  .map((draft) => aDraft(draft));

it.each(SYNTAXES)('whatever stands in an invoice in %s is read back to the cent', (_, write, isPaid) => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const invoice = read(write(draft));
      const sums = sumsOf(draft);
      const sign = draft.isCredit ? -1 : 1;
      const signed = (cents: number): number => (sign * cents) / 100 || 0;
      expect(invoice).toMatchObject({
        ...{ number: draft.number, issued_on: draft.issued_on, currency: draft.currency, notes: draft.notes },
        ...{ kind: draft.isCredit ? 'credit-note' : 'invoice', findings: [] },
        totals: { net: signed(sums.net), tax: signed(sums.tax), gross: signed(sums.gross) },
      });
      if (isPaid) expect(invoice.totals).toMatchObject({ lines: signed(sums.lines), due: signed(sums.due) });
      expect(invoice.taxes).toEqual(
        sums.taxes.map(({ rate, basis, amount }) => ({ rate, basis: signed(basis), amount: signed(amount) })),
      );
      expect(
        invoice.lines.map(({ name, part_number, quantity, unit, price, net, tax_rate }) => ({
          ...{ name, part_number, quantity, unit, price, net, tax_rate },
        })),
      ).toEqual(
        draft.lines.map(({ name, partNumber, quantity, unit, cents, rate }, at) => ({
          ...{ name, part_number: partNumber, quantity: sign * quantity, unit },
          ...{ price: cents / 100, net: signed(sums.nets[at]!), tax_rate: rate },
        })),
      );
    }),
    { numRuns: 60 },
  );
});

it('what falls on the lines is the gross total to the cent, whatever is charged beside them', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      fc.pre(sumsOf(draft).lines !== 0);
      const { lines, totals } = read(ublOf(draft));
      const cents = lines.map(({ share }) => Math.round(share! * 100));
      expect(cents.reduce((sum, share) => sum + share, 0)).toBe(Math.round(totals.gross * 100));
    }),
  );
});

it('lines that cost nothing have no share of what is charged beside them', () => {
  const draft = aDraft({ lines: [aLine({ cents: 0 })], charges: [{ reason: 'Delivery', cents: 500, rate: 19 }] });
  expect(read(ublOf(draft))).toMatchObject({ lines: [{ net: 0, share: null }], totals: { gross: 5.95 }, findings: [] });
});
