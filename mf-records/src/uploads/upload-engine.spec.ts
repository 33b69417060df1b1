import { aShelf, type FakeShelf } from '../testing/fake-shelf';
import { FakeTus } from '../testing/fake-tus';
import { type EngineWorld, UploadEngine } from './upload-engine';
import { KEPT_MS } from './upload.rules';
import { sendByTus, STALLED_AFTER_MS } from './upload-transfer';
import { MOST_KEPT_BYTES, type Upload } from './upload.rules';

const ANNA = 1;
const BERTA = 2;

let tus: FakeTus;
let shown: readonly Upload[];
let shelf: FakeShelf;
let world: EngineWorld;
let engine: UploadEngine;
/** Uploads whose lock another tab or the previous page holds, with the callers that wait for each lock. */
let elsewhere: Map<string, (() => void)[]>;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-05-09T12:00:00Z') });
  tus = new FakeTus();
  shelf = aShelf();
  elsewhere = new Map();
  world = {
    person: ANNA,
    shelf,
    send: (transfer) => sendByTus(transfer, tus),
    terminate: jest.fn(async () => undefined),
    sameAs: async () => null,
    claim: async (id) => (elsewhere.has(id) ? null : () => undefined),
    claimOnceFree: onceFree,
    claimFromEarlierPage: onceFree,
    checkSession: async () => undefined,
    isSignedIn: () => true,
    isOnline: () => true,
    publish: (uploads) => (shown = uploads),
  };
  engine = new UploadEngine(world);
});

afterEach(() => {
  engine.end();
  jest.useRealTimers();
});

test('a file is sent with what it belongs to, and known by the id of its photo', async () => {
  engine.add([aFile('brake.jpg', 500)], { of: { subject: 'issue', id: 12 } });
  await settle();
  expect(only()).toMatchObject({ state: 'done', sent: 500, fileId: 101 });
  expect(tus.uploads.get('/api/uploads/1')?.metadata).toEqual({
    ...{ filename: 'brake.jpg', kind: 'photo' },
    ...{ subject_kind: 'issue', subject_id: '12' },
  });
});

test('a photo of a vehicle names the vehicle alone', async () => {
  engine.add([aFile()], { of: { subject: 'vehicle', id: 7 } });
  await settle();
  expect(tus.uploads.get('/api/uploads/1')?.metadata).toMatchObject({ kind: 'photo', vehicle_id: '7' });
});

test('three files are on their way at a time, the next as soon as one is there', async () => {
  for (let each = 0; each < 3; each += 1) tus.next('PATCH', { silentAfter: 10 });
  engine.add([aFile('1'), aFile('2'), aFile('3'), aFile('4')], { of: null });
  await settle();
  expect(states()).toEqual(['sending', 'sending', 'sending', 'queued']);
  engine.cancel(shown[0]!.id);
  await settle();
  expect(states()).toEqual(['sending', 'sending', 'done']);
});

describe('files that are to be lost by no reload', () => {
  const taken = (files: readonly File[]) => {
    const state = { isOver: false, left: [] as readonly File[] };
    void engine
      .addForGood(files, { of: null, kind: 'document' })
      .then((left) => Object.assign(state, { isOver: true, left }));
    return state;
  };

  test('are taken once the browser keeps them', async () => {
    let isWritten = () => undefined as void;
    shelf.keepFile = () => new Promise((resolve) => (isWritten = resolve));
    tus.next('PATCH', { silentAfter: 10 });
    const state = taken([aFile('receipt.pdf', 500)]);
    await settle();
    expect(state.isOver).toBe(false);
    isWritten();
    await settle();
    expect(state).toEqual({ isOver: true, left: [] });
  });

  test('are taken once they have arrived, where the browser has no room for them', async () => {
    shelf.keepFile = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    tus.next('PATCH', { cutAfter: 300 });
    const state = taken([aFile('receipt.pdf', 500)]);
    await settle();
    expect(state.isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(state).toEqual({ isOver: true, left: [] });
  });

  test('are left where the service refuses them, or another person signs in', async () => {
    shelf.keepFile = () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
    tus.next('POST', { status: 422, msg: 'No room' });
    const refused = aFile('refused.pdf', 500);
    const state = taken([refused]);
    await settle();
    expect(state).toEqual({ isOver: true, left: [refused] });
    tus.next('PATCH', { silentAfter: 10 });
    const other = aFile('other.pdf', 500);
    const ended = taken([other]);
    await settle();
    engine.end();
    await settle();
    expect(ended).toEqual({ isOver: true, left: [other] });
  });
});

test('after a cut line a file goes on where it was', async () => {
  tus.next('PATCH', { cutAfter: 300 });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await settle();
  expect(only()).toMatchObject({ state: 'delayed', problem: expect.stringMatching(/connection was lost/) as string });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(only().state).toBe('done');
  expect(tus.calls).toEqual([
    ...['POST', 'PATCH /api/uploads/1 @0'],
    ...['HEAD /api/uploads/1', 'PATCH /api/uploads/1 @300'],
  ]);
});

test('a line on which nothing moves for 20 seconds is given up, and the file goes on', async () => {
  tus.next('PATCH', { silentAfter: 300 });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await jest.advanceTimersByTimeAsync(STALLED_AFTER_MS - 1);
  expect(only().state).toBe('sending');
  await jest.advanceTimersByTimeAsync(1_001);
  expect(only().state).toBe('done');
  expect(tus.calls.at(-1)).toBe('PATCH /api/uploads/1 @300');
});

test.each([502, 503])('a service that restarts (%i) does not have a file begin again from zero', async (status) => {
  tus.next('PATCH', { cutAfter: 300 });
  tus.next('HEAD', { status });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await jest.advanceTimersByTimeAsync(5_000);
  expect(only().state).toBe('done');
  expect(tus.uploads.size).toBe(1);
});

test('a service without room is waited for as long as it asks, and its sentence is shown', async () => {
  tus.next('POST', { status: 503, headers: { 'Retry-After': '7' }, msg: 'There is no room for files right now.' });
  engine.add([aFile()], { of: null });
  await settle();
  expect(only()).toMatchObject({ state: 'delayed', problem: 'There is no room for files right now.' });
  await jest.advanceTimersByTimeAsync(6_999);
  expect(only().state).toBe('delayed');
  await jest.advanceTimersByTimeAsync(1);
  expect(only().state).toBe('done');
});

test('it waits longer after each failure, 30 seconds at most, and goes on at once when the line is back', async () => {
  world.isOnline = () => false;
  for (let each = 0; each < 7; each += 1) tus.next('POST', { status: 502 });
  engine.add([aFile()], { of: null });
  await jest.advanceTimersByTimeAsync((1 + 2 + 4 + 8 + 16) * 1_000);
  expect(tus.calls.length).toBe(6);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(tus.calls.length).toBe(7);
  expect(only()).toMatchObject({ state: 'delayed', problem: expect.stringMatching(/offline/) as string });
  engine.wake();
  await settle();
  expect(only().state).toBe('done');
});

test('what is refused says why in the service’s words, and can be tried again', async () => {
  const msg = 'One account can keep at most 10 MB of files. Delete what you no longer need, then try again.';
  tus.next('POST', { status: 422, msg });
  engine.add([aFile()], { of: null });
  await settle();
  expect(only()).toMatchObject({ state: 'failed', problem: msg });
  engine.resume(only().id);
  await settle();
  expect(only().state).toBe('done');
});

test.each([
  [415, 0],
  [422, 1],
])('of what is refused with %i the browser keeps %i', async (status, kept) => {
  tus.next('POST', { status, msg: 'No.' });
  engine.add([aFile()], { of: null });
  await settle();
  expect(only().state).toBe('failed');
  expect([shelf.kept.size, shelf.files.size]).toEqual([kept, kept]);
});

const ONE_TOO_MANY = {
  ...{ status: 422, msg: 'One account can keep at most 500 uploads. Delete what you no longer need, then try again.' },
  told: { code: 'request.quota_reached', params: { things: 'uploads', most: 500 } },
};

test('what is one too many on its way waits for a place, says so, and asks now and then', async () => {
  tus.next('POST', ONE_TOO_MANY);
  engine.add([aFile()], { of: null });
  await settle();
  expect(only()).toMatchObject({
    state: 'delayed',
    problem: expect.stringMatching(/^As many uploads are on/) as string,
  });
  tus.next('POST', ONE_TOO_MANY);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(only().state).toBe('delayed');
  await jest.advanceTimersByTimeAsync(30_000);
  expect(only().state).toBe('done');
});

test('while there is no place no other file asks for one, and all go on when one has arrived', async () => {
  tus.next('PATCH', { silentAfter: 10 });
  engine.add([aFile('1')], { of: null });
  await settle();
  for (let each = 0; each < 2; each += 1) tus.next('POST', ONE_TOO_MANY);
  engine.add([aFile('2'), aFile('3'), aFile('4'), aFile('5')], { of: null });
  await settle();
  expect(states().slice(1)).toEqual(['delayed', 'delayed', 'queued', 'queued']);
  await jest.advanceTimersByTimeAsync(STALLED_AFTER_MS + 2_000);
  expect(states()).toEqual(['done', 'done', 'done', 'done', 'done']);
});

test('an upload that the service has forgotten begins anew', async () => {
  tus.next('PATCH', { cutAfter: 300 });
  tus.next('HEAD', { status: 410 });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(only().state).toBe('done');
  expect(tus.calls.slice(2)).toEqual(['HEAD /api/uploads/1', 'POST', 'PATCH /api/uploads/2 @0']);
});

test('a record that is not there is no reason to begin anew', async () => {
  tus.next('POST', { status: 404, msg: 'Issue not found' });
  engine.add([aFile()], { of: { subject: 'issue', id: 99 } });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(only()).toMatchObject({ state: 'failed', problem: 'Issue not found' });
  expect(tus.calls).toEqual(['POST']);
});

test('an ended session has the person asked to sign in, and then goes on', async () => {
  let isSignedIn = true;
  world.isSignedIn = () => isSignedIn;
  world.checkSession = jest.fn(async () => void (isSignedIn = false));
  tus.next('PATCH', { status: 401 });
  engine.add([aFile('a'), aFile('b'), aFile('c'), aFile('d')], { of: null });
  await jest.advanceTimersByTimeAsync(60_000);
  expect(world.checkSession).toHaveBeenCalledTimes(1);
  expect(shown[0]).toMatchObject({ state: 'delayed', problem: 'Log in again, and it goes on.' });
  expect(states().slice(3)).toEqual(['queued']);
  isSignedIn = true;
  engine.wake();
  await settle();
  expect(states()).toEqual(['done', 'done', 'done', 'done']);
});

test('a token that is good after all is tried again', async () => {
  tus.next('POST', { status: 401 });
  engine.add([aFile()], { of: null });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(only().state).toBe('done');
});

test('pausing leaves what has arrived, and going on sends the rest', async () => {
  tus.next('PATCH', { silentAfter: 300 });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await settle();
  engine.pause(only().id);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(only()).toMatchObject({ state: 'paused', sent: 300 });
  engine.resume(only().id);
  await settle();
  expect(tus.calls.slice(2)).toEqual(['HEAD /api/uploads/1', 'PATCH /api/uploads/1 @300']);
});

test('what is given up is taken back from the service and from the browser', async () => {
  tus.next('PATCH', { silentAfter: 300 });
  engine.add([aFile('a.jpg', 500)], { of: null });
  await settle();
  engine.cancel(only().id);
  await settle();
  expect(world.terminate).toHaveBeenCalledWith('/api/uploads/1');
  expect(shown).toEqual([]);
  expect([shelf.kept.size, shelf.files.size]).toEqual([0, 0]);
});

test('a photo that is there already names the first', async () => {
  world.sameAs = async () => 33;
  engine.add([aFile()], { of: null });
  await settle();
  expect(only()).toMatchObject({ state: 'done', sameAs: 33 });
});

describe('after a reload', () => {
  const reload = async () => {
    engine.end();
    engine = new UploadEngine(world);
    await engine.restore();
    await settle();
  };

  test('files go on where they were, in their order', async () => {
    for (let each = 0; each < 3; each += 1) tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile('a', 500), aFile('b', 500), aFile('c', 500), aFile('d', 500)], { of: null });
    await settle();
    await reload();
    expect(shown.map(({ name, state }) => `${name} ${state}`)).toEqual(['a done', 'b done', 'c done', 'd done']);
    expect(tus.calls.filter((call) => call.endsWith('@300'))).toHaveLength(3);
    expect([shelf.kept.size, shelf.files.size]).toEqual([0, 0]);
  });

  test('what was paused stays paused', async () => {
    tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile()], { of: null });
    await settle();
    engine.pause(only().id);
    await settle();
    await reload();
    expect(only().state).toBe('paused');
  });

  test('a file that the browser could not keep is to be chosen again, and goes on where it was', async () => {
    shelf.keepFile = () => Promise.reject(new Error('QuotaExceededError'));
    tus.next('PATCH', { silentAfter: 300 });
    const file = aFile('a.jpg', 500);
    engine.add([file], { of: { subject: 'issue', id: 12 } });
    await settle();
    expect(engine.wouldLose).toBe(true);
    await reload();
    expect(only()).toMatchObject({ state: 'missing', problem: expect.stringMatching(/Choose it again/) as string });
    engine.add([file], { of: null });
    await settle();
    expect(only()).toMatchObject({ state: 'done', of: { subject: 'issue', id: 12 } });
    expect(tus.calls.at(-1)).toBe('PATCH /api/uploads/1 @300');
  });

  test('more than a gigabyte is sent, and not kept', async () => {
    for (let each = 0; each < 2; each += 1) tus.next('PATCH', { silentAfter: 1 });
    engine.add([sized(aFile('a'), MOST_KEPT_BYTES), sized(aFile('b'), 1)], { of: null });
    await settle();
    expect([...shelf.files.keys()]).toEqual([`${ANNA}/${shown[0]!.id}`]);
    expect(engine.wouldLose).toBe(true);
  });

  test('what was chosen long ago is forgotten', async () => {
    tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile()], { of: null });
    await settle();
    engine.end();
    jest.setSystemTime(Date.now() + KEPT_MS + 1);
    await reload();
    expect(shown).toEqual([]);
    expect(shelf.kept.size).toBe(0);
  });

  test('another person neither sees nor sends them', async () => {
    tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile()], { of: null });
    await settle();
    world.person = BERTA;
    await reload();
    expect(shown).toEqual([]);
  });

  test('what another tab is sending is left to it, and goes on here once that is gone', async () => {
    tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile('a.jpg', 500)], { of: null });
    await settle();
    const free = hold(only().id);
    await reload();
    await engine.restore();
    expect(shown).toEqual([]);
    free();
    await settle();
    expect(only().state).toBe('done');
    expect(tus.calls.filter((call) => call.endsWith('@300'))).toHaveLength(1);
  });

  test('what another tab has sent meanwhile is not sent again', async () => {
    tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile('a.jpg', 500)], { of: null });
    await settle();
    const free = hold(only().id);
    await reload();
    await shelf.remove(ANNA, [...elsewhere.keys()]);
    free();
    await settle();
    expect(shown).toEqual([]);
  });

  test('one that cannot be read does not keep the others from going on, and is taken up later', async () => {
    for (let each = 0; each < 2; each += 1) tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile('a', 500), aFile('b', 500)], { of: null });
    await settle();
    const [first] = shown;
    const read = shelf.file.bind(shelf);
    shelf.file = (person, id) => (id === first!.id ? Promise.reject(new Error('UnknownError')) : read(person, id));
    await reload();
    expect(shown.map(({ name, state }) => `${name} ${state}`)).toEqual(['b done']);
    shelf.file = read;
    await engine.restore();
    await settle();
    expect(shown.map(({ name, state }) => `${name} ${state}`)).toEqual(['a done', 'b done']);
  });

  test('what the page before still had takes its place again', async () => {
    for (let each = 0; each < 2; each += 1) tus.next('PATCH', { silentAfter: 300 });
    engine.add([aFile('a', 500), aFile('b', 500)], { of: null });
    await settle();
    engine.pauseAll();
    await settle();
    const free = hold(shown[0]!.id);
    await reload();
    expect(shown.map(({ name }) => name)).toEqual(['b']);
    free();
    await settle();
    expect(shown.map(({ name }) => name)).toEqual(['a', 'b']);
  });
});

async function onceFree(id: string): Promise<() => void> {
  await new Promise<void>((resolve) => elsewhere.get(id)!.push(resolve));
  return () => undefined;
}

/** Makes another tab hold an upload's lock, until the returned function is called. */
function hold(id: string): () => void {
  const waiting: (() => void)[] = [];
  elsewhere.set(id, waiting);
  return () => {
    for (const go of waiting.splice(0)) go();
  };
}

describe('in a form', () => {
  test('what was chosen goes with a form that is given up, also before it has been taken up again', async () => {
    engine.add([aFile('a.jpg', 500), aFile('b.jpg', 500)], { of: null, form: '/parts/new' });
    await settle();
    engine.end();
    engine = new UploadEngine(world);
    engine.drop('/parts/new');
    await engine.restore();
    await settle();
    expect(shown).toEqual([]);
    expect(shelf.kept.size).toBe(0);
    expect(tus.calls).toEqual([]);
  });

  test('photos wait until it is saved, also through a reload, and belong to what was saved', async () => {
    engine.add([aFile('a.jpg', 500)], { of: null, form: '/issues/create' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(only().state).toBe('held');
    expect(tus.calls).toEqual([]);
    engine.end();
    engine = new UploadEngine(world);
    await engine.restore();
    expect(only().state).toBe('held');
    engine.release('/issues/create', { subject: 'issue', id: 12 });
    await settle();
    expect(only().state).toBe('done');
    expect(tus.uploads.get('/api/uploads/1')?.metadata).toMatchObject({ subject_kind: 'issue', subject_id: '12' });
  });

  test('they are sent as well where it is saved before they have been taken up', async () => {
    engine.add([aFile('a.jpg', 500)], { of: null, form: '/issues/create' });
    await settle();
    engine.end();
    engine = new UploadEngine(world);
    engine.release('/issues/create', { subject: 'issue', id: 12 });
    await engine.restore();
    await settle();
    expect(only()).toMatchObject({ state: 'done', of: { subject: 'issue', id: 12 } });
  });

  test('so are those that the page before still had then', async () => {
    engine.add([aFile('a.jpg', 500)], { of: null, form: '/issues/create' });
    await settle();
    const free = hold(only().id);
    engine.end();
    engine = new UploadEngine(world);
    const restored = engine.restore();
    await settle();
    engine.release('/issues/create', { subject: 'issue', id: 12 });
    free();
    await restored;
    await settle();
    expect(only()).toMatchObject({ state: 'done', of: { subject: 'issue', id: 12 } });
  });

  test('what was done first with a form counts for what was chosen before', async () => {
    engine.add([aFile('a.jpg', 500)], { of: null, form: '/parts/new' });
    await settle();
    engine.end();
    engine = new UploadEngine(world);
    engine.drop('/parts/new');
    engine.release('/parts/new', { subject: 'part', id: 12 });
    await engine.restore();
    await settle();
    expect(shown).toEqual([]);
    expect(tus.calls).toEqual([]);
  });

  test('those of another tab stay with the form there, whatever becomes of the same form here', async () => {
    engine.add([aFile('a.jpg', 500)], { of: null, form: '/parts/new' });
    await settle();
    hold(only().id);
    world.claimFromEarlierPage = async () => null;
    engine.end();
    engine = new UploadEngine(world);
    await engine.restore();
    engine.drop('/parts/new');
    await settle();
    expect(shown).toEqual([]);
    expect(shelf.kept.size).toBe(1);
    expect(tus.calls).toEqual([]);
  });

  test('one that has to be chosen again belongs to what was saved as well', async () => {
    shelf.keepFile = () => Promise.reject(new Error('QuotaExceededError'));
    const file = aFile('a.jpg', 500);
    engine.add([file], { of: null, form: '/issues/create' });
    await settle();
    engine.end();
    engine = new UploadEngine(world);
    await engine.restore();
    engine.release('/issues/create', { subject: 'issue', id: 12 });
    await settle();
    expect(only().state).toBe('missing');
    engine.add([file], { of: null });
    await settle();
    expect(only()).toMatchObject({ state: 'done', of: { subject: 'issue', id: 12 } });
  });

  test('that is given up takes its photos along, and no others', async () => {
    engine.add([aFile()], { of: null, form: '/issues/create' });
    engine.add([aFile('b')], { of: null, form: '/modifications/new' });
    engine.drop('/issues/create');
    await settle();
    expect(shown.map(({ name }) => name)).toEqual(['b']);
    expect(shelf.kept.size).toBe(1);
  });
});

const only = (): Upload => {
  expect(shown).toHaveLength(1);
  return shown[0]!;
};
const states = () => shown.map(({ state }) => state);
const settle = () => jest.advanceTimersByTimeAsync(0);
const aFile = (name = 'a.jpg', bytes = 100): File =>
  new File([new Uint8Array(bytes)], name, { type: 'image/jpeg', lastModified: 5 });
const sized = (file: File, size: number): File => Object.defineProperty(file, 'size', { value: size });
