import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection } from '../testing/factories';
import CollectionEditPage from './collection-edit.page';
import CollectionNewPage from './collection-new.page';

const visitNew = () => renderWithKit(<CollectionNewPage />, { path: '/collections/new', route: '/collections/new' });
const visitEdit = () =>
  renderWithKit(<CollectionEditPage />, { path: '/collections/3/edit', route: '/collections/:id/edit' });
const name = () => screen.findByRole('textbox', { name: /^Name/ });

describe('a new collection', () => {
  it('is created and shown', async () => {
    const { calls } = fakeApi({ 'POST /api/collections': { status: 201, body: aCollection({ id: 12 }) } });
    visitNew();
    await userEvent.type(await name(), '  Two wheels ');
    await userEvent.click(screen.getByRole('button', { name: 'Create Collection' }));
    expect(await screen.findByText('at: /collections/12')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ name: 'Two wheels', description: null });
    expect(calls[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('needs a name that is not blank, and asks nobody before it has one', async () => {
    const { calls } = fakeApi();
    visitNew();
    await userEvent.type(await name(), '   ');
    await userEvent.click(screen.getByRole('button', { name: 'Create Collection' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Collection name is required');
    expect(await name()).toHaveAccessibleDescription('Collection name is required');
    expect(calls).toEqual([]);
  });

  it('keeps what was typed when it cannot be saved', async () => {
    fakeApi({ 'POST /api/collections': { status: 503, body: { msg: 'The garage is away for a moment' } } });
    visitNew();
    await userEvent.type(await name(), 'Two wheels');
    await userEvent.click(screen.getByRole('button', { name: 'Create Collection' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The garage is away for a moment');
    expect(await name()).toHaveValue('Two wheels');
  });

  it('asks before what was typed is left', async () => {
    fakeApi();
    visitNew();
    await userEvent.type(await name(), 'Two wheels');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(await name()).toHaveValue('Two wheels');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('at: /collections')).toBeInTheDocument();
  });
});

describe('an edit', () => {
  it('is saved over the version that was read', async () => {
    const { calls } = fakeApi({
      'GET /api/collections/3': { body: aCollection({ vehicle_count: 0 }) },
      'PUT /api/collections/3': { body: aCollection({ name: 'Boxers', version: 5 }) },
    });
    visitEdit();
    await userEvent.clear(await name());
    await userEvent.type(await name(), 'Boxers');
    await userEvent.click(screen.getByRole('button', { name: 'Update Collection' }));
    expect(await screen.findByText('at: /collections/3')).toBeInTheDocument();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe('"4"');
    expect(put?.body).toEqual({ name: 'Boxers', description: 'Engines in the back' });
  });

  it('tells of a save that came in between, and replaces it only when asked to again', async () => {
    const api = fakeApi({
      'GET /api/collections/3': { body: aCollection({ vehicle_count: 0 }) },
      'PUT /api/collections/3': ({ headers }) =>
        headers.get('if-match') === '"9"'
          ? { body: aCollection({ version: 10 }) }
          : { status: 412, body: { msg: 'This was changed elsewhere in the meantime.' } },
    });
    visitEdit();
    await userEvent.type(await name(), '!');
    api.on('GET /api/collections/3', { body: aCollection({ name: 'Theirs', version: 9 }) });
    await userEvent.click(screen.getByRole('button', { name: 'Update Collection' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/changed elsewhere in the meantime/);
    expect(await name()).toHaveValue('Air-cooled!');
    await userEvent.click(screen.getByRole('button', { name: 'Update Collection' }));
    expect(await screen.findByText('at: /collections/3')).toBeInTheDocument();
  });

  it('leads back where the collection is not found', async () => {
    fakeApi({ 'GET /api/collections/3': { status: 404, body: { msg: 'Collection not found' } } });
    visitEdit();
    expect(await screen.findByRole('heading', { name: 'Collection not found' })).toBeInTheDocument();
  });
});
