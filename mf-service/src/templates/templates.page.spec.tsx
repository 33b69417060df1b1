import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aJsonFile, aTemplate } from '../testing/factories';
import TemplatesPage from './templates.page';

const LIST = 'GET /api/service-event-templates';
const SOURCES = 'GET /api/service-event-templates/sources';
const IMPORT = 'POST /api/service-event-templates/import';
const visit = (path = '/service-event-templates') =>
  renderWithKit(<TemplatesPage />, { path, route: '/service-event-templates' });

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!;

it('shows what each template is, how often it comes round and what it may cost', async () => {
  fakeApi({
    [LIST]: {
      body: [
        aTemplate({ description: `<p>${'a'.repeat(70)}<strong>b</strong></p>`, status: 'In_Work' }),
        aTemplate({ id: 52, name: 'Tappets', source: null, estimated_cost: null, description: null }),
      ],
    },
    [SOURCES]: { body: [] },
  });
  visit();
  const row = await rowOf('Oil change');
  for (const text of [
    'Regular Maintenance',
    "Owner's manual",
    'Every 180 days (about 6 months) or 5,000 miles',
    'In Work',
    '$85.50',
  ])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByText(`${'a'.repeat(70)}...`)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Oil change' })).toHaveAttribute('href', '/service-event-templates/51');
  expect(within(row).getByRole('link', { name: 'View Oil change' })).toHaveAttribute(
    'href',
    '/service-event-templates/51',
  );
  expect(within(row).getByRole('link', { name: 'Edit Oil change' })).toHaveAttribute(
    'href',
    '/service-event-templates/51/edit',
  );
  expect(within(await rowOf('Tappets')).getAllByText('—')).toHaveLength(2);
});

it('asks for what the address says, and offers the sources that there are', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [] }, [SOURCES]: { body: ['Club', 'Manual'] } });
  visit('/service-event-templates?type=Repair&status=In_Work&search=seal&source=Manual');
  await screen.findByText('No templates found matching your filters.');
  const asked = calls.find((call) => call.path === '/api/service-event-templates')!;
  expect(Object.fromEntries(asked.query)).toEqual({
    type: 'Repair',
    status: 'In_Work',
    search: 'seal',
    source: 'Manual',
    limit: '50',
  });
  const choicesOf = (label: string) =>
    within(screen.getByLabelText(label))
      .getAllByRole('option')
      .map((option) => option.textContent);
  expect(choicesOf('Source')).toEqual(['All sources', 'Club', 'Manual']);
  expect(choicesOf('Status')).toEqual(['All statuses', 'Open', 'In Work', 'Completed']);
  expect(choicesOf('Type')).toEqual(['All types', 'Regular Maintenance', 'Modification', 'Repair', 'Other']);
});

it('forgets all filters at once, and invites to the first template', async () => {
  fakeApi({ [LIST]: { body: [] }, [SOURCES]: { body: [] } });
  visit('/service-event-templates?status=Open');
  const empty = (await screen.findByText('No templates found matching your filters.')).parentElement!;
  await userEvent.click(within(empty).getByRole('button', { name: 'Clear Filters' }));
  expect(window.location.search).toBe('');
  expect(await screen.findByRole('link', { name: 'Create Your First Template' })).toHaveAttribute(
    'href',
    '/service-event-templates/new',
  );
});

it('keeps a source in sight that no template has any more', async () => {
  fakeApi({ [LIST]: { body: [] }, [SOURCES]: { body: ['Club'] } });
  visit('/service-event-templates?source=Manual');
  expect(await screen.findByRole('option', { name: 'Club' })).toBeInTheDocument();
  expect(screen.getByLabelText('Source')).toHaveValue('Manual');
});

it('offers another try where the service is away', async () => {
  const api = fakeApi({ [LIST]: { status: 500 }, [SOURCES]: { status: 500 } });
  visit();
  await screen.findByText('Error fetching service event templates');
  api.on(LIST, { body: [aTemplate()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Oil change')).toBeInTheDocument();
});

describe('importing', () => {
  beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
  afterEach(() => jest.restoreAllMocks());

  const file = (content: unknown) =>
    aJsonFile(typeof content === 'string' ? content : JSON.stringify(content), 'templates.json');
  const open = async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
    return screen.findByLabelText('JSON file');
  };

  it('sends a file in one call, says what came of it and reads the list anew', async () => {
    const api = fakeApi({
      [LIST]: { body: [] },
      [SOURCES]: { body: [] },
      [IMPORT]: {
        body: {
          total: 2,
          imported: 1,
          failed: 1,
          results: [
            { index: 0, id: 51 },
            { index: 1, msg: 'Invalid template data: Missing required fields' },
          ],
        },
      },
    });
    const picker = await open();
    await userEvent.upload(picker, file([{ name: 'Oil change' }, {}]));
    api.on(LIST, { body: [aTemplate()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Import 2 templates' }));
    expect(await screen.findByText('Successfully imported 1 of 2 templates (1 failed)')).toBeInTheDocument();
    expect(
      screen.getByText('Error in template #2: Invalid template data: Missing required fields'),
    ).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Oil change', hidden: true })).toBeInTheDocument();
    expect(api.calls.filter((call) => call.method === 'POST')).toHaveLength(1);
  });

  it.each([
    [[], 'No templates found in file'],
    ['{"name": ', 'Invalid JSON format'],
  ])('says of %j: %s', async (content, message) => {
    fakeApi({ [LIST]: { body: [] }, [SOURCES]: { body: [] } });
    await userEvent.upload(await open(), file(content));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it.each([
    [{ name: 'Tappets' }, 1, 'Successfully imported template: Tappets'],
    [{ name: 'Tappets' }, 0, 'Failed to create template'],
    [[{ name: 'Tappets' }], 0, 'Failed to import any templates'],
  ])('says of %j, of which %d could be imported: %s', async (content, imported, message) => {
    const [result] = imported ? [{ index: 0, id: 51 }] : [{ index: 0, msg: 'wrong' }];
    fakeApi({
      [LIST]: { body: [] },
      [SOURCES]: { body: [] },
      [IMPORT]: { body: { total: 1, imported, failed: 1 - imported, results: [result] } },
    });
    await userEvent.upload(await open(), file(content));
    await userEvent.click(await screen.findByRole('button', { name: 'Import 1 template' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('only shows what it would store while debug mode is on', async () => {
    const { calls } = fakeApi({
      [LIST]: { body: [] },
      [SOURCES]: { body: [] },
      [IMPORT]: {
        body: { total: 1, imported: 0, failed: 0, results: [{ index: 0, values: aTemplate({ name: 'Tappets' }) }] },
      },
    });
    await userEvent.upload(await open(), file([{ name: 'Tappets' }]));
    await userEvent.click(within(screen.getByRole('dialog')).getByLabelText(/^Debug Mode/));
    await userEvent.click(screen.getByRole('button', { name: 'Analyse file' }));
    expect(await screen.findByText('#1 Tappets')).toBeInTheDocument();
    expect(
      screen.getByText('Regular Maintenance · Every 180 days (about 6 months) or 5,000 miles · $85.50'),
    ).toBeInTheDocument();
    expect(calls.find((call) => call.method === 'POST')!.query.get('dry_run')).toBe('true');
  });
});
