import fc from 'fast-check';
import { partsOf } from './suggestion-parts.rules.js';

const read = (text: string) =>
  partsOf(text.split('\n')).map(({ quantity, name, amount }) => `${quantity} × ${name} ${amount}`);

it('parts are those lines whose quantity by their price is their amount, wherever the quantity stands; work is none', () => {
  expect(read('5 Motoröl 5W-30 11,80 59,00\nZündkerze 4 9,25 37,00\n2,5 Std. Arbeit 84,00 210,00')).toEqual([
    '5 × Motoröl 5W-30 59',
    '4 × Zündkerze 37',
  ]);
  expect(read('1 Kupplung 1 148,50 148,50\n2 Getriebeöl 2 16,95 33,90')).toEqual([
    '1 × Kupplung 148.5',
    '2 × Getriebeöl 33.9',
  ]);
});

it('a sign before the price of one is none of the name', () => {
  expect(
    read('2 x Bremsbeläge BP-40 a 32,25 64,50\n1 Plaquettes avant à 89,00 89,00\n1 Filtro olio cad. 9,90 9,90'),
  ).toEqual(['2 × Bremsbeläge BP-40 64.5', '1 × Plaquettes avant 89', '1 × Filtro olio 9.9']);
});

it('lines without a price of one are parts where all of them are the sum that the paper names', () => {
  const lines = '1 OIL FILTER 7.99\n5 MOTOR OIL QT 34.95\nShop fee 3.00';
  expect(read(`${lines}\nSUBTOTAL 45.94\nTAX 3.33\nTOTAL $49.27`)).toEqual([
    '1 × OIL FILTER 7.99',
    '5 × MOTOR OIL QT 34.95',
  ]);
  expect(read(`${lines}\nTax 3.33\nTOTAL DUE $49.27`)).toHaveLength(2);
  expect(read(`${lines}\nTOTAL $46.94`)).toEqual([]);
  expect(read('ワイパーゴム ¥1,280\nウォッシャー液 ¥498\n小計 ¥1,778\n合計 ¥1,955')).toEqual([
    '1 × ワイパーゴム 1280',
    '1 × ウォッシャー液 498',
  ]);
});

it.each([
  ['numbers before the names count the lines', '1 Brake pads 58.00\n2 Brake discs 95.00\nTotal 153.00'],
  ['it is fuel', 'Gazole 45,10 L\n1,689 EUR/L 76,17\nTotal 76,17'],
  ['it is what was paid', 'Cash 60.00\nTotal 60.00'],
  ['the name was misread', 'Oil @|lter 60.00\nTotal 60.00'],
])('no part is offered where %s', (_, text) => expect(read(text)).toEqual([]));

it('a letter of the line is not part of the name', () => {
  expect(read('A 1 Thermostat 48.20\nB 2 Hose 39.90\nParts total 88.10')).toEqual([
    '1 × Thermostat 48.2',
    '2 × Hose 39.9',
  ]);
});

it('what is offered without a price of one adds up to a sum of the paper, whatever else it says', () => {
  const cents = fc.integer({ min: 1, max: 99_999 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), cents, (amounts, total) => {
      const lines = amounts.map((amount) => `Gasket ${(amount / 100).toFixed(2)}`);
      const sum = amounts.reduce((all, amount) => all + amount, 0);
      const parts = partsOf([...lines, `Total ${(total / 100).toFixed(2)}`]);
      expect(parts).toHaveLength(sum === total ? amounts.length : 0);
    }),
  );
});
