import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPhoto, anUpload, aVehicle } from '../testing/factories';
import { publish } from '../uploads/uploads.store';
import PhotoUploadPage from './photo-upload.page';

const add = jest.fn();
jest.mock('../uploads/current-engine', () => ({ currentEngine: () => ({ add }) }));

const ANSWERS = {
  'GET /api/vehicles': { body: [aVehicle({ id: 7 }), aVehicle({ id: 8, model: 'Spider' })] },
  'GET /api/photos': { body: [] },
};
const visit = (search = '') =>
  renderWithKit(<PhotoUploadPage />, { path: `/photos/upload${search}`, route: '/photos/upload' });
const choose = (...names: string[]) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[aria-label="Choose photos"]')!,
    names.map((name) => new File(['x'], name, { type: 'image/jpeg' })),
  );

beforeEach(() => add.mockClear());
afterEach(() => act(() => publish([])));

it('adds photos to the vehicle that one comes from', async () => {
  fakeApi(ANSWERS);
  visit('?vehicle_id=8');
  expect(await screen.findByLabelText('Photos of')).toHaveValue('8');
  expect(screen.getByRole('link', { name: 'Vehicle' })).toHaveAttribute('href', '/vehicles/8');
  await choose('a.jpg', 'b.jpg');
  await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
  const [files, { of }] = add.mock.calls[0] as [File[], unknown] & [File[], { of: unknown }];
  expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  expect(of).toEqual({ subject: 'vehicle', id: 8 });
});

it('adds them to another, or to none yet, where that is chosen', async () => {
  fakeApi(ANSWERS);
  visit();
  await userEvent.selectOptions(await screen.findByLabelText('Photos of'), '1973 Alfa Romeo Spider');
  await choose('a.jpg');
  await waitFor(() =>
    expect(add).toHaveBeenLastCalledWith(expect.anything(), { of: { subject: 'vehicle', id: 8 }, kind: 'photo' }),
  );
  await userEvent.selectOptions(screen.getByLabelText('Photos of'), 'No vehicle yet');
  await choose('b.jpg');
  await waitFor(() => expect(add).toHaveBeenLastCalledWith(expect.anything(), { of: null, kind: 'photo' }));
});

it('shows what is on its way, and what came last', async () => {
  fakeApi({ ...ANSWERS, 'GET /api/photos': { body: [aPhoto({ id: 41, caption: 'Rust' })] } });
  visit();
  act(() => publish([anUpload({ name: 'a.jpg' }), anUpload({ id: 'b', name: 'form.jpg', state: 'held', form: '/x' })]));
  expect(await screen.findByText('a.jpg')).toBeInTheDocument();
  expect(screen.queryByText('form.jpg')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Rust' })).toHaveAttribute('href', '/photos?photo=41');
});
