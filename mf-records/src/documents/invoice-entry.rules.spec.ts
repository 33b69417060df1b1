import fc from 'fast-check';
import { anInvoice, anInvoiceLine } from '../testing/factories';
import { costedLines, linesElsewhere, partOf, partsAfter, restOf, sumOfParts, usesOf } from './invoice-entry.rules';

const cents = (amount: number): number => Math.round(amount * 100);

const lines = fc
  .array(
    fc.record({
      kind: fc.constantFrom('part', 'labour', 'other', 'text'),
      share: fc.option(fc.integer({ min: -5_000, max: 500_000 }).map((amount) => amount / 100)),
      quantity: fc.option(fc.constantFrom(1, 2, 3, 7, 0.5, 4.5, -1)),
    }),
    { minLength: 1, maxLength: 10 },
  )
  .map((all) => all.map((line) => anInvoiceLine(line)));

it('whatever becomes of the lines, each cent of those that are here counts once', () => {
  fc.assert(
    fc.property(lines, fc.array(fc.constantFrom('part', 'work', 'elsewhere'), { maxLength: 10 }), (of, chosen) => {
      const invoice = anInvoice({ lines: of, chosen: of.map((_, at) => at + 1) });
      const costed = costedLines(invoice);
      const uses = { ...usesOf(costed) };
      costed.forEach(({ place }, at) => (uses[place] = chosen[at] ?? uses[place]!));
      const parts = partsAfter(costed, uses, [], 'EUR');
      const here = costed.filter(({ place }) => uses[place] !== 'elsewhere');
      const paid = cents(restOf(costed, uses, parts, 'EUR')) + cents(sumOfParts(parts));
      expect(paid).toBe(here.reduce((sum, { share }) => sum + cents(share), 0));
    }),
  );
});

it('only what costs something and comes in pieces is a part at first', () => {
  const costed = costedLines(
    anInvoice({
      lines: [
        anInvoiceLine(),
        anInvoiceLine({ kind: 'labour' }),
        anInvoiceLine({ kind: 'text', share: null }),
        anInvoiceLine({ share: -5 }),
      ],
      chosen: [1, 2, 3, 4],
    }),
  );
  expect(usesOf(costed)).toEqual({ 1: 'part', 2: 'work', 4: 'work' });
});

it('what does not come in whole pieces is one, and says how much', () => {
  const [oil] = costedLines(anInvoice({ lines: [anInvoiceLine({ name: 'Oil', quantity: 4.5, unit: 'LTR' })] }));
  expect(partOf(oil!, 'EUR')).toMatchObject({ name: 'Oil (4.5\u00a0l)', quantity: '1', cost: '44.98' });
});

it('what a person has typed into a row stays, and so do rows of their own', () => {
  const costed = costedLines(anInvoice());
  const uses = usesOf(costed);
  const typed = { ...partOf(costed[0]!, 'EUR'), name: 'Filter, long' };
  const own = { ...typed, key: 'own', name: 'Gasket' };
  expect(partsAfter(costed, uses, [typed, own], 'EUR').map(({ name }) => name)).toEqual(['Filter, long', 'Gasket']);
  expect(partsAfter(costed, { ...uses, 1: 'elsewhere' }, [typed, own], 'EUR')).toEqual([own]);
  expect(linesElsewhere({ 1: 'elsewhere', 2: 'work' })).toEqual([1]);
});
