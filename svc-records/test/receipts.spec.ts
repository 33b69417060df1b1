import { suggestionOf as suggestionOn } from '../src/documents/suggestion.rules.js';
import { type Receipt, RECEIPTS } from './receipts.js';

const suggestionOf = (text: string) => suggestionOn(text, '2026-11-27');

const FIELDS = ['dated', 'amount', 'currency', 'vendor'] as const;

/** Wrong values as `field: suggested instead of expected`; and the numbers of right, wrong and missing ones. */
function compared(receipts: readonly Receipt[]) {
  const facts = receipts.flatMap((receipt) =>
    FIELDS.map((field) => ({ receipt, field, offered: suggestionOf(receipt.text)?.[field] ?? null })),
  );
  const offered = facts.filter((fact) => fact.offered !== null);
  const right = offered.filter(({ receipt, field, offered: value }) => value === receipt[field]);
  const known = facts.filter(({ receipt, field }) => receipt[field] !== null);
  return { precision: right.length / offered.length, recall: right.length / known.length };
}

it('of sixty receipts from seven countries, next to all that is offered is right, and next to all that they say is offered', () => {
  const { precision, recall } = compared(RECEIPTS);
  expect(RECEIPTS.length).toBeGreaterThanOrEqual(60);
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.96);
});

it.each([
  ['the month stands first beside a ZIP code', 'Joe\nAustin, TX 78701\n03/04/2024', '2024-03-04'],
  ['the day stands first beside a VAT number', 'Joe\nVAT reg 123\n03/04/2024', '2024-04-03'],
  ['another date tells which it is', 'Joe\n03/04/2024\nPaid 28/04/2024', '2024-04-03'],
  ['nothing tells which it is', 'Joe\n03/04/2024', null],
  ['what tells contradicts itself', 'Joe\nAustin, TX 78701 VAT\n03/04/2024', null],
])('of 03/04/2024, where %s', (_, text, dated) => expect(suggestionOf(text)?.dated ?? null).toBe(dated));
