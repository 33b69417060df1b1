import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { forgetShared, sharedFiles } from '../offline';
import SharePage from './share.page';

jest.mock('../offline', () => ({ sharedFiles: jest.fn(), forgetShared: jest.fn(() => Promise.resolve()) }));

const receipt = { key: '/share/1-0', file: new File(['%PDF'], 'receipt.pdf', { type: 'application/pdf' }) };
const huge = { key: '/share/1-1', file: new File(['huge'], 'huge.pdf', { type: 'application/pdf' }) };
const take = jest.fn((files: readonly File[]) => Promise.resolve(files.filter(({ name }) => name === 'huge.pdf')));
const records: KnownRemote = {
  ...{ name: 'mf-papers', id: 'records', paths: ['/papers'], nav: [], routes: [] },
  extensions: { 'paper-inbox': async () => ({ default: { to: '/papers', take } }) },
};
const visit = (path = '/share') => {
  fakeApi();
  renderWithKit(<SharePage />, { path, route: '/share', user: aUser(), remotes: [records] });
};
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add to the papers of Anna' }));
beforeEach(() => {
  jest.mocked(sharedFiles).mockResolvedValue([receipt]);
  jest.mocked(forgetShared).mockClear();
  take.mockClear();
});

it('files what was shared in the papers of who is asked, and leads there', async () => {
  visit();
  expect(await screen.findByText('receipt.pdf')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /Add to/ })).toBeEnabled());
  await add();
  expect(await screen.findByText('at: /papers')).toBeInTheDocument();
  expect(take).toHaveBeenCalledWith([receipt.file]);
  expect(forgetShared).toHaveBeenCalledWith([receipt]);
});

it('lets go of nothing before it is stored', async () => {
  let store: (left: File[]) => void = () => undefined;
  take.mockReturnValueOnce(new Promise((resolve) => (store = resolve)));
  visit();
  await waitFor(() => expect(screen.getByRole('button', { name: /Add to/ })).toBeEnabled());
  await add();
  await waitFor(() => expect(take).toHaveBeenCalled());
  expect(forgetShared).not.toHaveBeenCalled();
  await act(async () => store([]));
  expect(await screen.findByText('at: /papers')).toBeInTheDocument();
  expect(forgetShared).toHaveBeenCalledWith([receipt]);
});

it('keeps what was not taken, and says so', async () => {
  jest.mocked(sharedFiles).mockResolvedValue([receipt, huge]);
  visit();
  await screen.findByText('huge.pdf');
  await waitFor(() => expect(screen.getByRole('button', { name: /Add to/ })).toBeEnabled());
  await add();
  expect(await screen.findByText('What is left was not taken: it is too large, or was refused.')).toBeInTheDocument();
  expect(screen.queryByText('receipt.pdf')).not.toBeInTheDocument();
  expect(screen.getByText('huge.pdf')).toBeInTheDocument();
});

it('discards it where that is wanted, and says where nothing is', async () => {
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Nothing was shared')).toBeInTheDocument();
  expect(forgetShared).toHaveBeenCalledWith([receipt]);
});

it('says that the browser had no room', async () => {
  jest.mocked(sharedFiles).mockResolvedValue([]);
  visit('/share?lost=true');
  expect(await screen.findByText(/had no room/)).toBeInTheDocument();
});
