import type * as Garage from './garage';
import { aUser } from '../../testing';

const OWN = 7;
const GARAGE = {
  ...{ id: 3, owner_id: 12, owner_name: 'Ada', role: 'editor' as const },
  ...{ vehicle_id: null, vehicle_name: null, expires_at: null },
};
const kept = (person = OWN) => JSON.stringify({ person, garage: GARAGE });

/** Loads a page at this address for a signed-in person. */
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

/** The rights on a page of a person with this role, for the whole garage or one vehicle. */
async function mayOf(role: 'viewer' | 'contributor' | 'editor', vehicle_id: number | null = null) {
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: OWN, garage: { ...GARAGE, role, vehicle_id } }));
  return aPage();
}

const ROLES = ['viewer', 'contributor', 'editor'] as const;

it.each([
  ['/fill-ups/new?vehicle_id=7', ['contributor', 'editor'], ['contributor', 'editor']],
  ['/service/events/new', ['contributor', 'editor'], ['contributor', 'editor']],
  ['/quick', ['contributor', 'editor'], ['contributor', 'editor']],
  ['/vehicles/owners/new?vehicle_id=7', ['contributor', 'editor'], ['contributor', 'editor']],
  ['/photos/upload?vehicle_id=7', ['contributor', 'editor'], []],
  ['/components/mount', ['contributor', 'editor'], []],
  ['/fill-ups/7/edit', ['editor'], ['editor']],
  ['/documentation/7/edit', ['editor'], []],
  ['/vehicles/new?collection_id=3', ['editor'], []],
  ['/vehicles/7/edit', ['editor'], []],
  ['/collections/new', ['editor'], []],
  ['/service-schedules/new?vehicleId=7', ['editor'], []],
  ['/service-event-templates/new', ['editor'], []],
  ['/service/import', ['editor'], []],
  ['/vehicles/7/dossiers', ['editor'], []],
  ['/photos?deleted=true', ['editor'], []],
  ['/vehicles/7/hand-over', [], []],
  ['/vehicles/7/passports', [], []],
  ['/vehicles/7/buyer-pages', [], []],
  ['/collections', ROLES, []],
  ['/tyres', ROLES, []],
  ['/photos/albums', ROLES, []],
  ['/photos', ROLES, ROLES],
  ['/vehicles/7/dossiers/3', ROLES, ROLES],
  ['/vehicles/7/evidence', ROLES, ROLES],
  ['/vehicles/7', ROLES, ROLES],
])(
  'a link to %s is there for those alone who may use it: in a garage, and where one vehicle is shared',
  async (to, ofGarage, ofVehicle) => {
    const open: [string[], string[]] = [[], []];
    for (const role of ROLES)
      for (const [place, vehicle] of [null, 7].entries()) {
        const { isShut, mayHere } = await mayOf(role, vehicle);
        if (!isShut(to, mayHere())) open[place]!.push(role);
      }
    expect(open).toEqual([ofGarage, ofVehicle]);
  },
);

it('names what an entry changes beside itself by whoever may change that', async () => {
  for (const [role, touch] of [
    ['contributor', false],
    ['editor', true],
  ] as const)
    expect((await mayOf(role, 7)).mayHere()).toMatchObject({ add: true, touch });
});

it('asks for nothing of several vehicles where one is shared', async () => {
  const read = jest.fn(async () => ['tag']);
  expect(await (await mayOf('editor', 7)).readWhole([], read)).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  expect(await (await mayOf('viewer')).readWhole([], read)).toEqual(['tag']);
});

it('calls that are of the person name no garage', async () => {
  sessionStorage.setItem('carnet.garage', kept());
  const page = await aPage();
  expect(page.garageHeaders('/api/parts')).toEqual({ 'x-garage': '12', 'x-garage-grant': '3.all.always' });
  for (const path of ['/api/auth/me', '/api/handovers', '/api/handovers/figures'])
    expect(page.garageHeaders(path)).toEqual({});
});

it('another role or end counts as soon as a page is loaded, and this page stays as it is', async () => {
  sessionStorage.setItem('carnet.garage', kept());
  const page = await aPage();
  const now = { ...GARAGE, role: 'viewer' as const, expires_at: '2130-01-01T00:00:00Z' };
  page.followGarage([{ ...now, id: 4, vehicle_id: 7 }, { ...now, owner_id: 13 }, now]);
  expect(page.currentGarage()).toEqual(GARAGE);
  expect((await aPage('/parts')).currentGarage()).toEqual(now);
});

it('what is shared enters nobody from their own garage, and what is shared no longer is left for the service to say', async () => {
  (await aPage()).followGarage([GARAGE]);
  expect((await aPage('/parts')).currentGarage()).toBeNull();
  sessionStorage.setItem('carnet.garage', kept());
  (await aPage()).followGarage([{ ...GARAGE, owner_id: 13 }]);
  expect((await aPage('/parts')).currentGarage()).toEqual(GARAGE);
});
