import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSchedule, aTemplate } from '../testing/factories';
import ScheduleManagePage from './schedule-manage.page';

const READ = 'GET /api/service-schedules/51';
const SAVE = 'PUT /api/service-schedules/51';
const CHOICES = 'GET /api/service-event-templates';
const ADD = (id: number) => `POST /api/service-schedules/51/templates/${id}`;
const REMOVE = (id: number) => `DELETE /api/service-schedules/51/templates/${id}`;

const oil = aTemplate({ id: 61, name: 'Oil change', description: '<p>Drain it warm</p>' });
const belt = aTemplate({ id: 62, name: 'Timing belt', description: null });
const fluid = aTemplate({ id: 63, name: 'Brake fluid', description: '<p>Pressure <em>bleeder</em></p>' });

const read = (version: number, fields: Parameters<typeof aSchedule>[0] = {}) => ({
  body: aSchedule({ templates: [oil, belt], ...fields }),
  headers: { etag: `"${version}"` },
});
const visit = () =>
  renderWithKit(<ScheduleManagePage />, {
    path: '/service-schedules/51/manage',
    route: '/service-schedules/:id/manage',
  });
const listed = () =>
  within(screen.getByRole('list', { name: 'Templates of this schedule' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const pressed = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the fields of a schedule', () => {
  it('are saved against the version that was read, and lead to the schedules of the vehicle', async () => {
    const { calls } = fakeApi({ [READ]: read(4), [SAVE]: { body: aSchedule() } });
    visit();
    await userEvent.clear(await screen.findByLabelText(/^Name/));
    await userEvent.type(screen.getByLabelText(/^Name/), 'Winter');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Active' }));
    await pressed('Save Schedule');
    expect(await screen.findByText('at: /service-schedules/vehicles/7')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')!;
    expect(sent.body).toEqual({ name: 'Winter', description: 'By the book', is_active: false });
    expect(sent.headers.get('if-match')).toBe('"4"');
  });

  it('need a name', async () => {
    const { calls } = fakeApi({ [READ]: read(1) });
    visit();
    await userEvent.clear(await screen.findByLabelText(/^Name/));
    await pressed('Save Schedule');
    expect(screen.getByRole('alert')).toHaveTextContent('Name is required');
    expect(screen.getByLabelText(/^Name/)).toBeInvalid();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('are closed while they are saved, and so is all that would change the schedule meanwhile', async () => {
    fakeApi({ [READ]: read(1), [SAVE]: () => new Promise(() => undefined) });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), ' and more');
    await pressed('Save Schedule');
    for (const label of [/^Name/, 'Description', 'Active']) expect(screen.getByLabelText(label)).toBeDisabled();
    for (const name of ['Saving...', 'Add Templates', 'Remove Oil change', 'Delete Schedule'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('are kept where saving fails', async () => {
    fakeApi({ [READ]: read(1), [SAVE]: { status: 500 } });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), ' and more');
    await pressed('Save Schedule');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error updating service schedule');
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Factory maintenance and more');
  });

  it('that another tab saved meanwhile are not overwritten unasked', async () => {
    const api = fakeApi({ [READ]: read(4), [SAVE]: { status: 412, body: { msg: 'Changed' } } });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), '!');
    api.on(READ, read(5, { name: 'Theirs' }));
    await pressed('Save Schedule');
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed elsewhere in the meantime.');
    api.on(SAVE, ({ headers }) => (headers.get('if-match') === '"5"' ? { body: aSchedule() } : { status: 412 }));
    await pressed('Save Schedule');
    expect(await screen.findByText('at: /service-schedules/vehicles/7')).toBeInTheDocument();
  });

  it('are not held for changed by somebody else where a template was taken off here', async () => {
    const api = fakeApi({
      [READ]: read(4),
      [REMOVE(61)]: () => {
        api.on(READ, read(5, { templates: [belt] }));
        return { status: 204 };
      },
      [SAVE]: ({ headers }) => (headers.get('if-match') === '"5"' ? { body: aSchedule() } : { status: 412 }),
    });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), '!');
    await pressed('Remove Oil change');
    await waitFor(() => expect(listed()).toEqual(['Timing belt']));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Factory maintenance!');
    await pressed('Save Schedule');
    expect(await screen.findByText('at: /service-schedules/vehicles/7')).toBeInTheDocument();
  });

  it('are held for changed where another tab changed them before a template was taken off here', async () => {
    const api = fakeApi({
      [READ]: read(4),
      [REMOVE(61)]: () => {
        api.on(READ, read(6, { name: 'Theirs', templates: [belt] }));
        return { status: 204 };
      },
      [SAVE]: ({ headers }) => (headers.get('if-match') === '"6"' ? { body: aSchedule() } : { status: 412 }),
    });
    visit();
    await pressed('Remove Oil change');
    await waitFor(() => expect(listed()).toEqual(['Timing belt']));
    await pressed('Save Schedule');
    expect(await screen.findByRole('alert')).toHaveTextContent('This was changed elsewhere in the meantime.');
  });

  it('that were changed are asked about before they are left', async () => {
    fakeApi({ [READ]: read(1) });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await pressed('Leave');
    expect(await screen.findByText('at: /service-schedules/vehicles/7')).toBeInTheDocument();
  });
});

describe('the templates of a schedule', () => {
  it('stand in their order with their recurrence', async () => {
    fakeApi({ [READ]: read(1, { templates: [belt, oil] }) });
    visit();
    await screen.findByRole('list', { name: 'Templates of this schedule' });
    expect(listed()).toEqual(['Timing belt', 'Oil change']);
    expect(screen.getAllByText('Every 180 days (about 6 months) or 5,000 miles')).toHaveLength(2);
  });

  it('go one by one, and the keyboard goes on at the next', async () => {
    const api = fakeApi({
      [READ]: read(1),
      [REMOVE(61)]: () => {
        api.on(READ, read(2, { templates: [belt] }));
        return { status: 204 };
      },
      [REMOVE(62)]: () => {
        api.on(READ, read(3, { templates: [] }));
        return { status: 204 };
      },
    });
    visit();
    await pressed('Remove Oil change');
    expect(await screen.findByText('Oil change was taken off.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Timing belt' })).toHaveFocus());
    await pressed('Remove Timing belt');
    expect(await screen.findByText('No templates in this schedule')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Templates' })).toHaveFocus();
  });

  it('go one at a double click, not two', async () => {
    const api = fakeApi({
      [READ]: read(1),
      [REMOVE(61)]: () => {
        api.on(READ, read(2, { templates: [belt] }));
        return { status: 204 };
      },
    });
    visit();
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Remove Oil change' }));
    await screen.findByText('Oil change was taken off.');
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('say why one could not be taken off, and show what is there now', async () => {
    const api = fakeApi({ [READ]: read(1), [REMOVE(61)]: { status: 404, body: { msg: 'Template not found' } } });
    visit();
    await screen.findByRole('list', { name: 'Templates of this schedule' });
    api.on(READ, read(2, { templates: [belt] }));
    await pressed('Remove Oil change');
    expect(await screen.findByRole('alert')).toHaveTextContent('Template not found');
    expect(listed()).toEqual(['Timing belt']);
  });

  it('have a sentence for a failure without one', async () => {
    fakeApi({ [READ]: read(1), [REMOVE(61)]: { status: 500 } });
    visit();
    await pressed('Remove Oil change');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error removing template from schedule');
  });
});

describe('the template picker', () => {
  const open = async () => {
    visit();
    await pressed('Add Templates');
    return within(await screen.findByRole('dialog', { name: 'Add Templates' }));
  };

  it('excludes templates already in the schedule', async () => {
    fakeApi({ [READ]: read(1), [CHOICES]: { body: [fluid, oil, belt] } });
    const picker = await open();
    expect((await picker.findAllByRole('checkbox')).length).toBe(1);
    expect(picker.getByRole('checkbox', { name: /Brake fluid/ })).toBeInTheDocument();
  });

  it('searches name and description whatever the case, and keeps what was chosen', async () => {
    fakeApi({ [READ]: read(1, { templates: [] }), [CHOICES]: { body: [fluid, oil, belt] } });
    const picker = await open();
    await userEvent.click(await picker.findByRole('checkbox', { name: /Timing belt/ }));
    await userEvent.type(picker.getByRole('searchbox', { name: 'Search' }), 'PRESSURE bleed{Enter}');
    expect(picker.getAllByRole('checkbox')).toHaveLength(1);
    expect(picker.getByRole('checkbox', { name: /Brake fluid/ })).toBeInTheDocument();
    expect(picker.getByText('1 template selected')).toBeInTheDocument();
    await userEvent.type(picker.getByRole('searchbox', { name: 'Search' }), 'zzz{Enter}');
    expect(picker.getByText('No templates match your search.')).toBeInTheDocument();
  });

  it('needs at least one template selected', async () => {
    const { calls } = fakeApi({ [READ]: read(1), [CHOICES]: { body: [fluid] } });
    const picker = await open();
    await userEvent.click(await picker.findByRole('button', { name: 'Add Selected Templates' }));
    expect(picker.getByRole('alert')).toHaveTextContent('Select at least one template.');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('adds what was chosen in that order, with an empty body each, and closes', async () => {
    const api = fakeApi({
      [READ]: read(1, { templates: [] }),
      [CHOICES]: { body: [fluid, oil, belt] },
      [ADD(62)]: { status: 201, body: aSchedule() },
      [ADD(63)]: () => {
        api.on(READ, read(3, { templates: [belt, fluid] }));
        return { status: 201, body: aSchedule() };
      },
    });
    const picker = await open();
    await userEvent.click(await picker.findByRole('checkbox', { name: /Timing belt/ }));
    await userEvent.click(picker.getByRole('checkbox', { name: /Brake fluid/ }));
    await userEvent.dblClick(picker.getByRole('button', { name: 'Add Selected Templates' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(listed()).toEqual(['Timing belt', 'Brake fluid']);
    const sent = api.calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual([
      ['62', undefined],
      ['63', undefined],
    ]);
  });

  it('stays with what is left where one cannot be added', async () => {
    const api = fakeApi({
      [READ]: read(1, { templates: [] }),
      [CHOICES]: { body: [fluid, belt] },
      [ADD(63)]: () => {
        api.on(READ, read(2, { templates: [fluid] }));
        return { status: 201, body: aSchedule() };
      },
      [ADD(62)]: { status: 500 },
    });
    const picker = await open();
    await userEvent.click(await picker.findByRole('checkbox', { name: /Brake fluid/ }));
    await userEvent.click(picker.getByRole('checkbox', { name: /Timing belt/ }));
    await userEvent.click(picker.getByRole('button', { name: 'Add Selected Templates' }));
    expect(await picker.findByRole('alert')).toHaveTextContent(
      'Failed to associate templates with schedule. Please try again.',
    );
    expect(picker.getAllByRole('checkbox')).toHaveLength(1);
    expect(picker.getByRole('checkbox', { name: /Timing belt/ })).toBeChecked();
  });

  it('says that the templates could not be read, and tries again', async () => {
    const api = fakeApi({ [READ]: read(1), [CHOICES]: { status: 500 } });
    const picker = await open();
    expect(await picker.findByRole('alert')).toHaveTextContent(
      'Failed to load service event templates. Please try again.',
    );
    api.on(CHOICES, { body: [fluid] });
    await userEvent.click(picker.getByRole('button', { name: 'Try again' }));
    expect(await picker.findByRole('checkbox', { name: /Brake fluid/ })).toBeInTheDocument();
  });

  it.each([
    ['No templates yet.', []],
    ['All your templates are in this schedule already.', [oil, belt]],
  ])('says %s', async (text, body) => {
    fakeApi({ [READ]: read(1), [CHOICES]: { body } });
    const picker = await open();
    expect(await picker.findByText(text)).toBeInTheDocument();
    expect(picker.getByRole('link', { name: 'Create New Template' })).toHaveAttribute(
      'href',
      '/service-event-templates/new',
    );
  });

  it('asks about unsaved fields before it leads away from them', async () => {
    fakeApi({ [READ]: read(1), [CHOICES]: { body: [oil, belt] } });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), '!');
    await pressed('Add Templates');
    await userEvent.click(await screen.findByRole('link', { name: 'Create New Template' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeInTheDocument();
  });
});

describe('deleting a schedule', () => {
  const answering = (yes: boolean) => {
    const asked = jest.spyOn(window, 'confirm').mockReturnValue(yes);
    return asked;
  };
  afterEach(() => jest.restoreAllMocks());

  it('asks in the words of the documents and leads to the vehicle, also with unsaved changes', async () => {
    const asked = answering(true);
    fakeApi({ [READ]: read(1), 'DELETE /api/service-schedules/51': { status: 204 } });
    visit();
    await userEvent.type(await screen.findByLabelText(/^Name/), '!');
    await pressed('Delete Schedule');
    expect(asked).toHaveBeenCalledWith('Are you sure you want to delete this service schedule?');
    expect(await screen.findByText('at: /vehicles/7')).toBeInTheDocument();
  });

  it('deletes nothing where the answer is no', async () => {
    answering(false);
    const { calls } = fakeApi({ [READ]: read(1) });
    visit();
    await pressed('Delete Schedule');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('says why it failed', async () => {
    answering(true);
    fakeApi({ [READ]: read(1), 'DELETE /api/service-schedules/51': { status: 500 } });
    visit();
    await pressed('Delete Schedule');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error deleting service schedule');
  });
});

it.each([404, 400])('says that there is no such schedule (%d)', async (status) => {
  fakeApi({ [READ]: { status, body: { msg: 'Service schedule not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Service schedule not found' })).toBeInTheDocument();
});

it('says that it could not be read', async () => {
  fakeApi({ [READ]: { status: 500 } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch service schedule');
});
