import type * as Garage from './garage';
import { aUser } from '../testing';

const OWN = 7;
const GARAGE = {
  ...{ id: 3, owner_id: 12, owner_name: 'Ada', role: 'editor' as const },
  ...{ vehicle_id: null, vehicle_name: null, expires_at: null },
};
const kept = (person = OWN) => JSON.stringify({ person, garage: GARAGE });

/** A page that is loaded with this address, by somebody who is signed in. */
async function aPage(address = '/dashboard'): Promise<typeof Garage> {
  window.history.replaceState({ place: 3 }, '', address);
  jest.resetModules();
  const { startSession } = await import('./store');
  startSession('a-token', aUser({ id: OWN }));
  return import('./garage');
}

beforeEach(() => sessionStorage.clear());

it('a page stays in one’s own garage, whatever is noted for the next', async () => {
  const page = await aPage();
  expect(page.garageHeaders('/api/parts')).toEqual({});
  sessionStorage.setItem('carnet.garage', kept());
  sessionStorage.setItem('carnet.garage.next', kept());
  expect(page.garageHeaders('/api/parts')).toEqual({});
  expect(page.sessionScope()).toBe(OWN);
});

it('what was chosen counts for the page that it was chosen for alone, so that whoever stays has not moved', async () => {
  sessionStorage.setItem('carnet.garage.next', kept());
  expect((await aPage('/dashboard')).currentGarage()).toBeNull();
  expect((await aPage('/dashboard?enter=13')).currentGarage()).toBeNull();
  sessionStorage.setItem('carnet.garage.next', kept());
  expect((await aPage('/dashboard?enter=12')).currentGarage()).toEqual(GARAGE);
  expect((await aPage('/parts')).currentGarage()).toEqual(GARAGE);
  expect((await aPage('/dashboard?enter=own')).currentGarage()).toBeNull();
  expect((await aPage('/parts')).currentGarage()).toBeNull();
});

it('the address says no longer afterwards that it enters one, and keeps the rest', async () => {
  sessionStorage.setItem('carnet.garage.next', kept());
  (await aPage('/vehicles/5?enter=12&tab=fuel#last')).currentGarage();
  expect(window.location.href).toMatch(/\/vehicles\/5\?tab=fuel#last$/);
  expect(window.history.state).toEqual({ place: 3 });
});

it('an address alone enters nothing, and what somebody else has chosen neither', async () => {
  expect((await aPage('/dashboard?enter=12')).currentGarage()).toBeNull();
  sessionStorage.setItem('carnet.garage.next', kept(8));
  expect((await aPage('/dashboard?enter=12')).currentGarage()).toBeNull();
});

const READS = { add: false, change: false, make: false, own: false };
const CONTRIBUTES = { add: true, change: true, make: false, own: false };
const EDITS = { ...CONTRIBUTES, make: true };

it.each([
  ['/fill-ups/new?vehicle_id=7', [READS]],
  ['/service/events/new', [READS]],
  ['/quick', [READS]],
  ['/vehicles/7/edit', [READS]],
  ['/vehicles/7/dossiers', [READS, CONTRIBUTES]],
  ['/vehicles/7/hand-over', [READS, CONTRIBUTES, EDITS]],
  ['/vehicles/7/passports', [READS, CONTRIBUTES, EDITS]],
  ['/vehicles/7/buyer-pages', [READS, CONTRIBUTES, EDITS]],
  ['/vehicles/7/dossiers/3', []],
  ['/vehicles/7/evidence', []],
  ['/vehicles/7', []],
])('a link to %s is there for those alone who may use it', async (to, shut) => {
  const { isShut } = await aPage();
  expect([READS, CONTRIBUTES, EDITS].filter((may) => isShut(to, may))).toEqual(shut);
});

it('calls that are of the person name no garage', async () => {
  sessionStorage.setItem('carnet.garage', kept());
  const page = await aPage();
  expect(page.garageHeaders('/api/parts')).toEqual({ 'x-garage': '12', 'x-garage-grant': '3.all.always' });
  for (const path of ['/api/auth/me', '/api/handovers', '/api/handovers/figures'])
    expect(page.garageHeaders(path)).toEqual({});
});
