import { screen } from '@testing-library/react';
import { loadPart } from '@carnet/mf-kit/ui';
import { type Remote, RemotesContext, type RemoteRoute, VersionMismatch } from '@carnet/mf-kit/federation';
import { renderWithKit } from '@carnet/mf-kit/testing';
import RemoteSection from './remote-section';

const manifest = {
  name: 'mf-cars',
  id: 'cars',
  paths: ['/cars'],
  nav: [],
  headings: { '/cars/new': { title: 'Add a car', subtitle: 'Any will do.', back: { to: '/cars', label: 'Cars' } } },
};
const routes: RemoteRoute[] = [
  { path: '/cars', page: async () => ({ default: () => <h1>All cars</h1> }) },
  { path: '/cars/new', page: async () => ({ default: () => <p>The form</p> }) },
];

const remote: Remote = { ...manifest, routes };

function open(path: string, load = async () => remote, loaded = new Map<string, Remote>()) {
  const entries = [{ ...manifest, manifest: '', entry: '' }];
  return renderWithKit(
    <RemotesContext value={{ entries, load, loaded }}>
      <RemoteSection id="cars" base="/cars" />
    </RemotesContext>,
    { path, route: '/cars/*' },
  );
}

const headings = () => screen.queryAllByRole('heading', { level: 1 }).map((heading) => heading.textContent);

it.each(['/cars/new', '/cars/new/'])('says what %s is called before any code of it is there', (path) => {
  open(path, () => new Promise(() => undefined));
  expect(headings()).toEqual(['Add a car']);
  expect(screen.getByText('Any will do.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Cars' })).toHaveAttribute('href', '/cars');
  expect(screen.getByText('Loading...')).toBeInTheDocument();
});

it('keeps that heading above the page when it comes', async () => {
  open('/cars/new');
  expect(await screen.findByText('The form')).toBeVisible();
  expect(headings()).toEqual(['Add a car']);
});

it('shows a page at once that was fetched ahead', async () => {
  await loadPart(routes[0]!.page);
  open('/cars', () => new Promise(() => undefined), new Map([['cars', remote]]));
  expect(headings()).toEqual(['All cars']);
});

it('leaves every other page its own', async () => {
  open('/cars');
  expect(await screen.findByRole('heading', { name: 'All cars' })).toBeVisible();
  expect(headings()).toEqual(['All cars']);
});

it('asks for a reload where the remote is of another version than the page', async () => {
  open('/cars', () => Promise.reject(new VersionMismatch()));
  expect(await screen.findByRole('heading', { level: 1, name: 'Carnet was updated' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});
