import { refusalsNotIn } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('tells who asks in Japanese that a fill-up is not there', async () => {
  const asked = { 'accept-language': 'ja' };
  const { body } = await stack.newOwner().client.get('/api/fill-ups/2000000000', asked);
  expect(body).toEqual({ msg: '給油記録が見つかりません', code: 'fill_up.not_found' });
});

it('refuses whatever is odd in the language that is asked for', async () => {
  expect(await refusalsNotIn('ja', `${__dirname}/../openapi.json`, stack.newOwner().client)).toEqual([]);
});
