import { drawerOf, hasExpired, isFile, isOverBy, NOT_PAGES, ownerOf, personOf, placeOf } from './kept';

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
  ['/look/abc', false],
  ['/look/abc/photos/1/960', false],
  ['/verified', true],
  ['/api/docs/', false],
])('takes %s for a page of the shell: %s', (path, is) => {
  expect(NOT_PAGES.some((pattern) => pattern.test(path))).toBe(!is);
});

describe('a drawer of a garage that is shared', () => {
  const drawer = (garage?: string, grant = '3.all.always') => {
    const headers = new Headers({ 'x-auth-token': tokenOf({ sub: '7' }) });
    if (garage !== undefined) headers.set('x-garage', garage);
    if (garage !== undefined) headers.set('x-garage-grant', grant);
    return drawerOf({ headers });
  };

  it('is another one for each garage, and for each grant of one', () => {
    const drawers = [drawer(), drawer('12'), drawer('13'), drawer('12', '4.all.always'), drawer('12', '3.5.always')];
    expect(new Set(drawers).size).toBe(5);
    expect(new Set(drawers.map(ownerOf))).toEqual(new Set(['7']));
    expect(drawers.map(placeOf)).toEqual(['7', '7@12', '7@13', '7@12', '7@12']);
  });

  it('is shown until its grant expires, and no longer', () => {
    expect(hasExpired(drawer(), 5)).toBe(false);
    expect(hasExpired(drawer('12'), 5)).toBe(false);
    expect(hasExpired(drawer('12', '3.all.6'), 5)).toBe(false);
    expect(hasExpired(drawer('12', '3.all.6'), 6)).toBe(true);
    expect(hasExpired(drawer('12', '3.5.what'), 6)).toBe(true);
  });

  it('goes where its grant is over, or reaches one vehicle only by now', () => {
    expect(isOverBy(drawer('12'), 'sign_in.garage_closed')).toBe(true);
    expect(isOverBy(drawer('12'), 'sign_in.garage_of_one_vehicle')).toBe(true);
    expect(isOverBy(drawer('12', '3.5.always'), 'sign_in.garage_of_one_vehicle')).toBe(false);
    expect(isOverBy(drawer('12'), 'sign_in.garage_reads_only')).toBe(false);
  });
});
