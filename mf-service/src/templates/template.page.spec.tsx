import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadJson } from '../imports/download-json';
import { aJsonFile, anEvent, aTemplate } from '../testing/factories';
import TemplatePage from './template.page';
import TemplatesPage from './templates.page';
import { LANES } from './templates.queries';

jest.mock('../imports/download-json');

const READ = 'GET /api/service-event-templates/51';
const EVENTS = 'GET /api/service-event-templates/51/events';
const AVAILABLE = 'GET /api/service-event-templates/51/available-events';
const STATUS = 'PATCH /api/service-event-templates/51/status';
const DELETE = 'DELETE /api/service-event-templates/51';

const visit = () =>
  renderWithKit(<TemplatePage />, { path: '/service-event-templates/51', route: '/service-event-templates/:id' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const factOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('a template', () => {
  it('shows everything about it', async () => {
    fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [] } });
    visit();
    expect(await screen.findByRole('heading', { name: 'Oil change' })).toBeInTheDocument();
    expect(screen.getByText("Source: Owner's manual")).toBeInTheDocument();
    expect(factOf('Time interval')).toHaveTextContent('180 days (about 6 months)');
    expect(factOf('Mileage interval')).toHaveTextContent('5,000 miles');
    expect(factOf('Estimated cost')).toHaveTextContent('$85.50');
    expect(factOf('Created')).toHaveTextContent(/Feb 1, 2026.*:/);
    expect(factOf('Last updated')).toHaveTextContent(/Feb 2, 2026.*:/);
    expect(screen.getByText('Oil filter')).toBeInTheDocument();
    expect(screen.getByText('Reset the light')).toBeInTheDocument();
    expect((await screen.findByText('warm')).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'Edit Template' })).toHaveAttribute(
      'href',
      '/service-event-templates/51/edit',
    );
    expect(screen.getByRole('link', { name: 'Back to Templates' })).toHaveAttribute('href', '/service-event-templates');
  });

  it('at a total mileage says at which mileage and age, or that nobody said', async () => {
    fakeApi({
      [READ]: {
        body: aTemplate({
          recurrence_type: 'Total_Mileage',
          recurrence_total_mileage: 90_000,
          description: null,
          estimated_cost: null,
        }),
      },
      [EVENTS]: { body: [] },
    });
    visit();
    await screen.findByRole('heading', { name: 'Oil change' });
    expect(factOf('Recurrence type')).toHaveTextContent('Total Mileage');
    expect(factOf('Service at total mileage')).toHaveTextContent('90,000 miles');
    expect(factOf('Service at vehicle age')).toHaveTextContent('N/A');
    expect(factOf('Estimated cost')).toHaveTextContent('Not specified');
    expect(screen.queryByText('Time interval')).not.toBeInTheDocument();
    expect(screen.getByText('No description provided')).toBeInTheDocument();
  });

  it.each([404, 400])('that is not there is not found (%s)', async (status) => {
    fakeApi({ [READ]: { status, body: { msg: 'Template not found' } } });
    visit();
    expect(await screen.findByRole('heading', { name: 'Template not found' })).toBeInTheDocument();
  });

  it('that cannot be read says so, and is read again', async () => {
    const api = fakeApi({ [READ]: { status: 500 }, [EVENTS]: { body: [] } });
    visit();
    expect(await screen.findByText('Error: Error fetching service event template')).toBeInTheDocument();
    api.on(READ, { body: aTemplate() });
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'Oil change' })).toBeInTheDocument();
  });

  it('moves directly to another status', async () => {
    const { calls } = fakeApi({
      [READ]: { body: aTemplate() },
      [EVENTS]: { body: [] },
      [STATUS]: { body: aTemplate({ status: 'In_Work' }) },
    });
    visit();
    await press('In Work');
    expect(await screen.findByText('Template status updated to In Work.')).toBeInTheDocument();
    expect(calls.find((call) => call.method === 'PATCH')!.body).toEqual({ status: 'In_Work' });
  });

  it('keeps its status where it cannot be changed', async () => {
    fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [] }, [STATUS]: { status: 500 } });
    visit();
    await press('Skipped');
    expect(await screen.findByText('Failed to update status. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Skipped' })).toBeEnabled();
  });

  it('is deleted after a question that says what goes', async () => {
    fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [] }, [DELETE]: { status: 204 } });
    visit();
    await press('Delete Template');
    expect(screen.getByText('Are you sure you want to delete this template?')).toBeInTheDocument();
    expect(
      screen.getByText('This action cannot be undone. The template will be permanently removed.'),
    ).toBeInTheDocument();
    await press('Delete');
    expect(await screen.findByText('at: /service-event-templates')).toBeInTheDocument();
  });

  it('stays where it cannot be deleted', async () => {
    fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [] }, [DELETE]: { status: 500 } });
    visit();
    await press('Delete Template');
    await press('Delete');
    expect(await screen.findByText('Error: Error deleting service event template')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Delete Template' })).toBeInTheDocument();
  });
});

describe('an exported template', () => {
  const template = aTemplate({ name: 'Oil and filter  change', recurrence_total_age: 0, notes: 'a "b" <c> ✓' });
  const exported = async () => {
    fakeApi({ [READ]: { body: template }, [EVENTS]: { body: [] } });
    const { unmount } = visit();
    await press('Export Template');
    unmount();
    return jest.mocked(downloadJson).mock.lastCall!;
  };

  it('is a file named after it, and holds what the documents say', async () => {
    const [name, content] = await exported();
    expect(name).toBe('Oil_and_filter__change_template.json');
    expect(content).toEqual({
      name: 'Oil and filter  change',
      description: '<p>Drain <strong>warm</strong></p>',
      type: 'Regular Maintenance',
      recurrence_type: 'Periodic',
      recurrence_time_interval: 180,
      recurrence_mileage_interval: 5000,
      recurrence_total_mileage: null,
      recurrence_total_age: 0,
      distance_unit: 'mi',
      status: 'Open',
      estimated_cost: 85.5,
      currency: 'USD',
      recommended_parts: ['Oil filter'],
      notes: 'a "b" <c> ✓',
    });
  });

  it('is imported as it was', async () => {
    const [name, content] = await exported();
    const { calls } = fakeApi({
      'GET /api/service-event-templates': { body: [] },
      'GET /api/service-event-templates/sources': { body: [] },
      'POST /api/service-event-templates/import': {
        body: { total: 1, imported: 1, failed: 0, results: [{ index: 0, id: 52 }] },
      },
    });
    renderWithKit(<TemplatesPage />);
    await press('Import');
    await userEvent.upload(await screen.findByLabelText('JSON file'), aJsonFile(JSON.stringify(content), name));
    await press('Import 1 template');
    expect(await screen.findByText('Successfully imported template: Oil and filter change')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/service-event-templates/52');
    expect(calls.find((call) => call.method === 'POST')!.body).toEqual(content);
  });
});

describe('the service events of a template', () => {
  const REMOVE = 'DELETE /api/service/events/31/template-association';
  const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr')!;

  it('are told with their vehicle, day and status', async () => {
    fakeApi({
      [READ]: { body: aTemplate() },
      [EVENTS]: {
        body: [
          anEvent({ name: 'First', nickname: 'Giulia' }),
          anEvent({ id: 32, name: 'Second', date_performed: null }),
        ],
      },
    });
    visit();
    const first = await rowOf('First');
    for (const text of ['Giulia (1973 Alfa Romeo GT Junior)', 'Feb 1, 2026', 'Completed'])
      expect(within(first).getByText(text)).toBeInTheDocument();
    expect(within(first).getByRole('link', { name: 'View First' })).toHaveAttribute('href', '/service/events/31');
    const second = await rowOf('Second');
    for (const text of ['1973 Alfa Romeo GT Junior', 'N/A']) expect(within(second).getByText(text)).toBeInTheDocument();
  });

  it('are none at first', async () => {
    fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [] } });
    visit();
    expect(await screen.findByText('No service events found using this template.')).toBeInTheDocument();
  });

  it('say that they cannot be read, and are read again', async () => {
    const api = fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { status: 500 } });
    visit();
    expect(await screen.findByText('Error fetching service events for template')).toBeInTheDocument();
    api.on(EVENTS, { body: [anEvent({ name: 'First' })] });
    await press('Try again');
    expect(await screen.findByText('First')).toBeInTheDocument();
  });

  it('go when they are removed', async () => {
    const api = fakeApi({ [READ]: { body: aTemplate() }, [EVENTS]: { body: [anEvent({ name: 'First' })] } });
    api.on(REMOVE, () => {
      api.on(EVENTS, { body: [] });
      return { status: 204 };
    });
    visit();
    await press('Remove First');
    expect(await screen.findByText('No service events found using this template.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Associate Event' })).toHaveFocus();
  });

  it('stay where they cannot be removed, and can be removed later', async () => {
    const api = fakeApi({
      [READ]: { body: aTemplate() },
      [EVENTS]: { body: [anEvent({ name: 'First' })] },
      [REMOVE]: { status: 500 },
    });
    visit();
    await press('Remove First');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to remove association. Please try again.');
    api.on(REMOVE, { status: 204 });
    api.on(EVENTS, { body: [] });
    await press('Remove First');
    await screen.findByText('No service events found using this template.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('associating service events', () => {
  const ASSOCIATE = (id: number) => `POST /api/service/events/${id}/associate-template`;
  const dialog = () => screen.findByRole('dialog', { name: 'Associate Service Events' });
  const openDialog = async () => {
    visit();
    await press('Associate Event');
    return within(await dialog());
  };
  const events = [
    anEvent({ name: 'Brakes' }),
    anEvent({ id: 32, name: 'Belt', template_id: 9 }),
    anEvent({ id: 33, name: 'Plugs' }),
  ];
  const answers = { [READ]: { body: aTemplate() }, [EVENTS]: { body: [] }, [AVAILABLE]: { body: events } };

  it('sends each chosen one, closes and reads the list anew', async () => {
    const api = fakeApi({ ...answers, [ASSOCIATE(31)]: { body: anEvent() }, [ASSOCIATE(33)]: { body: anEvent() } });
    const inDialog = await openDialog();
    const submit = inDialog.getByRole('button', { name: 'Associate Selected Events' });
    expect(submit).toBeDisabled();
    await userEvent.click(await inDialog.findByRole('checkbox', { name: /^Brakes/ }));
    await userEvent.click(inDialog.getByRole('checkbox', { name: /^Belt.*follows another template now/ }));
    await userEvent.click(inDialog.getByRole('checkbox', { name: /^Plugs/ }));
    await userEvent.click(inDialog.getByRole('checkbox', { name: /^Belt/ }));
    expect(inDialog.getByText('2 events selected')).toBeInTheDocument();
    api.on(EVENTS, { body: [anEvent({ name: 'Brakes' })] });
    await userEvent.click(submit);
    expect(await screen.findByRole('link', { name: 'View Brakes' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const sent = api.calls.filter((call) => call.method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/service/events/31/associate-template', { template_id: 51 }],
      ['/api/service/events/33/associate-template', { template_id: 51 }],
    ]);
  });

  it('has the service search, and keeps what was chosen before', async () => {
    const { calls } = fakeApi({
      ...answers,
      [AVAILABLE]: ({ query }) => ({ body: query.get('search') ? [events[1]] : events }),
    });
    const inDialog = await openDialog();
    await userEvent.click(await inDialog.findByRole('checkbox', { name: /^Brakes/ }));
    await userEvent.type(inDialog.getByRole('searchbox'), 'belt{Enter}');
    await screen.findByRole('checkbox', { name: /^Belt/ });
    await waitFor(() => expect(inDialog.queryByRole('checkbox', { name: /^Brakes/ })).not.toBeInTheDocument());
    expect(inDialog.getByText('1 event selected')).toBeInTheDocument();
    expect(calls.at(-1)!.query.get('search')).toBe('belt');
  });

  it('says when nothing matches, and when there is nothing', async () => {
    fakeApi({ ...answers, [AVAILABLE]: { body: [] } });
    const inDialog = await openDialog();
    expect(
      await inDialog.findByText('No available service events to associate with this template.'),
    ).toBeInTheDocument();
    await userEvent.type(inDialog.getByRole('searchbox'), 'belt{Enter}');
    expect(await inDialog.findByText('No matching service events found.')).toBeInTheDocument();
  });

  it('says that the events cannot be read, and reads them again', async () => {
    const api = fakeApi({ ...answers, [AVAILABLE]: { status: 500, body: { msg: 'Internal error' } } });
    const inDialog = await openDialog();
    expect(await inDialog.findByRole('alert')).toHaveTextContent('Failed to load service events. Please try again.');
    api.on(AVAILABLE, { body: events });
    await userEvent.click(inDialog.getByRole('button', { name: 'Try again' }));
    expect(await inDialog.findByRole('checkbox', { name: /^Brakes/ })).toBeInTheDocument();
  });

  it('stays open where one fails, and sends only that one again', async () => {
    const api = fakeApi({ ...answers, [ASSOCIATE(31)]: { body: anEvent() }, [ASSOCIATE(33)]: { status: 500 } });
    const inDialog = await openDialog();
    await userEvent.click(await inDialog.findByRole('checkbox', { name: /^Brakes/ }));
    await userEvent.click(inDialog.getByRole('checkbox', { name: /^Plugs/ }));
    await userEvent.click(inDialog.getByRole('button', { name: 'Associate Selected Events' }));
    expect(await inDialog.findByRole('alert')).toHaveTextContent(
      'Failed to associate events with template. Please try again.',
    );
    expect(inDialog.getByText('1 event selected')).toBeInTheDocument();
    api.on(ASSOCIATE(33), { body: anEvent() });
    await userEvent.click(inDialog.getByRole('button', { name: 'Associate Selected Events' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = api.calls.filter((call) => call.method === 'POST').map(({ path }) => path.match(/\d+/)![0]);
    expect(sent).toEqual(['31', '33', '33']);
  });

  it('sends many in turns, tells how far it is, and keeps those that failed for another try', async () => {
    const many = Array.from({ length: 30 }, (_, at) => anEvent({ id: 100 + at, name: `Service ${at}` }));
    const api = fakeApi({ ...answers, [AVAILABLE]: { body: many } });
    let open = 0;
    let most = 0;
    const held: (() => void)[] = [];
    for (const { id } of many)
      api.on(ASSOCIATE(id), async () => {
        most = Math.max(most, ++open);
        await new Promise<void>((resolve) => held.push(resolve));
        open -= 1;
        return id % 10 === 0 ? { status: 503 } : { body: anEvent() };
      });
    const inDialog = await openDialog();
    await inDialog.findByText('Service 29');
    for (const { name } of many) fireEvent.click(inDialog.getByText(name));
    await userEvent.click(inDialog.getByRole('button', { name: 'Associate Selected Events' }));
    const progress = inDialog.getByRole('progressbar');
    for (let answered = 0; answered < many.length; answered += 1) {
      await waitFor(() => expect(held.length).toBeGreaterThan(answered));
      expect(progress).toHaveValue(answered);
      await act(async () => held[answered]!());
    }
    expect(await inDialog.findByText('3 events selected')).toBeInTheDocument();
    expect(most).toBe(LANES);
  });

  it('cannot be closed or sent twice while it is saving', async () => {
    let answer = () => {};
    const api = fakeApi({
      ...answers,
      [ASSOCIATE(31)]: () => new Promise((resolve) => (answer = () => resolve({ body: anEvent() }))),
    });
    const inDialog = await openDialog();
    await userEvent.click(await inDialog.findByRole('checkbox', { name: /^Brakes/ }));
    await userEvent.dblClick(inDialog.getByRole('button', { name: 'Associate Selected Events' }));
    expect(inDialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(inDialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(inDialog.getByRole('checkbox', { name: /^Brakes/ })).toBeDisabled();
    answer();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.filter((call) => call.method === 'POST')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Associate Event' })).toHaveFocus();
  });
});
