import { policyIn, verifierPage } from '../src/seal/verifier-page.js';
import { openStack, type Stack } from './stack.js';

let service: Stack;
beforeAll(async () => (service = await openStack()));
afterAll(() => service?.close());

const ask = async (headers: Record<string, string>) => {
  const { payload, headers: answered } = await service.app.inject({ url: '/verify', headers });
  return { page: payload, headers: answered };
};

it('is for anyone, with a policy of its own that nobody may frame it', async () => {
  const { page, headers } = await ask({});
  expect(page).toBe(await verifierPage('en'));
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': `${policyIn(page)}; frame-ancestors 'none'`,
    vary: expect.stringContaining('Accept-Language'),
  });
});

it.each([
  [{ 'accept-language': 'de-CH,de;q=0.9,en;q=0.8' }, 'de'],
  [{ 'accept-language': 'de', cookie: 'a=b; carnet_language=ja' }, 'ja'],
  [{ 'accept-language': 'fr', cookie: 'carnet_language=xx' }, 'fr'],
  [{ 'accept-language': 'nl' }, 'en'],
])('speaks the language that was chosen, else that of the browser: %j', async (headers, language) => {
  const answer = await ask(headers);
  expect(answer.page).toContain(`<html lang="${language}">`);
  expect(answer.headers['content-language']).toBe(language);
});
