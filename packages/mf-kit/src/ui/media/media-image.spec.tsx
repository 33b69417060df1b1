import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { aUser, fakeApi, type FakeApi } from '../../testing';
import { signOut as signOutOfStore, startSession } from '../../data/session/store';
import { useSession } from '../../data/session/use-session';
import { MediaImage } from './media-image';
import { endMediaSession } from '../../data/media/media-session';
import { mediaUrl } from '../../data/media/media-url';

const POST = 'POST /api/auth/media-session';
const DELETE = 'DELETE /api/auth/media-session';

let api: FakeApi;
let nth = 0;

beforeEach(async () => {
  api = fakeApi({ [POST]: { status: 204 }, [DELETE]: { status: 204 } });
  signOutOfStore();
  endMediaSession();
  await waitFor(() => expect(sent()).toEqual([DELETE]));
  api.calls.length = 0;
  nth += 1;
  startSession(`token-of-a-person-${nth}`, aUser());
});

const sent = () =>
  api.calls.filter(({ path }) => path === '/api/auth/media-session').map(({ method, path }) => `${method} ${path}`);
const image = () => screen.getByRole<HTMLImageElement>('img');
const show = (onLost?: () => void) =>
  render(<MediaImage file={7} variant="320" hash="0123456789ab" alt="Engine" onLost={onLost} />);

it('says where a file is', () => {
  expect(mediaUrl(7, '2048', '0123456789ab')).toBe('/api/media/7/2048?v=0123456789ab');
});

it('gets the cookie before the first image, and asks for it with the session’s token', async () => {
  show();
  expect(image().getAttribute('src')).toBeNull();
  await waitFor(() => expect(image().getAttribute('src')).toBe('/api/media/7/320?v=0123456789ab'));
  expect(sent()).toEqual([POST]);
  expect(api.calls[0]!.headers.get('x-auth-token')).toBe(`token-of-a-person-${nth}`);
});

it('asks once for all images, and not again for this token', async () => {
  const { unmount } = render(
    <>
      <MediaImage file={7} variant="320" hash="a" alt="Engine" />
      <MediaImage file={8} variant="320" hash="b" alt="Wheel" />
    </>,
  );
  await waitFor(() => expect(screen.getByAltText('Wheel').getAttribute('src')).not.toBeNull());
  unmount();
  show();
  expect(image().getAttribute('src')).not.toBeNull();
  expect(sent()).toEqual([POST]);
});

it('gets the cookie anew where an image fails, and shows the image then', async () => {
  const lost = jest.fn();
  show(lost);
  await waitFor(() => expect(image().getAttribute('src')).not.toBeNull());
  const first = image();
  later();
  fireEvent.error(first);
  await waitFor(() => expect(image()).not.toBe(first));
  expect(sent()).toEqual([POST, POST]);
  expect(lost).not.toHaveBeenCalled();
  fireEvent.error(image());
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
  expect(sent()).toEqual([POST, POST]);
});

it('shares one try among images that fail at the same time', async () => {
  render(
    <>
      <MediaImage file={7} variant="320" hash="a" alt="Engine" />
      <MediaImage file={8} variant="320" hash="b" alt="Wheel" />
    </>,
  );
  await waitFor(() => expect(screen.getByAltText('Wheel').getAttribute('src')).not.toBeNull());
  const before = screen.getAllByRole('img');
  later();
  for (const one of before) fireEvent.error(one);
  await waitFor(() => {
    for (const [at, one] of screen.getAllByRole('img').entries()) expect(one).not.toBe(before[at]);
  });
  expect(sent()).toEqual([POST, POST]);
});

it('lets images fail for themselves where there is no cookie to be had', async () => {
  api.on(POST, { status: 503 });
  const lost = jest.fn();
  show(lost);
  await waitFor(() => expect(image().getAttribute('src')).not.toBeNull());
  fireEvent.error(image());
  await waitFor(() => expect(lost).toHaveBeenCalledTimes(1));
});

describe('the session', () => {
  let session: ReturnType<typeof useSession>;
  function Session() {
    session = useSession();
    return null;
  }

  it('has the cookie from sign-in on, and no longer than until sign-out', async () => {
    render(<Session />);
    act(() => session.signIn({ token: 'token-of-sign-in', user: aUser() }));
    await waitFor(() => expect(sent()).toEqual([POST]));
    await waitFor(() => expect(localStorage.getItem('carnet.media')).toBe('token-of-sign-in'.slice(-16)));
    act(() => session.signOut());
    await waitFor(() => expect(sent()).toEqual([POST, DELETE]));
    expect(localStorage.getItem('carnet.media')).toBeNull();
  });

  it('takes the cookie away before the next person gets theirs, however late it is answered', async () => {
    let answer!: () => void;
    const late = new Promise<void>((resolve) => (answer = resolve));
    api.on(DELETE, async () => {
      await late;
      return { status: 204 };
    });
    render(<Session />);
    act(() => session.signOut());
    act(() => session.signIn({ token: 'token-of-the-next', user: aUser({ id: 2 }) }));
    await waitFor(() => expect(sent()).toEqual([DELETE]));
    answer();
    await waitFor(() => expect(sent()).toEqual([DELETE, POST]));
  });
});

/** Advances the clock, so that no image shares an earlier renewal. */
function later(): void {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + 60_000);
}

afterEach(() => jest.restoreAllMocks());
