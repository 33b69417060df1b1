import { aDraft, aLine, ciiOf, fatturaOf, ublOf } from '../../test/invoices.js';
import { invoicesOf, mileageIn } from './invoice.rules.js';

const read = (xml: string) => invoicesOf(Buffer.from(xml))[0];

describe('sums that do not fit', () => {
  it.each([
    ['a line', '<cbc:LineExtensionAmount currencyID="EUR">62.00', { kind: 'line', of: '2', stated: 61, expected: 62 }],
    ['all lines', '<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">227.90', { kind: 'lines' }],
    ['the net total', '<cbc:TaxExclusiveAmount currencyID="EUR">227.90', { kind: 'net', expected: 227.9 }],
    ['what is due', '<cbc:PayableAmount currencyID="EUR">271.20', { kind: 'due', stated: 270.2, expected: 271.2 }],
  ])('of %s are named to the cent', (_, place, finding) => {
    const wrong = place.replace(/[\d.]+$/, (amount) => (Number(amount) - 1).toFixed(2));
    const { findings } = read(ublOf(aDraft()).replace(place, wrong));
    expect(findings).toContainEqual(expect.objectContaining(finding));
  });

  it('of a tax are named by its rate, a cent being enough', () => {
    const { findings } = read(ciiOf(aDraft()).replaceAll('>43.30<', '>43.31<'));
    expect(findings).toEqual([
      { kind: 'tax', of: '19', stated: 43.31, expected: 43.3 },
      { kind: 'gross', of: null, stated: 271.2, expected: 271.21 },
    ]);
  });

  it('half a cent, which rounding makes, is none', () => {
    const line = aLine({ quantity: 0.5, cents: 333 });
    expect(read(ublOf(aDraft({ lines: [line] }))).findings).toEqual([]);
  });
});

it('several taxes and charges beside the lines are what the whole is made of', () => {
  const draft = aDraft({
    lines: [aLine(), aLine({ name: 'Workshop manual', rate: 7 })],
    charges: [{ reason: 'Disposal of oil', cents: 250, rate: 19 }],
  });
  const { taxes, charges, findings } = read(ublOf(draft));
  expect(taxes.map(({ rate }) => rate)).toEqual([7, 19]);
  expect([charges, findings]).toEqual([[{ reason: 'Disposal of oil', amount: 2.5 }], []]);
});

it('a line of text among the others costs nothing and is none of them', () => {
  const text =
    '<DettaglioLinee><NumeroLinea>9</NumeroLinea><Descrizione>Grazie</Descrizione><PrezzoUnitario>0.00</PrezzoUnitario><PrezzoTotale>0.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>';
  const { lines } = read(fatturaOf(aDraft()).replace('<DatiRiepilogo>', `${text}<DatiRiepilogo>`));
  expect(lines.at(-1)).toMatchObject({ kind: 'text', name: 'Grazie', net: null, share: null });
});

it('discounts of a FatturaPA are taken off the price of one, each of what the one before has left', () => {
  const discounts =
    '<ScontoMaggiorazione><Tipo>SC</Tipo><Percentuale>50.00</Percentuale></ScontoMaggiorazione><ScontoMaggiorazione><Tipo>SC</Tipo><Importo>1.00</Importo></ScontoMaggiorazione>';
  const draft = aDraft({ lines: [aLine({ quantity: 2, cents: 900 })] });
  const xml = fatturaOf(draft).replace('>9.00</PrezzoUnitario>', `>20.00</PrezzoUnitario>${discounts}`);
  expect(read(xml)).toMatchObject({ lines: [{ price: 9, net: 18 }], findings: [] });
});

describe('a lot of FatturaPA', () => {
  const xml = fatturaOf(aDraft());
  const body = /<FatturaElettronicaBody>.*<\/FatturaElettronicaBody>/s.exec(xml)![0];
  const lotOf = (numbers: readonly string[]) =>
    xml.replace(body, numbers.map((number) => body.replace('R-2026-0118', number)).join(''));

  it('is all of its invoices, each with its place, of one seller', () => {
    const invoices = invoicesOf(Buffer.from(lotOf(['A1', 'A2', 'A3'])));
    expect(invoices.map(({ number, lot }) => [number, lot])).toEqual([
      ['A1', { position: 1, of: 3 }],
      ['A2', { position: 2, of: 3 }],
      ['A3', { position: 3, of: 3 }],
    ]);
    expect(new Set(invoices.map(({ seller }) => seller.name)).size).toBe(1);
  });

  it('is refused whole where one of them cannot be read, or where they are too many', () => {
    expect(() => invoicesOf(Buffer.from(lotOf(['A1', ''])))).toThrow('It lacks its number');
    expect(() => invoicesOf(Buffer.from(lotOf(Array.from({ length: 51 }, String))))).toThrow('too many invoices');
    expect(() => invoicesOf(Buffer.from(lotOf([])))).toThrow('It holds no invoice');
  });
});

it('who sells is what a firm is registered as, in each syntax', () => {
  const registered =
    '<cac:PartyLegalEntity><cbc:RegistrationName>Quillfeather GmbH</cbc:RegistrationName></cac:PartyLegalEntity>';
  const traded =
    '<ram:SpecifiedLegalOrganization><ram:TradingBusinessName>The Garage</ram:TradingBusinessName></ram:SpecifiedLegalOrganization>';
  const ubl = ublOf(aDraft()).replace('</cac:Party>', `${registered}</cac:Party>`);
  const cii = ciiOf(aDraft()).replace('<ram:PostalTradeAddress>', `${traded}<ram:PostalTradeAddress>`);
  expect([read(ubl).seller.name, read(cii).seller.name]).toEqual(['Quillfeather GmbH', 'Quillfeather Motors GmbH']);
});

it.each([
  ['number', '<cbc:ID>R-2026-0118</cbc:ID>'],
  ['day', '<cbc:IssueDate>2026-03-05</cbc:IssueDate>'],
  ['currency', '<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>'],
])('an invoice without its %s is none', (_, said) => {
  expect(() => read(ublOf(aDraft()).replace(said, ''))).toThrow('It lacks its');
});

it.each([
  ['km-Stand 152.300', 152_300, 'km'],
  ['KM-Stand: 152300 km', 152_300, 'km'],
  ['Mileage: 48,210 mi', 48_210, 'mi'],
  ['Mileage 48210', 48_210, null],
  ['Odometer reading: 1,204 h', 1_204, 'h'],
  ['Kilométrage : 98 400', 98_400, 'km'],
  ['Targa AB 123 CD, km percorsi 61.400', 61_400, 'km'],
  ['走行距離 35,200 km', 35_200, 'km'],
])('%j says what the odometer showed', (text, value, unit) => {
  expect(mileageIn([text])).toEqual({ value, unit });
});

it.each(['Total 152.300', 'Mileage allowance 0.30 EUR per km', 'km-Stand unknown', 'Tachostand 12,5'])(
  '%j says nothing of an odometer',
  (text) => {
    expect(mileageIn([text])).toBeNull();
  },
);
