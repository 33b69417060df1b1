import { notOwnerFirst } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it("every key, index and reference begins with the owner, but for the stack's own key and the way from a link to its page, so that no row can name another person's", async () => {
  expect(await notOwnerFirst(stack.database)).toEqual(['buyer_pages_by_secret', 'sealing_keys_pkey']);
});
