import { isFile, NOT_PAGES, personOf } from './kept';

const tokenOf = (claims: object) => `head.${btoa(JSON.stringify(claims))}.signature`;
const asked = (token?: string) => ({ headers: new Headers(token === undefined ? {} : { 'x-auth-token': token }) });

it.each([
  ['the person of a token', tokenOf({ sub: '7' }), '7'],
  ['nobody without a token', undefined, ''],
  ['nobody by a token without a person', tokenOf({}), ''],
  ['nobody by what is no token', 'opaque', ''],
])('knows %s', (_what, token, person) => {
  expect(personOf(asked(token))).toBe(person);
});

it.each([
  ['/assets/app.0123456789.js', true],
  ['/remotes/mf-garage/assets/list.de.0123456789.js', true],
  ['/assets/app.js', false],
  ['/service-worker.js', false],
  ['/api/vehicles/0123456789.js', false],
])('takes %s for a file that never changes: %s', (path, is) => {
  expect(isFile(new URL(path, 'https://carnet.example'))).toBe(is);
});

it.each([
  ['/vehicles/3', true],
  ['/verify', false],
  ['/verified', true],
  ['/api/docs/', false],
])('takes %s for a page of the shell: %s', (path, is) => {
  expect(NOT_PAGES.some((pattern) => pattern.test(path))).toBe(!is);
});
