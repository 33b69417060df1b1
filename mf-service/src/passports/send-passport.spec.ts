import { lossOfSigningOut } from '@carnet/mf-kit/data';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act } from '@testing-library/react';
import { sendPassport } from './send-passport';

const SIZE = 9 * 1024 * 1024;
const POST = 'POST /api/passport-uploads';
const [HEAD, PATCH] = ['HEAD /api/passport-uploads/4', 'PATCH /api/passport-uploads/4'];
const begun = { status: 201, headers: { location: '/api/passport-uploads/4' } };
const at = (offset: number, more = {}) => ({ status: 200, headers: { 'upload-offset': String(offset), ...more } });
const done = at(SIZE, { 'carnet-file': '31' });
const aFile = () => new File([new Uint8Array(SIZE)], 'saab.carnet', { lastModified: 1 });

beforeEach(() => {
  jest.useFakeTimers();
  renderWithKit(null, { user: aUser() });
});
afterEach(() => jest.useRealTimers());

/** Returns the responses in turn; the last one repeats. */
const inTurn =
  <Answer>(...answers: Answer[]) =>
  (): Answer =>
    answers.length > 1 ? answers.shift()! : answers[0]!;

/** Sends a passport, skipping all delays. */
async function sent(file = aFile()): Promise<number | { status: number }> {
  const result = sendPassport(file, () => undefined).catch((error: { status: number }) => error);
  await jest.advanceTimersByTimeAsync(60_000);
  return result;
}

it.each([423, 429, 500, 503])(
  'goes on after several answers of %i, also to how much has arrived @thorough',
  async (status) => {
    const api = fakeApi({
      [POST]: begun,
      [HEAD]: inTurn<object>({ status }, { status }, at(5)),
      [PATCH]: inTurn<object>({ status }, done),
    });
    expect(await sent()).toBe(31);
    const pieces = api.calls.filter(({ method }) => method === 'PATCH');
    expect(pieces.map(({ headers }) => headers.get('upload-offset'))).toEqual(['0', '5']);
  },
);

it('is done where the last piece had arrived and its answer alone was lost', async () => {
  fakeApi({ [POST]: begun, [HEAD]: done, [PATCH]: { status: 503 } });
  expect(await sent()).toBe(31);
});

it('gives up at once where its service says no', async () => {
  const api = fakeApi({ [POST]: begun, [PATCH]: { status: 415, body: { msg: 'No passport' } } });
  expect(await sent()).toMatchObject({ status: 415, message: 'No passport' });
  expect(api.calls).toHaveLength(2);
});

it('goes on where it gave up once the same file is picked again', async () => {
  const api = fakeApi({ [POST]: begun, [HEAD]: { status: 503 }, [PATCH]: { status: 503 } });
  expect(await sent()).toMatchObject({ status: 503 });
  api.on(HEAD, at(7));
  api.on(PATCH, done);
  expect(await sent()).toBe(31);
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(api.calls.at(-1)!.headers.get('upload-offset')).toBe('7');
});

const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page is closed or its person signs out, so long as it is sent @thorough', async () => {
  fakeApi({ [POST]: begun, [HEAD]: at(0), [PATCH]: inTurn<object>({ status: 503 }, done) });
  expect(leaves()).toBe(true);
  const sending = sendPassport(aFile(), () => undefined);
  expect(leaves()).toBe(false);
  expect(await lossOfSigningOut()).toEqual([expect.stringContaining('saab.carnet')]);
  await jest.advanceTimersByTimeAsync(60_000);
  await sending;
  expect(leaves()).toBe(true);
  expect(await lossOfSigningOut()).toEqual([]);
});

it('ends with the session', async () => {
  const api = fakeApi({ [POST]: begun, [HEAD]: at(0), [PATCH]: { status: 503 } });
  const sending = sendPassport(aFile(), () => undefined).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1_000);
  const before = api.calls.length;
  act(() => void renderWithKit(null, { user: null }));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await sending).toBeInstanceOf(Error);
  expect(api.calls).toHaveLength(before);
});
