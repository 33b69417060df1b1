import type { FileSubject } from '@carnet/contracts';
import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { anIssue } from '../testing/factories';
import { LinkedRecord } from './linked-record';

const fillUps: FileSubject = {
  ...{ kind: 'fill-up', label: 'Fill-up', many: 'Fill-ups', to: (id) => `/fill-ups/${id}` },
  read: async (id) => ({ id, vehicle_id: 7, name: 'Petrol, 41.2 l' }),
  list: async () => ({ rows: [], total: 0, next: null }),
};

const remoteWith = (fill: () => Promise<{ default: readonly FileSubject[] }>): KnownRemote => ({
  ...{ name: 'mf-usage', id: 'usage', paths: [], nav: [], routes: [] },
  extensions: { 'file-subjects': fill },
});

const show = (kind: 'issue' | 'fill-up', fill: () => Promise<{ default: readonly FileSubject[] }>) =>
  renderWithKit(<LinkedRecord link={{ subject_kind: kind, subject_id: 5 }} />, { remotes: [remoteWith(fill)] });

it('is called as the remote says that has such records, and leads to its page', async () => {
  fakeApi({});
  show('fill-up', async () => ({ default: [fillUps] }));
  expect(await screen.findByRole('link', { name: 'Petrol, 41.2 l' })).toHaveAttribute('href', '/fill-ups/5');
  expect(screen.getByText(/^Fill-up/)).toBeInTheDocument();
});

it('is named by its id and leads nowhere while that remote is away', async () => {
  fakeApi({});
  show('fill-up', () => Promise.reject(new Error('away')));
  expect(await screen.findByText(/#5/)).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('of a kind that is known here loads no other remote', async () => {
  fakeApi({ 'GET /api/issues/5': { body: anIssue({ id: 5, title: 'Oil leak' }) } });
  const fill = jest.fn(async () => ({ default: [fillUps] }));
  show('issue', fill);
  expect(await screen.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/5');
  expect(fill).not.toHaveBeenCalled();
});
