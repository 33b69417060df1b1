import { returnPath } from './return-path';

it('leads back to the page that asked for the sign-in', () => {
  expect(returnPath({ from: '/vehicles/7?tab=parts' })).toBe('/vehicles/7?tab=parts');
});

it.each([
  undefined,
  null,
  {},
  { from: 7 },
  { from: 'https://elsewhere.example' },
  { from: '//elsewhere.example' },
  { from: '/\\elsewhere.example' },
])('leads to the dashboard from %j', (state) => {
  expect(returnPath(state)).toBe('/dashboard');
});
