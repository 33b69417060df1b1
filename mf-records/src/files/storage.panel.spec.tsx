import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { aFileUsage } from '../testing/factories';
import Storage from './storage.panel';

const USAGE = 'GET /api/files/usage';

it('says how much of the room is used, and leads to both trashes', async () => {
  fakeApi({ [USAGE]: { body: aFileUsage() } });
  renderWithKit(<Storage />);
  expect(await screen.findByText('1.2 GB of 10 GB used, 300 MB of it by the trash')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Storage' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Deleted photos' })).toHaveAttribute('href', '/photos?deleted=true');
  expect(screen.getByRole('link', { name: 'Deleted documents' })).toHaveAttribute(
    'href',
    '/documentation?deleted=true',
  );
});

it('names no trash where it is empty', async () => {
  fakeApi({ [USAGE]: { body: aFileUsage({ trash_bytes: 0 }) } });
  renderWithKit(<Storage />);
  expect(await screen.findByText('1.2 GB of 10 GB used')).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says so where the room is not known', async () => {
  fakeApi({ [USAGE]: { status: 503, body: { msg: 'Records are away' } } });
  renderWithKit(<Storage />);
  expect(await screen.findByRole('button', { name: /Try again/i })).toBeInTheDocument();
});
