import { aBook, aPaper, aService } from '../../test/a-book.js';
import { mayShow, redacted, WITHHELD, withheldWords } from './redaction.rules.js';

const withNames = { withhold: ['names' as const] };
const withPrices = { withhold: ['prices' as const] };
const told = (html: string, options = withNames): string =>
  redacted(aBook({ services: [aService(1, { report: html })] }, options)).services[0]!.report!;

it('leaves a book alone of which nothing is withheld', () => {
  const book = aBook();
  expect(redacted(book)).toBe(book);
});

it('blackens names wherever they stand', () => {
  const text = JSON.stringify(redacted(aBook({}, withNames)));
  for (const name of ['Margaret', 'Holloway', 'Robin', 'Ellery']) expect(text).not.toContain(name);
  expect(text).toContain(WITHHELD);
});

it.each([
  ['<p>sold by ROBIN ELLERY himself</p>', `<p>sold by ${WITHHELD} himself</p>`],
  ['<p>Rob<b>in</b> was here</p>', `<p>${WITHHELD}<b></b> was here</p>`],
  ['<p>&#82;obin was here</p>', `<p>${WITHHELD} was here</p>`],
  ['<p>Ro\u200bbin was here</p>', `<p>${WITHHELD} was here</p>`],
  ['<p>a robin’s egg</p>', `<p>a ${WITHHELD}’s egg</p>`],
  ['<p>Robinson</p>', '<p>Robinson</p>'],
  ['<p><a href="https://example.com/robin">page</a></p>', `<p><a href="https://example.com/${WITHHELD}">page</a></p>`],
  ['<!-- Robin --><p>x</p>', '<!----><p>x</p>'],
])('hides a name in %s', (html, hidden) => {
  expect(told(html)).toBe(hidden);
});

it('hides a name that is written in another form of Unicode', () => {
  const owner = { ...aBook().owners[0]!, name: 'André Müller' };
  const book = aBook({ owners: [owner], services: [aService(1, { notes: 'Mu\u0308ller paid' })] }, withNames);
  expect(redacted(book).services[0]!.notes).toBe(`${WITHHELD} paid`);
});

it('hides a Japanese name with and without the blank in it', () => {
  const owner = { ...aBook().owners[0]!, name: '山田 太郎' };
  const book = aBook({ owners: [owner], services: [aService(1, { notes: '山田太郎さんが整備' })] }, withNames);
  expect(redacted(book).services[0]!.notes).not.toMatch(/山田|太郎/);
});

it.each([
  ['$1,250.00', WITHHELD],
  ['1.250,50 €', WITHHELD],
  ['CHF 1’200.–', WITHHELD],
  ['paid 300 dollars for it', `paid ${WITHHELD} for it`],
  ['¥120,000', WITHHELD],
  ['£<b>85</b>', `${WITHHELD}<b></b>`],
  ['at 88,900 miles, 40 DCOE 27', 'at 88,900 miles, 40 DCOE 27'],
])('hides the amount in %s', (text, hidden) => {
  expect(told(text, withPrices as never)).toBe(hidden);
});

it('hides the amounts of records without their currency, as far as they look like amounts', () => {
  const hidden = told('It came to 1,235.50 in all, 1235,50 on the slip.', withPrices as never);
  expect(hidden).toBe(`It came to ${WITHHELD} in all, ${WITHHELD} on the slip.`);
});

it('takes the amounts of all records', () => {
  const { services, modifications } = redacted(aBook({}, withPrices));
  expect([...services, ...modifications].map(({ cost }) => cost)).toEqual([null, null, null, null]);
});

it('hides any word that is asked for, and forgets it', () => {
  const { options, vehicle } = redacted(aBook({}, { withholdWords: ['Scalino'] }));
  expect(vehicle.description).toBe(`<p>${WITHHELD} body.</p>`);
  expect(options.withholdWords).toEqual([WITHHELD]);
});

it('keeps where files lie and what they are', () => {
  const paper = aPaper(1, { file: 'Robin.pdf', title: 'Robin’s receipt' });
  expect(redacted(aBook({ papers: [paper] }, withNames)).papers[0]).toEqual({
    ...paper,
    title: `${WITHHELD}’s receipt`,
  });
});

it('knows each word of a name that tells somebody', () => {
  const owner = { ...aBook().owners[0]!, name: 'A. de la Fuente-Ruiz' };
  expect(withheldWords(aBook({ owners: [owner] }, withNames))).toEqual(['A. de la Fuente-Ruiz', 'Fuente', 'Ruiz']);
});

it('shows a paper of which something might be withheld only where its owner has looked at it', () => {
  expect(mayShow(null, aBook().options)).toBe(true);
  expect(mayShow(null, aBook({}, withNames).options)).toBe(false);
  expect(mayShow([], aBook({}, withNames).options)).toBe(true);
});

it('keeps how numbers compare, whatever word is withheld', () => {
  const { identities } = redacted(aBook({}, { withholdWords: ['matching', 'replaced'] }));
  expect(identities.map(({ match }) => match)).toEqual(['matching', 'replaced']);
});

it('hides a row of amounts behind one currency', () => {
  const row = Array.from({ length: 60 }, (_, at) => 100 + at).join(' ');
  expect(told(`USD ${row}`, withPrices as never)).toBe(WITHHELD);
});

it('looks for the currency of an amount a hundred signs ahead, and in a long row of digits no further', () => {
  const digits = '7 '.repeat(50);
  expect(told(`x ${digits}7 USD`, withPrices as never)).toBe(`x ${WITHHELD}`);
  expect(told(`x ${digits}7 7 USD`, withPrices as never)).toBe(`x 7 ${WITHHELD}`);
});

it('keeps what kind of thing something is, and days, whatever word is withheld', () => {
  const whole = aBook();
  const words = ['Completed', 'Resolved', 'engine', 'vin', 'mi', 'EUR', 'turned-back', '2001', '05', '1967'];
  const { identities, modifications, issues, findings, services, owners, vehicle } = redacted(
    aBook({}, { withholdWords: words }),
  );
  expect(identities.map(({ kind }) => kind)).toEqual(whole.identities.map(({ kind }) => kind));
  expect([...modifications, ...issues].map(({ status }) => status)).toEqual(['Completed', 'Resolved']);
  expect(findings[0]).toMatchObject({ kind: 'turned-back', readings: whole.findings[0]!.readings });
  expect(services.map(({ day, cost }) => [day, cost])).toEqual(whole.services.map(({ day, cost }) => [day, cost]));
  expect(owners[0]).toMatchObject({ from: '1967-06-30', until: '2001-04-07' });
  expect(vehicle).toMatchObject({ builtOn: '1967-03', odometerUnit: 'mi' });
});
