import { createHash } from 'node:crypto';
import type { BookPhoto } from '@carnet/contracts/book';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { Views } from '../src/buyer/views.js';
import {
  aDocument,
  aModification,
  anEvent,
  anIdentity,
  anIssue,
  anOwner,
  aPhoto,
  aTrackDay,
  someAnswers,
} from './answers.js';
import { NOBODYS, openStack, type Stack } from './stack.js';

const PHOTO = Buffer.from('the bytes of a small picture');
const HASH = createHash('sha256').update(PHOTO).digest('hex');
/** The tag in the address of a page's photo. */
const TAG = HASH.slice(0, 12);
const VIN = 'AR10535X2219047';
/** Every text tries to inject markup, and to end the surrounding data. */
const HOSTILE = '</script><script>alert(1)</script><img src=x onerror=alert(2)>"\'&';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle_id = stack.aVehicle(owner, { make: 'Alfa Romeo', model: 'Giulia', year: 1967 });
  knows();
});

const pictures = (): BookPhoto['pictures'] => {
  const of = { sha256: HASH, media_type: 'image/webp', bytes: PHOTO.length };
  return [
    { ...of, name: '320', width: 320, height: 240 },
    { ...of, name: '960', width: 960, height: 720 },
  ];
};

/** The services' answers about the vehicle, with private data in every field. */
const told = () =>
  someAnswers({
    vehicle: { vin: VIN, nickname: 'Bertone', color: 'Giallo', description: `Bought of Anna Lind. ${HOSTILE}` },
    garage: {
      identities: [
        anIdentity(1, { kind: 'engine', as_built: 'AR00539.88123', as_fitted: 'AR00539.88123', match: 'matching' }),
        anIdentity(2, { kind: 'other', name: 'Number plate', as_built: null, as_fitted: 'ZH 481 516' }),
      ],
      owners: [
        anOwner(1, {
          owner_name: 'Anna Lind',
          location: 'Winterthur',
          price: 8_765,
          currency: 'CHF',
          notes: 'A secret story',
        }),
      ],
      parts: [
        { id: 1, name: 'Weber 40', manufacturer: 'Weber', part_number: null, status: 'Installed' },
        { id: 2, name: 'A spare door', manufacturer: null, part_number: null, status: 'In Storage' },
      ],
      readings: [
        { source: 'by-hand', id: 1, read_on: '1990-01-01', read_on_edtf: null, value: 50_000 },
        { source: 'by-hand', id: 2, read_on: '1999-01-01', read_on_edtf: null, value: 60_123 },
      ],
    },
    service: {
      events: [
        anEvent(1, {
          ...{
            name: `Oil change ${HOSTILE}`,
            cost: 321.5,
            currency: 'CHF',
            notes: 'A private note',
            mileage_at_service: 51_234,
          },
          description: `Paid CHF 321.50 to Anna. Chassis ${VIN}, plate ZH-481-516.`,
          report: '<p>Cold <strong>start</strong> <a href="javascript:alert(3)">x</a><script>alert(4)</script></p>',
        }),
      ],
    },
    records: {
      modifications: [
        aModification(1, {
          name: 'Webers fitted',
          completion_date: '1998-05-01',
          notes: 'Mod note',
          cost: 77.7,
          currency: 'CHF',
        }),
        aModification(2, { name: 'A plan', status: 'Planned' }),
      ],
      issues: [anIssue(1, { title: 'Rust in the sill' })],
      track_days: [aTrackDay(1, { track_name: 'Monza' })],
      photos: [
        aPhoto(9, { caption: `Front ${HOSTILE} Anna Lind`, pictures: pictures() }),
        aPhoto(8, { caption: 'Not chosen', pictures: pictures() }),
      ],
      documents: [
        aDocument(5, {
          title: 'A paper of the garage',
          vendor: 'Workshop Lind',
          links: [{ kind: 'service-event', id: 1 }],
        }),
      ],
    },
  });

function knows(answers = told(), of = vehicle_id): void {
  for (const [name, answer] of Object.entries(answers))
    stack.producers[name as 'garage'].tells.set(`/internal/vehicles/${of}/book?owner_id=${owner}`, answer as object);
  for (const id of [8, 9]) {
    stack.producers.records.tells.set(`/internal/photos/known?owner_id=${owner}&ids=${id}`, { ids: [id] });
    stack.producers.records.tells.set(`/internal/files/${id}/bytes?owner_id=${owner}&sha256=${HASH}`, PHOTO);
  }
}

const ENGLISH = { 'accept-language': 'en-GB' };
const make = async (body: object = {}): Promise<{ id: number; path: string; [field: string]: unknown }> => {
  const { status, body: page } = await ann.post('/api/buyer-pages', { vehicle_id, name: 'Classifieds', ...body });
  expect([status, page]).toEqual([201, expect.anything()]);
  return page;
};
const look = async (path: string, headers: Record<string, string> = ENGLISH) => {
  const answer = await stack.app.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
};
/** The text without addresses, because secrets and hashes in them may contain the searched digits by chance. */
const textOf = (page: string): string => page.replaceAll(/[^"'\s]*\/look\/[^"'\s]*/g, '').replaceAll('\u00a0', ' ');

it('shows a vehicle to whoever has the link, who signs in nowhere', async () => {
  const { path } = await make({ photo_ids: [9] });
  const { status, headers, text } = await look(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  for (const said of [
    '1967 Alfa Romeo Giulia',
    'Bertone',
    'Giallo',
    'Oil change',
    'Webers fitted',
    'Rust in the sill',
    'Monza',
    'Weber 40',
  ])
    expect(text).toContain(said);
  expect(text).toContain('viewBox="0 0 640');
  expect(text).not.toContain('A spare door');
  expect(text).not.toContain('A plan');
});

it('tells nothing that is off, in no text, no data for machines, and no alternative text', async () => {
  const { path } = await make({ photo_ids: [9] });
  const page = textOf((await look(path)).text);
  for (const hidden of [
    ...[VIN, '35X221', 'AR00539.88123', '00539.8', 'ZH 481 516', 'ZH-481-516', 'Number plate'],
    ...['Anna', 'Lind', 'Winterthur', 'A secret story', 'A private note', 'Mod note'],
    ...['321', '77.7', '8,765', '8765', 'CHF', 'A paper of the garage', 'Workshop Lind', 'Not chosen'],
  ])
    expect(page).not.toContain(hidden);
  expect(page).toContain('AR1');
  expect(page).toContain('9047');
});

it('tells what its owner wants told', async () => {
  const { path } = await make({ reveals: ['costs', 'names', 'plates', 'numbers', 'notes', 'papers'], photo_ids: [9] });
  const page = textOf((await look(path)).text);
  for (const said of [
    VIN,
    'AR00539.88123',
    'ZH 481 516',
    'Anna Lind',
    'Winterthur',
    'A secret story',
    'A private note',
    '321.50',
    'A paper of the garage',
  ])
    expect(page).toContain(said);
});

const withoutAnything = () => ({ identities: [], owners: [], parts: [], readings: [] });

it('leaves words as they are that are no numbers, and a vehicle its name', async () => {
  const identities = [
    anIdentity(1, { kind: 'other', name: 'Paint', as_built: 'Giallo', as_fitted: 'Giallo' }),
    anIdentity(2, { kind: 'body', as_built: 'Oil', as_fitted: 'Giulia' }),
    anIdentity(3, { kind: 'engine', as_built: null, as_fitted: 'ABCDEFGHIJKL' }),
  ];
  knows(someAnswers({ ...told(), garage: { ...withoutAnything(), identities }, vehicle: { color: 'Giallo' } }));
  const page = textOf((await look((await make()).path)).text);
  for (const said of ['Giallo', 'Oil change', '1967 Alfa Romeo Giulia']) expect(page).toContain(said);
  expect(page).not.toContain('ABCDEFGHIJKL');
});

it('with names off, tells no workshop and no place of an owner in any text, and no plate without a telling name', async () => {
  const garage = {
    ...withoutAnything(),
    identities: [
      anIdentity(1, { kind: 'other', name: 'Number', as_built: null, as_fitted: 'BE 7' }),
      anIdentity(2, { kind: 'other', name: 'M-AB 1234', as_built: null, as_fitted: 'in the box' }),
    ],
    owners: [anOwner(1, { owner_name: 'Anna Lind', location: 'Winterthur, Töss' })],
  };
  const events = [
    anEvent(1, {
      name: 'Oil change at Rossi Corse in Töss',
      description: 'Moved from Winterthur with BE7 and M AB 1234 on it.',
    }),
  ];
  const documents = [
    aDocument(5, { title: 'An invoice', vendor: 'Rossi Corse', links: [{ kind: 'service-event', id: 1 }] }),
  ];
  knows(someAnswers({ garage, service: { events }, records: { documents } }));
  const page = textOf((await look((await make()).path)).text);
  for (const hidden of ['Rossi', 'Töss', 'Winterthur', 'BE7', 'BE 7', 'AB 1234', 'M-AB', 'in the box'])
    expect(page).not.toContain(hidden);
  const open = await make({ reveals: ['names', 'plates'] });
  const whole = textOf((await look(open.path)).text);
  for (const said of ['Rossi Corse', 'Töss', 'BE7', 'M-AB 1234']) expect(whole).toContain(said);
});

it('prints the origin by which it was asked, and none where that is no name of a host', async () => {
  const { path } = await make();
  expect((await look(path, { ...ENGLISH, host: 'one.example' })).text).toContain(`content="http://one.example${path}"`);
  expect((await look(path, { ...ENGLISH, host: 'two.example' })).text).toContain(`content="http://two.example${path}"`);
  const odd = await look(path, { ...ENGLISH, host: 'a b"><i>' });
  expect([odd.status, odd.text.includes(`property="og:url" content="${path}"`)]).toEqual([200, true]);
});

it('says to its owner that a history is too long, and to a visitor that there is nothing to see now', async () => {
  const address = `/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`;
  const { path } = await make();
  stack.producers.service.tells.set(address, 422);
  const asked = jest.spyOn(stack.producers.service.tells, 'get');
  for (const _ of [1, 2]) {
    const page = await look(path);
    expect([page.status, page.headers['content-type'], page.headers['retry-after']]).toEqual([
      ...[503, 'text/html; charset=utf-8', '60'],
    ]);
    expect(page.text).toContain('more records and texts than one book holds');
  }
  expect(asked.mock.calls.filter(([of]) => of === address)).toHaveLength(1);
  asked.mockRestore();
  const { status, body } = await ann.post('/api/buyer-pages', { vehicle_id, name: 'Too long' });
  expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining('more records')]);
});

it.each([
  ['data', ['Bertone', 'Giallo', 'Bought of', 'AR1•']],
  ['equipment', ['Weber 40', 'AR0•', 'Engine number']],
  ['modifications', ['Webers fitted']],
  ['history', ['Oil change', 'Cold ']],
  ['issues', ['Rust in the sill']],
  ['track-days', ['Monza']],
  ['owners', ['Owner 1']],
  ['mileage', ['51,234', '31,835', '60,123', 'viewBox="0 0 640', 'mileageFromOdometer']],
])('leaves %s out where its owner does', async (section, gone) => {
  const all = ['data', 'equipment', 'modifications', 'history', 'issues', 'track-days', 'owners', 'mileage'];
  const whole = textOf((await look((await make()).path)).text);
  const { path } = await make({ shows: all.filter((one) => one !== section) });
  const page = textOf((await look(path)).text);
  for (const text of gone) expect(page).not.toContain(text);
  expect(gone.some((text) => whole.includes(text))).toBe(true);
});

it('blackens words of its owner, wherever they stand', async () => {
  const { path } = await make({ withhold_words: ['Monza', 'sill'] });
  const page = (await look(path)).text;
  expect(page).toContain('[–––]');
  for (const word of ['Monza', 'sill']) expect(page).not.toContain(word);
});

it('lets no text of its owner be markup, nor end the data for machines', async () => {
  const { path } = await make({ photo_ids: [9], reveals: ['names'] });
  const { text, headers } = await look(path);
  expect(text.match(/<script/g)).toHaveLength(1);
  expect(text).not.toContain('<img src=x');
  expect(text).not.toContain('javascript:');
  expect(text).toContain('<strong>start</strong>');
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)!;
  expect(JSON.parse(data!)).toMatchObject({
    '@type': 'Vehicle',
    model: 'Giulia',
    description: expect.stringContaining('</script>') as string,
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src|unsafe/);
  const [, style] = /<style>(.*?)<\/style>/s.exec(text)!;
  expect(policy).toContain(`'sha256-${createHash('sha256').update(style!).digest('base64')}'`);
});

it('has no name of another vehicle, and no id', async () => {
  const other = stack.aVehicle(owner, { make: 'Zündapp', model: 'Janus' });
  await ann.post('/api/buyer-pages', { vehicle_id: other, name: 'Other' });
  const { path, id } = await make({ photo_ids: [9] });
  const { text } = await look(path);
  expect(text).not.toMatch(/Zündapp|Janus|photo-9|\/9\//);
  expect(text).not.toContain(`"id":${id}`);
});

it('speaks as the visitor does, in the units of their region', async () => {
  const { path } = await make();
  const german = await look(path, { 'accept-language': 'de-CH,de;q=0.9,en;q=0.5' });
  expect([german.headers['content-language'], german.text.includes('<html lang="de">')]).toEqual(['de', true]);
  expect(textOf(german.text)).toContain('Geschichte');
  expect(textOf(german.text)).toMatch(/82(?:&#39;|’)453 km/);
  expect(textOf((await look(path, { 'accept-language': 'en-US' })).text)).toContain('51,234 mi');
  for (const [language, word] of Object.entries({ fr: 'Histoire', it: 'Storia', es: 'Historia', ja: '履歴' }))
    expect((await look(path, { 'accept-language': language })).text).toContain(`<h2>${word}</h2>`);
});

it('is for no search engine unless its owner wants it', async () => {
  const quiet = await look((await make({ photo_ids: [9] })).path);
  expect([quiet.headers['x-robots-tag'], quiet.text.includes('name="robots"')]).toEqual([
    'noindex, nofollow, noimageindex',
    true,
  ]);
  const { path } = await make({ indexed: true });
  const told = await look(path);
  expect([told.headers['x-robots-tag'], told.text.includes('name="robots"')]).toEqual([undefined, false]);
});

it('has a picture for whoever shows its link', async () => {
  const { path } = await make({ photo_ids: [9] });
  const { text } = await look(path);
  expect(text).toMatch(new RegExp(`property="og:image" content="http[^"]+${path}/photos/1-${TAG}/960"`));
  expect(text).toContain('property="og:title" content="1967 Alfa Romeo Giulia"');
});

it('shows pictures that were made of its photos, never another photo, and never a file itself', async () => {
  const { path } = await make({ photo_ids: [9] });
  const picture = await stack.anyone.get(`${path}/photos/1-${TAG}/960`);
  expect([picture.status, picture.headers['content-type'], picture.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'private, no-cache',
  ]);
  expect(picture.headers['x-robots-tag']).toContain('noindex');
  const again = await stack.anyone.get(`${path}/photos/1-${TAG}/960`, {
    'if-none-match': String(picture.headers.etag),
  });
  expect(again.status).toBe(304);
  for (const place of [
    '1/960',
    `2-${TAG}/960`,
    `1-${'0'.repeat(12)}/960`,
    `0-${TAG}/960`,
    `-1-${TAG}/960`,
    `1-${TAG}/original`,
    `1-${TAG}/2048`,
    `1-${TAG}/..%2f960`,
  ])
    expect((await stack.anyone.get(`${path}/photos/${place}`)).status).toBe(404);
});

it('is gone at once where its owner ends it, with its photos', async () => {
  const { id, path } = await make({ photo_ids: [9] });
  const { headers } = await stack.anyone.get(`${path}/photos/1-${TAG}/960`);
  expect((await look(path)).status).toBe(200);
  expect((await ann.delete(`/api/buyer-pages/${id}`)).status).toBe(204);
  const ended = await look(path);
  expect([ended.status, ended.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(
    (await stack.anyone.get(`${path}/photos/1-${TAG}/960`, { 'if-none-match': String(headers.etag) })).status,
  ).toBe(404);
  // A link that never existed gives the same answer.
  const guessed = await look(`/look/${'a'.repeat(24)}`);
  expect([guessed.status, guessed.text]).toEqual([404, ended.text]);
  for (const secret of ['short', 'a'.repeat(200), '%00', "' or 1=1 --"])
    expect((await look(`/look/${encodeURIComponent(secret)}`)).status).toBe(404);
});

it('ends with its vehicle, and with its owner', async () => {
  const { path } = await make();
  stack.producers.garage.publish({ kind: 'vehicle', ownerId: owner, deleted: true, key: vehicle_id });
  await eventually(async () => expect((await look(path)).status).toBe(404));
  const second = stack.newOwner();
  ({ id: owner, client: ann } = second);
  vehicle_id = stack.aVehicle(owner);
  knows();
  const other = await make();
  expect((await look(other.path)).status).toBe(200);
  stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () => expect((await look(other.path)).status).toBe(404));
});

it('asks each service once for many visitors, and shows another choice of its owner at once', async () => {
  const { id, path } = await make();
  const calendar = jest.spyOn(stack.producers.records.tells, 'get');
  const pages = await Promise.all(
    Array.from({ length: 60 }, (_, n) => look(path, { 'accept-language': n % 2 ? 'de' : 'fr-CH' })),
  );
  expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
  const asked = calendar.mock.calls.filter(([of]) => of.includes(`/vehicles/${vehicle_id}/book`));
  expect(asked).toHaveLength(1);
  calendar.mockRestore();
  await ann.put(`/api/buyer-pages/${id}`, { shows: ['data'] });
  expect((await look(path)).text).not.toContain('Oil change');
});

it('goes on with what it showed where a service is away, and says so where it showed nothing yet', async () => {
  const away = () => stack.producers.service.tells.set(`/internal/vehicles/${vehicle_id}/book?owner_id=${owner}`, 500);
  const { path } = await make();
  away();
  const none = await look(path, { 'accept-language': 'de' });
  expect([none.status, none.headers['retry-after'], none.text.includes('Gerade nicht')]).toEqual([503, '60', true]);
  knows();
  expect((await look(path)).status).toBe(200);
});

it('counts views, without those of programs and of its owner, and keeps nothing of whoever came', async () => {
  const { id, path } = await make();
  for (const agent of ['Mozilla/5.0 (X11)', 'Mozilla/5.0 (iPhone)', 'WhatsApp/2.0', 'Googlebot/2.1'])
    await look(path, { ...ENGLISH, 'user-agent': agent });
  await look(`${path}?unseen`, { 'user-agent': 'Mozilla/5.0' });
  await stack.app.get(Views).write();
  expect((await ann.get(`/api/buyer-pages/${id}`)).body.views).toBe(2);
  const columns = await stack.rows<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = 'buyer_pages'`,
  );
  expect(columns.map(({ column_name }) => column_name).join(' ')).not.toMatch(/address|agent|ip\b|visitor/);
});

it('cuts a long history into parts, each of at most 90 kB', async () => {
  const events = Array.from({ length: 2_000 }, (_, n) =>
    anEvent(n + 1, {
      name: `Service ${n}`,
      date_performed: `${1970 + (n % 50)}-05-01`,
      report: `<p>${'All was well. '.repeat(40)}</p>`,
    }),
  );
  knows(someAnswers({ service: { events }, garage: told().garage }));
  const { path } = await make();
  const first = await look(path);
  expect(Buffer.byteLength(first.text)).toBeLessThan(90_000);
  expect(first.text).toContain('?part=2');
  const last = await look(`${path}?part=99`);
  expect(last.status).toBe(200);
  expect(last.text).toContain('>Service 1950<');
  expect(last.text).not.toContain('?part=99');
});

describe('to its owner', () => {
  it('it is theirs alone, and its link is told to nobody else', async () => {
    const { id, path } = await make();
    const stranger = stack.newOwner().client;
    expect((await stranger.get('/api/buyer-pages')).body).toEqual([]);
    for (const [method, send] of [
      ['get', () => stranger.get(`/api/buyer-pages/${id}`)],
      ['put', () => stranger.put(`/api/buyer-pages/${id}`, { name: 'Mine' })],
      ['delete', () => stranger.delete(`/api/buyer-pages/${id}`)],
      ['post', () => stranger.post('/api/buyer-pages', { vehicle_id, name: 'Mine' })],
    ] as const)
      expect([method, (await send()).status]).toEqual([method, 404]);
    expect((await stack.anyone.get('/api/buyer-pages')).status).toBe(401);
    expect((await look(path)).status).toBe(200);
  });

  it('its link has 144 bits, and no two are alike', async () => {
    const paths = [(await make()).path, (await make()).path];
    for (const path of paths) expect(path).toMatch(/^\/look\/[\w-]{24}$/);
    expect(new Set(paths).size).toBe(2);
  });

  it('it keeps its link when it is changed, and refuses a version that was not seen', async () => {
    const { id, path } = await make();
    const { headers } = await ann.get(`/api/buyer-pages/${id}`);
    const changed = await ann.put(
      `/api/buyer-pages/${id}`,
      { reveals: ['costs'], name: 'Club' },
      { 'if-match': String(headers.etag) },
    );
    expect(changed.body).toMatchObject({
      path,
      reveals: ['costs'],
      name: 'Club',
      shows: expect.arrayContaining(['history']) as string[],
    });
    const stale = await ann.put(`/api/buyer-pages/${id}`, { reveals: [] }, { 'if-match': String(headers.etag) });
    expect(stale.status).toBe(412);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ shows: ['everything'] }, 'shows'],
    [{ reveals: ['home'] }, 'reveals'],
    [{ photo_ids: [NOBODYS] }, 'photo_ids'],
    [{ dossier_id: NOBODYS }, 'dossier_id'],
    [{ withhold_words: ['x'.repeat(201)] }, 'withhold_words'],
  ])('%j is refused at its field', async (asked, field) => {
    stack.producers.records.tells.set(`/internal/photos/known?owner_id=${owner}&ids=${NOBODYS}`, { ids: [] });
    const { status, body } = await ann.post('/api/buyer-pages', { vehicle_id, name: 'Club', ...asked });
    expect([status, body.errors?.[0].field]).toEqual([400, field]);
  });

  it('another person\u2019s book is not offered, and a book that is made is', async () => {
    const other = stack.newOwner();
    const theirs = await other.client.post('/api/dossiers', { vehicle_id: stack.aVehicle(other.id) });
    const refused = await ann.post('/api/buyer-pages', { vehicle_id, name: 'Club', dossier_id: theirs.body.id });
    expect(refused.status).toBe(400);
    const { id: dossier_id } = (await ann.post('/api/dossiers', { vehicle_id })).body as { id: number };
    const { path } = await make({ dossier_id });
    expect((await look(path)).text).not.toContain('book.pdf');
    expect((await look(`${path}/book.pdf`)).status).toBe(404);
    await stack.rows(
      sql`insert into blobs (owner_id, sha256, bytes, media_type) values (${owner}, ${HASH}, 9, 'application/pdf')`,
    );
    await stack.rows(
      sql`update dossiers set state = 'ready', sha256 = ${HASH}, bytes = 2_500_000 where id = ${dossier_id}`,
    );
    const second = await make({ dossier_id });
    expect((await look(second.path)).text).toContain('Download the PDF (2.4 MB)');
  });

  it('no API key reads the link, and no export has it', async () => {
    const { path } = await make();
    const exported = await look(`/internal/exports/buyer-pages?owner_id=${owner}`, {
      'x-internal-token': stack.config.internalToken,
    });
    expect(exported.text).toContain('Classifieds');
    expect(exported.text).not.toContain(path.slice(6));
  });
});
