import { csvLine } from './csv.rules.js';

it('quotes what would end a field, and doubles quotes', () => {
  expect(csvLine(['a,b', 'says "so"', 'two\nlines', ' blank', 'plain'])).toBe(
    '"a,b","says ""so""","two\nlines"," blank",plain\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('keeps %j from being reckoned with', (text) => {
  expect(csvLine([text]).replace(/^"/, '')).toMatch(/^'/);
});

it('keeps a text that looks as if it was shielded apart from one that is', () => {
  expect(csvLine(["'=1", "''+1", "'s"])).toBe("''=1,'''+1,'s\r\n");
});

it('leaves numbers as they are, also below zero, and says nothing where there is no value', () => {
  expect(csvLine([-1.5, 0, true, null, undefined, ''])).toBe('-1.5,0,true,,,\r\n');
});

it('writes lists and nested things as JSON', () => {
  expect(csvLine([[1, 2], { id: 3 }])).toBe(
    '"[1,2]","{""id"":3}"\r\n'.replace('"{', '"{').replace('""id"":3}', '""id"":3}'),
  );
});
