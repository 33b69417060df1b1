import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aChapter, anIdentity, aProvenance } from '../testing/provenance';
import { aChapter as anOdometerChapter, anOdometer } from '../testing/odometer';
import { fileLinks, remotes } from '../testing/remotes';
import type { Provenance } from './provenance.queries';
import ProvenanceTab from './provenance-tab';

const PATH = 'GET /api/vehicles/7/provenance';

function visit(provenance: Provenance, vin: string | null = 'WP0ZZZ91ZTS392124'): FakeApi {
  const api = fakeApi({ [PATH]: { body: provenance } });
  renderWithKit(<ProvenanceTab vehicleId={7} vin={vin} />, { path: '/vehicles/7', route: '/vehicles/:id', remotes });
  return api;
}

const panel = async (name: string | RegExp) => within(await screen.findByRole('region', { name }));
const sent = ({ calls }: FakeApi, method: string) => calls.filter((call) => call.method === method);

const first = aChapter();
const second = aChapter({
  ...{ id: 82, owned_by: 'withheld', owner_name: null, from_date: '1985-06-01', to_date: '1998-05-02', location: null },
  ...{ mileage: null, acquired: 'auction', price: null, currency: null, notes: null },
});
const own = aChapter({ ...second, id: 83, owned_by: 'me', from_date: '1998-05-02', to_date: null, acquired: 'bought' });
const known = aProvenance({
  ownership: [first, second, own],
  gaps: [{ after_id: 81, from_date: '1981-10-01', to_date: '1985-05-31' }],
  summary: { owners: 3, since: '1974-05-02', matching: 0, replaced: 0, not_known: 0 },
});

it('says why it is worth doing where nothing is known, and begins with the person and the engine', async () => {
  visit(aProvenance());
  const owners = await panel('Owners');
  expect(owners.getByText(/^Who had it, and when, is what a buyer asks first/)).toBeInTheDocument();
  expect(owners.getByRole('link', { name: 'Begin with Yourself' })).toHaveAttribute(
    'href',
    '/vehicles/owners/new?vehicle_id=7&owner=me',
  );
  expect((await panel('Numbers')).getByRole('link', { name: 'Begin with the Engine' })).toHaveAttribute(
    'href',
    '/vehicles/numbers/new?vehicle_id=7&kind=engine',
  );
  expect(screen.queryByText('Known owners')).not.toBeInTheDocument();
});

it('tells owners from the first to the last, with the days of which nobody is known', async () => {
  visit(known);
  const told = (await panel('Owners')).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual([
    '1974–1981Dr. WeißMay 2, 1974 to Sep 30, 19817 yearsBought newATS\u00a0118,500.00120\u00a0miGrazSecond set of keys.PapersEditDelete',
    '1981–1985Nobody knownOct 1, 1981 to May 31, 19854 yearsAdd Owner',
    '1985–1998Name withheldJun 1, 1985 to May 2, 199813 yearsAt auctionPapersEditDelete',
    expect.stringMatching(/^since 1998Yousince May 2, 1998\d+ yearsBoughtPapersEditDelete$/),
  ]);
  expect(screen.getByText('In 1 gap')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Add Owner: Oct 1, 1981 to May 31, 1985' })).toHaveAttribute(
    'href',
    '/vehicles/owners/new?vehicle_id=7&from=1981-10-01&to=1985-05-31',
  );
  expect(screen.queryByRole('link', { name: 'Add Yourself' })).not.toBeInTheDocument();
});

it('says no more of a day than is known', async () => {
  const about = aChapter({
    from_date: '1974-01-01',
    from_date_edtf: '1974~',
    to_date: '1981-01-01',
    to_date_edtf: '1981',
  });
  visit(aProvenance({ ...known, ownership: [about], gaps: [] }));
  expect(await screen.findByText('Since ~1974')).toBeInTheDocument();
  const [owner] = (await panel('Owners')).getAllByRole('listitem');
  expect(owner).toHaveTextContent(/^~1974–1981Dr. Weißabout 1974 – 1981/);
});

it.each([
  [
    { from_date: '1970-01-01', from_date_edtf: '197X', to_date: null },
    /^since the 1970sDr. Weißsince the 1970s\d\d–\d\d years/,
  ],
  [
    { from_date: '1970-01-01', from_date_edtf: '197X', to_date: '1984-01-01', to_date_edtf: '1984' },
    /^1970s – 1984Dr. Weiß1970s – 19844–15 years/,
  ],
  [{ from_date: '1974-05-01', from_date_edtf: '1974-05', to_date: '1981-09-30' }, /May 1974 – Sep 30, 19817 years/],
  [{ from_date: '1974-01-01', from_date_edtf: '1974', to_date: '1975-03-01' }, /1974 – Mar 1, 1975up to 1 year/],
  [
    { from_date: '1974-01-01', from_date_edtf: '1974/..', to_date: '1981-09-30' },
    /1974 or later – Sep 30, 1981Bought new/,
  ],
] as const)('says how long an owner had it as exactly as is known: %o', async (days, text) => {
  visit(aProvenance({ ...known, ownership: [aChapter(days)], gaps: [] }));
  const [owner] = (await panel('Owners')).getAllByRole('listitem');
  expect(owner).toHaveTextContent(text);
});

it('says since which decade its owners are known', async () => {
  const ownership = [aChapter({ from_date: '1970-01-01', from_date_edtf: '197X' })];
  visit(aProvenance({ ...known, ownership, gaps: [], summary: { ...known.summary, since: '1970-01-01' } }));
  expect(await screen.findByText('Since the 1970s')).toBeInTheDocument();
});

it('leads to what it amounts to: a book, and its evidence', async () => {
  visit(known);
  const book = await panel('A Book of It');
  expect(book.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/vehicles/7/dossiers',
    '/vehicles/7/evidence',
  ]);
});

it('asks for the person where they are not among the owners', async () => {
  visit(aProvenance({ ...known, ownership: [first] }));
  expect(await screen.findByRole('link', { name: 'Add Yourself' })).toBeInTheDocument();
});

it('names both owners who cannot both be right', async () => {
  const overlaps = [{ first_id: 81, second_id: 82, from_date: '1985-06-01', to_date: '1986-01-01' }];
  visit(aProvenance({ ...known, gaps: [], overlaps }));
  const found = await panel('To check: 1 overlap');
  expect(found.getByText('Dr. Weiß and Name withheld both had it: Jun 1, 1985 to Jan 1, 1986.')).toBeInTheDocument();
});

it('says that a hundred overlaps are not all of them', async () => {
  const one = { first_id: 81, from_date: '1985-06-01', to_date: '1986-01-01' };
  const overlaps = Array.from({ length: 100 }, (_, at) => ({ ...one, second_id: 100 + at }));
  visit(aProvenance({ ...known, overlaps }));
  const found = await panel('To check: 100 overlaps');
  expect(found.getByText('These are the first 100. Others show once these are settled.')).toBeInTheDocument();
});

it('brings back what was said of the reading of an owner, too', async () => {
  const said = { reading_source: 'purchase', reading_id: 81, read_value: 120, corrected_value: 1_200 } as const;
  const ofAnother = anOdometerChapter({ id: 6, kind: 'estimate', reading_source: 'purchase', reading_id: 82 });
  const api = visit(known);
  const chapters = [anOdometerChapter({ id: 5, kind: 'typing-error', ...said }), ofAnother];
  api.on('GET /api/vehicles/7/odometer', { body: anOdometer({ chapters }) });
  api.on('DELETE /api/ownership-chapters/81', { status: 204 });
  api.on('POST /api/ownership-chapters', { status: 201, body: { ...first, id: 91 } });
  api.on('POST /api/odometer-chapters', { status: 201, body: chapters[0] });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Dr. Weiß/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  const again = sent(api, 'POST').filter(({ path }) => path === '/api/odometer-chapters');
  expect(again.map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: 'typing-error', reading_id: 91, corrected_value: 1_200 }),
  ]);
});

it('deletes an owner over the version that is shown, and brings all of it back', async () => {
  const api = visit(known);
  api.on('GET /api/vehicles/7/odometer', { body: anOdometer() });
  api.on('DELETE /api/ownership-chapters/81', { status: 204 });
  api.on('POST /api/ownership-chapters', { status: 201, body: first });
  await userEvent.click(await screen.findByRole('button', { name: /^Delete Dr. Weiß/ }));
  expect(await screen.findByText('Owner deleted: Dr. Weiß.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(sent(api, 'DELETE').map(({ headers }) => headers.get('if-match'))).toEqual(['"1"']);
  expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
    {
      ...{ vehicle_id: 7, owned_by: 'named', owner_name: 'Dr. Weiß', from_date: '1974-05-02', to_date: '1981-09-30' },
      ...{
        from_date_edtf: null,
        to_date_edtf: null,
        location: 'Graz',
        mileage: 120,
        acquired: 'bought-new',
        price: 118_500,
        currency: 'ATS',
      },
      notes: 'Second set of keys.',
    },
  ]);
});

describe('the numbers', () => {
  const gearbox = anIdentity({ id: 92, kind: 'gearbox', as_built: '7710', as_fitted: '9002', match: 'replaced' });
  const axle = anIdentity({ id: 93, kind: 'other', name: 'Rear axle', as_built: null, match: 'not-known' });
  const plate = aProvenance({
    identities: [anIdentity(), gearbox, axle],
    summary: { owners: 0, since: null, matching: 1, replaced: 1, not_known: 1 },
  });

  it('stand as on a plate, the VIN first, and say calmly what matches', async () => {
    visit(plate);
    const numbers = await panel('Numbers');
    expect(numbers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'VINWP0ZZZ91ZTS392124',
      'EngineAs built6111234As fitted6111234MatchingPapersEditDelete',
      'GearboxAs built7710As fitted9002ReplacedPapersEditDelete',
      'Rear axleAs built—As fitted6111234Not knownPapersEditDelete',
    ]);
    expect(numbers.getByRole('link', { name: 'Chassis' })).toHaveAttribute(
      'href',
      '/vehicles/numbers/new?vehicle_id=7&kind=chassis',
    );
    expect(screen.getByText('Replaced: Gearbox')).toBeInTheDocument();
  });

  it('are deleted and brought back', async () => {
    const api = visit(plate);
    api.on('DELETE /api/vehicle-identities/93', { status: 204 });
    api.on('POST /api/vehicle-identities', { status: 201, body: axle });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Rear axle, 6111234' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(sent(api, 'POST').map(({ body }) => body)).toEqual([
      { vehicle_id: 7, kind: 'other', name: 'Rear axle', as_built: null, as_fitted: '6111234', note: null },
    ]);
  });
});

describe('papers and photos', () => {
  it('of an owner and of a number are asked for when somebody wants to see them', async () => {
    visit(aProvenance({ ownership: [own], identities: [anIdentity()] }));
    const ofOwner = await screen.findByRole('button', { name: 'Papers and photos of You, since May 2, 1998' });
    expect(screen.queryByText('Documents of ownership-chapter 83')).not.toBeInTheDocument();
    await userEvent.click(ofOwner);
    expect(await screen.findByText('Documents of ownership-chapter 83')).toBeInTheDocument();
    expect(screen.getByText('Photos of ownership-chapter 83')).toBeInTheDocument();
    expect(ofOwner).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(ofOwner);
    expect(screen.queryByText('Documents of ownership-chapter 83')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Papers and photos of Engine, 6111234' }));
    expect(await screen.findByText('Documents of vehicle-identity 91')).toBeInTheDocument();
  });

  it.each([
    ['ownership-chapter', 83, /^Delete You/, 'ownership-chapters'],
    ['vehicle-identity', 91, /^Delete Engine/, 'vehicle-identities'],
  ] as const)('come back with a %s that was deleted', async (subject, id, name, path) => {
    fileLinks.of.mockClear();
    const api = visit(aProvenance({ ownership: [own], identities: [anIdentity()] }));
    api.on(`DELETE /api/${path}/${id}`, { status: 204 });
    api.on(`POST /api/${path}`, { status: 201, body: { id: 4711 } });
    await userEvent.click(await screen.findByRole('button', { name }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone.')).toBeInTheDocument();
    expect(fileLinks.of).toHaveBeenCalledWith({ subject, id });
    expect(fileLinks.again).toHaveBeenCalledWith({ subject, id: 4711 });
  });
});
