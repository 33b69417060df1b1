import { suggestionOf as suggestionOn } from './suggestion.rules.js';

const suggestionOf = (text: string, today = '2026-11-27') => suggestionOn(text, today);

it('an invoice offers its day, its sum and who wrote it', () => {
  expect(
    suggestionOf(
      'Porsche Classic Center\n12 High Street\nInvoice 2024-118\nDate: March 5, 2024\nOil 9 l $84.50\nSubtotal $1,120.00\nTotal $1,234.56',
    ),
  ).toMatchObject({ dated: '2024-03-05', amount: 1234.56, currency: 'USD', vendor: 'Porsche Classic Center' });
  expect(
    suggestionOf(
      'Rechnung\nAutohaus Müller GmbH\nRechnungsdatum 05.03.2024\nZwischensumme 900,00\nMwSt. 19% 171,00\nGesamtbetrag\n1.071,00 €',
    ),
  ).toMatchObject({ dated: '2024-03-05', amount: 1071, currency: 'EUR', vendor: 'Autohaus Müller GmbH' });
  expect(suggestionOf("Garage du Lac\nLe 3 février 2021\nTotal CHF 1'480.50")).toMatchObject({
    ...{ dated: '2021-02-03', amount: 1480.5, currency: 'CHF', vendor: 'Garage du Lac' },
  });
  expect(suggestionOf('Totale 1 234,50\nOfficina Rossi\n12 marzo 2020\nEUR')).toMatchObject({
    ...{ dated: '2020-03-12', amount: 1234.5, currency: 'EUR' },
  });
});

it.each([
  ['of 03/04/2024 nobody can say which is the month', '03/04/2024', null],
  ['a day above twelve says it', '13/04/2024', '2024-04-13'],
  ['a day above twelve says it, in second place as well', '04/13/2024', '2024-04-13'],
  ['a day that is none is no day', '2024-02-30', null],
])('%s', (_, text, dated) => expect(suggestionOf(`Garage\n${text}`)?.dated ?? null).toBe(dated));

it('a sum without a sign has the currency that the paper speaks of, where it is one alone', () => {
  expect(suggestionOf('Total 80.00\nAll prices in GBP')?.currency).toBe('GBP');
  expect(suggestionOf('Total 80.00\n€ or £')?.currency).toBeNull();
});

it('what says nothing offers nothing', () => {
  expect(suggestionOf('')).toBeNull();
  expect(suggestionOf('12 34')).toBeNull();
});

it('takes no longer for a text that was made to be long', () => {
  expect(suggestionOf(`${'1.'.repeat(100_000)}\n${'total '.repeat(50_000)}`)).not.toBe(undefined);
});

it.each([
  ['Rechnung vom 12.05.62', '2026-11-27', '1962-05-12'],
  ['Rechnung vom 12.05.26', '2026-11-27', '2026-05-12'],
  ['Rechnung vom 01.01.27', '2026-12-31', '2027-01-01'],
  ['12 mars 71', '2026-11-27', '1971-03-12'],
  ['31/12/99', '2105-01-01', '2099-12-31'],
])('takes the year of two digits of %s, read on %s, for %s', (text, today, dated) =>
  expect(suggestionOf(`Garage\n${text}`, today)?.dated).toBe(dated),
);

it.each([
  ['Rechnungsdatum: 14.03.2024 Lieferdatum: 11.03.2024', '2024-03-14'],
  ['Auftragsdatum: 11.03.2024 Rechnungsdatum: 14.03.2024', '2024-03-14'],
  ['RO Opened: 11/14/2023 Invoice Date: 11/15/2023', '2023-11-15'],
  ['Rechnungsdatum\n14.03.2024', '2024-03-14'],
])('of several days on a line of %j each is what stands before it', (text, dated) =>
  expect(suggestionOf(`Garage\n${text}`)?.dated).toBe(dated),
);

it.each([
  ['Total $755.00 MXN', 'MXN'],
  ['Total $39.72\nPaid in CAD', 'CAD'],
  ['Total $39.72\nGST 5% $1.77', null],
  ['Total $39.72', 'USD'],
])('whose dollars %j are is said by the paper, or by nobody', (text, currency) =>
  expect(suggestionOf(`Garage\n${text}`)).toMatchObject({ currency }),
);

it('a share of tax is no sum', () => {
  expect(suggestionOf('Rechnungsbetrag inkl. 19 % USt. 124,50 €')?.amount).toBe(124.5);
});
