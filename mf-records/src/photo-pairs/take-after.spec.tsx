import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { aPhoto } from '../testing/factories';
import { type Upload, uploadEngine, useUploads } from '../uploads';
import PhotoPairNewPage from './photo-pair-new.page';

jest.mock('../uploads', () => ({
  ...jest.requireActual<object>('../uploads'),
  useUploads: jest.fn(),
  uploadEngine: jest.fn(),
}));

const add = jest.fn(() => ['up-1']);
const before = aPhoto({ id: 12, caption: 'Rust', vehicle_id: 7 });
const upload: Upload = {
  ...{ id: 'up-1', kind: 'photo', name: 'IMG_2.jpg', bytes: 10, sent: 4, caption: null, of: null, form: null },
  ...{ state: 'sending', problem: null, fileId: null, sameAs: null },
};

let api: FakeApi;
let uploads: readonly Upload[];
let tell: () => void;
const publish = (next: readonly Upload[]) =>
  act(() => {
    uploads = next;
    tell();
  });
const subscribe = (listener: () => void) => {
  tell = listener;
  return () => undefined;
};
beforeEach(() => {
  uploads = [];
  jest.mocked(useUploads).mockImplementation(() => useSyncExternalStore(subscribe, () => uploads));
  jest.mocked(uploadEngine).mockResolvedValue({ add } as never);
  URL.createObjectURL = () => 'blob:http://localhost/1';
  URL.revokeObjectURL = () => undefined;
  api = fakeApi({
    'GET /api/photos': { body: [], headers: { 'x-total-count': '0' } },
    'GET /api/photos/12': { body: before },
    'POST /api/auth/media-session': { status: 204 },
  });
});
const open = (query: string) =>
  renderWithKit(<PhotoPairNewPage />, { path: `/photos/pairs/new${query}`, route: '/photos/pairs/new' });
const aFile = () => new File(['bytes'], 'IMG_2.jpg', { type: 'image/jpeg' });

it('asks the camera behind the device for the photo after, and sends it as one of the same vehicle', async () => {
  open('?before=12');
  const camera = await screen.findByLabelText('Take a photo', { selector: 'input' });
  expect(camera).toHaveAttribute('capture', 'environment');
  await userEvent.upload(camera, aFile());
  await waitFor(() => expect(window.location.search).toBe('?before=12&taken=up-1'));
  expect(add).toHaveBeenCalledWith([expect.any(File)], { of: { subject: 'vehicle', id: 7 } });
});

it('shows the first one beside what is on its way, also after a reload, and takes it once it is there', async () => {
  uploads = [upload];
  open('?before=12&taken=up-1');
  expect(await screen.findByText('IMG_2.jpg')).toBeInTheDocument();
  expect(await screen.findByRole('img', { name: 'Rust' })).toBeInTheDocument();
  api.on('GET /api/photos/34', { body: aPhoto({ id: 34, caption: 'Welded', vehicle_id: 7 }) });
  publish([{ ...upload, state: 'done', fileId: 34 }]);
  await waitFor(() => expect(window.location.search).toBe('?before=12&after=34'));
  expect(await screen.findByRole('button', { name: 'Create Pair' })).toBeInTheDocument();
});

it('says that it could not begin, and can be tried again', async () => {
  jest.mocked(uploadEngine).mockRejectedValue(new Error('Not loaded'));
  open('?before=12');
  await userEvent.upload(await screen.findByLabelText('Choose a file', { selector: 'input' }), aFile());
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong. Please try again.');
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeInTheDocument();
});
