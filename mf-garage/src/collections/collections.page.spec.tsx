import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection } from '../testing/factories';
import CollectionsPage from './collections.page';

const visit = (path = '/collections') => renderWithKit(<CollectionsPage />, { path, route: '/collections' });

it('shows each collection as a card that leads to it and to its form', async () => {
  fakeApi({
    'GET /api/collections': { body: [aCollection(), aCollection({ id: 4, name: 'Barn', description: null })] },
  });
  visit();
  const cards = await screen.findAllByRole('article');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Engines in the back');
  expect(cards[0]).toHaveTextContent('2 vehicles');
  expect(cards[0]).toHaveTextContent('Last updated Mar 4, 2026');
  expect(cards[1]).toHaveTextContent('No description provided');
  const barn = within(cards[1]!);
  expect(barn.getByRole('link', { name: 'View Barn' })).toHaveAttribute('href', '/collections/4');
  expect(barn.getByRole('link', { name: 'Edit Barn' })).toHaveAttribute('href', '/collections/4/edit');
});

it('brings the next page on demand', async () => {
  const link = '</api/collections?cursor=abc&limit=48>; rel="next"';
  fakeApi({
    'GET /api/collections': ({ query }) =>
      query.has('cursor')
        ? { body: [aCollection({ id: 9, name: 'Barn' })], headers: { 'x-total-count': '2', link: '' } }
        : { body: [aCollection()], headers: { 'x-total-count': '2', link } },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Barn' })).toBeInTheDocument();
  expect(screen.getByText('Showing 2 of 2')).toBeInTheDocument();
});

it('searches as the address says, and clears the search where nothing matches', async () => {
  const { calls } = fakeApi({
    'GET /api/collections': ({ query }) => ({ body: query.has('search') ? [] : [aCollection()] }),
  });
  visit('/collections?search=barn');
  const empty = within((await screen.findByText('No collections found matching your filters.')).parentElement!);
  expect(calls[0]?.query.toString()).toBe('search=barn&limit=48');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('barn');
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByRole('link', { name: 'Air-cooled' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
});

it('says how to begin where there is none', async () => {
  fakeApi({ 'GET /api/collections': { body: [] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Create Your First Collection' })).toHaveAttribute(
    'href',
    '/collections/new',
  );
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ 'GET /api/collections': { status: 500, body: {} } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch collections');
  api.on('GET /api/collections', { body: [aCollection()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Air-cooled' })).toBeInTheDocument();
});
