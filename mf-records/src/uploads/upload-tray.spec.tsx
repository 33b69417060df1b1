import { queryOptions, useLoaded } from '@carnet/mf-kit/data';
import { setBackgroundPanel } from '@carnet/mf-kit/federation';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { anUpload } from '../testing/factories';
import type { UploadEngine } from './upload-engine';
import type { Upload } from './upload.rules';
import UploadTray from './upload-tray.panel';
import { publish } from './uploads.store';

const engine = {
  ...{ pause: jest.fn(), resume: jest.fn(), cancel: jest.fn(), clear: jest.fn(), pauseAll: jest.fn() },
  ...{ resumeAll: jest.fn(), add: jest.fn() },
} satisfies Partial<UploadEngine>;
jest.mock('./current-engine', () => ({ currentEngine: () => engine }));

const visit = (uploads: readonly Upload[], path = '/vehicles') => {
  publish(uploads);
  return renderWithKit(<UploadTray />, { path });
};
const open = () => userEvent.click(screen.getByRole('button', { name: 'Show the files' }));

beforeEach(() => jest.clearAllMocks());
afterEach(() => act(() => publish([])));

it('is not there while nothing is on its way', () => {
  visit([]);
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
});

it('says how many are on their way and how far they are, and each in its list', async () => {
  visit([anUpload(), anUpload({ id: 'b', name: 'b.jpg', bytes: 3_000_000, sent: 0, state: 'queued' })]);
  expect(screen.getByRole('region', { name: 'Uploads' })).toHaveTextContent('Uploading 2 photos');
  await open();
  expect(screen.getByText('30% of 1 kB')).toBeInTheDocument();
  expect(screen.getByText('Waiting its turn · 2.9 MB')).toBeInTheDocument();
});

it('tells those who hear it of beginning and end, and not of every step', () => {
  visit([anUpload({ sent: 100 })]);
  const said = screen.getByRole('status');
  expect(said).toHaveTextContent(/^Uploading 1 photo$/);
  act(() => publish([anUpload({ sent: 900 })]));
  expect(said).toHaveTextContent(/^Uploading 1 photo$/);
  act(() => publish([anUpload({ state: 'done', fileId: 4 }), anUpload({ id: 'b', state: 'failed', problem: 'No.' })]));
  expect(said).toHaveTextContent(/^1 photo uploaded, 1 photo could not be uploaded$/);
});

it.each([
  ['sending', 'Pause a.jpg', 'pause'],
  ['paused', 'Go on with a.jpg', 'resume'],
  ['failed', 'Try again: a.jpg', 'resume'],
  ['sending', 'Cancel a.jpg', 'cancel'],
] as const)('%s: %s', async (state, button, call) => {
  visit([anUpload({ name: 'a.jpg', state })]);
  await open();
  await userEvent.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(engine[call]).toHaveBeenCalledWith('up-1'));
});

it('shows why one does not go on', async () => {
  visit([anUpload({ state: 'failed', problem: 'The file is too large. It may have at most 50 MB.' })]);
  await open();
  expect(screen.getByText('The file is too large. It may have at most 50 MB.')).toBeInTheDocument();
});

it('says that a picture is there already, leads to the first, and removes the second where that is wanted', async () => {
  const { calls } = fakeApi({ 'DELETE /api/photos/41': { status: 204 } });
  visit([anUpload({ state: 'done', fileId: 41, sameAs: 33 })]);
  await open();
  expect(screen.getByRole('link', { name: 'see the first one' })).toHaveAttribute('href', '/photos?photo=33');
  await userEvent.click(screen.getByRole('button', { name: 'Remove this one' }));
  await waitFor(() => expect(engine.cancel).toHaveBeenCalledWith('up-1'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/photos/41');
});

describe('a list that is shown', () => {
  const asked = jest.fn(() => Promise.resolve(['a.jpg']));
  const photos = queryOptions({ queryKey: ['records', 'photos', 'list'], queryFn: asked });

  /** The tray appears once its code is loaded. */
  function Page() {
    const { data = [] } = useLoaded(photos);
    const [isLoaded, setLoaded] = useState(false);
    return (
      <>
        {data.join()}
        <button onClick={() => setLoaded(true)}>Load</button>
        {isLoaded && <UploadTray />}
      </>
    );
  }

  it.each(['after the tray', 'before the tray'])('is read anew when a file has come %s was there', async (when) => {
    renderWithKit(<Page />);
    expect(await screen.findByText('a.jpg')).toBeVisible();
    const load = () => userEvent.click(screen.getByRole('button', { name: 'Load' }));
    if (when === 'after the tray') await load();
    expect(asked).toHaveBeenCalledTimes(1);
    act(() => publish([anUpload({ state: 'done' })]));
    if (when === 'before the tray') await load();
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  });
});

it('can be closed once nothing is on its way any more', async () => {
  visit([anUpload({ state: 'done' })]);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(engine.clear).toHaveBeenCalled());
});

it('leaves the list to the page of uploads', () => {
  visit([anUpload()], '/photos/upload');
  expect(screen.queryByRole('region', { name: 'Uploads' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Uploading 1 photo');
});

it('says nothing of what waits in a form', () => {
  act(() => setBackgroundPanel('records/upload-tray', true));
  visit([anUpload({ state: 'held', form: '/issues/create' })]);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
