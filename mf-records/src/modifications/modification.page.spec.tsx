import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModification, aPart } from '../testing/factories';
import ModificationPage from './modification.page';

const READ = 'GET /api/modifications/9';
const DELETE = 'DELETE /api/modifications/9';

const visit = () => renderWithKit(<ModificationPage />, { path: '/modifications/9', route: '/modifications/:id' });

describe('a modification', () => {
  it('shows what the odometer showed, where it is known', async () => {
    fakeApi({ [READ]: { body: aModification({ mileage: 84_300, odometer_unit: 'km' }) } });
    visit();
    expect((await screen.findByText('Mileage')).nextElementSibling).toHaveTextContent('84,300 km');
  });

  it('shows its vehicle, description, dates, cost and notes', async () => {
    fakeApi({ [READ]: { body: aModification({ notes: 'Keep the points', completion_date: '2026-05-01' }) } });
    visit();
    expect(await screen.findByRole('heading', { name: 'Electronic ignition', level: 1 })).toBeInTheDocument();
    expect(screen.getByText('No more points')).toBeInTheDocument();
    expect(screen.getByText('Keep the points')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '1973 Alfa Romeo GT Junior' })).toHaveAttribute('href', '/vehicles/7');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values.slice(1, 6)).toEqual(['Performance', 'In Progress', 'Mar 4, 2026', 'May 1, 2026', '$380.00']);
    expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/modifications/9/edit');
  });

  it('says what is not specified', async () => {
    fakeApi({ [READ]: { body: aModification({ cost: null, start_date: null, description: null }) } });
    visit();
    expect(await screen.findAllByText('Not specified')).toHaveLength(3);
    expect(screen.getByText('No description provided')).toBeInTheDocument();
    expect(screen.getByText('No notes')).toBeInTheDocument();
  });

  it('shows its service event as a row that leads to it', async () => {
    const event = {
      id: 31,
      name: 'Tune-up',
      type: 'Repair',
      date_performed: '2026-02-01',
      date_performed_edtf: null,
      status: 'Completed',
    };
    fakeApi({ [READ]: { body: aModification({ service_event_id: 31, service_event: event }) } });
    visit();
    const row = within(await screen.findByRole('row', { name: /^Tune-up Repair Feb 1, 2026 Completed/ }));
    expect(row.getByRole('link', { name: 'View Tune-up' })).toHaveAttribute('href', '/service/events/31');
  });

  it.each([404, 400])('says that there is no such modification (%s)', async (status) => {
    fakeApi({ [READ]: { status, body: { msg: 'Modification not found' } } });
    visit();
    expect(await screen.findByRole('heading', { name: 'Modification not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Modifications' })).toHaveAttribute('href', '/modifications');
  });

  it('says what went wrong, and tries again', async () => {
    const api = fakeApi({ [READ]: { status: 500 } });
    visit();
    expect(await screen.findByText('Error: Error fetching modification details')).toBeInTheDocument();
    api.on(READ, { body: aModification() });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Electronic ignition' })).toBeInTheDocument();
  });
});

describe('its parts', () => {
  const PARTS = 'GET /api/parts/vehicles/7';
  const coil = aPart({ id: 22, name: 'Coil', part_number: null });

  it('lead to their pages', async () => {
    fakeApi({ [READ]: { body: aModification({ parts: [aPart()], part_ids: [21] }) } });
    visit();
    const row = within(await screen.findByRole('row', { name: /^Ignition module 0 227 100 Bosch OEM Planned/ }));
    expect(row.getByRole('link', { name: 'View Ignition module' })).toHaveAttribute('href', '/parts/21');
  });

  it('are added where they stand, each once', async () => {
    const { calls } = fakeApi({
      [READ]: { body: aModification({ parts: [aPart()], part_ids: [21] }) },
      [PARTS]: { body: [aPart(), coil] },
      'POST /api/modifications/9/parts': { status: 201, body: aModification({ parts: [aPart(), coil] }) },
    });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Parts' }));
    const choice = await screen.findByLabelText('Part of this vehicle');
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Select a part', 'Coil · Bosch']);
    await userEvent.selectOptions(choice, 'Coil · Bosch');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    expect(await screen.findByText('Coil was added.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coil' })).toHaveAttribute('href', '/parts/22');
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ part_id: 22 });
    expect(choice).toHaveFocus();
    expect(within(choice).getAllByRole('option')).toHaveLength(1);
  });

  it('are removed where they stand, and the modification is read again', async () => {
    const api = fakeApi({ [READ]: { body: aModification({ parts: [aPart(), coil] }) } });
    api.on('DELETE /api/modifications/9/parts/21', () => {
      api.on(READ, { body: aModification({ parts: [coil] }) });
      return { status: 204 };
    });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ignition module' }));
    expect(await screen.findByText('Ignition module was removed.')).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Ignition module' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Coil' })).toBeInTheDocument();
  });

  it('stay where one can be neither added nor removed, and say why', async () => {
    fakeApi({
      [READ]: { body: aModification({ parts: [aPart()], part_ids: [21] }) },
      [PARTS]: { body: [coil] },
      'POST /api/modifications/9/parts': { status: 500 },
      'DELETE /api/modifications/9/parts/21': { status: 500 },
    });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Ignition module' }));
    expect(await screen.findByText('Error: Error removing part from modification')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Add Parts' }));
    await userEvent.selectOptions(await screen.findByLabelText('Part of this vehicle'), 'Coil · Bosch');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    expect(await screen.findByText('Error: Error adding part to modification')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ignition module' })).toBeInTheDocument();
    expect(screen.getByLabelText('Part of this vehicle')).toHaveValue('22');
  });

  it('begin with a part of the vehicle where there is none', async () => {
    fakeApi({ [READ]: { body: aModification() }, [PARTS]: { body: [] } });
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Parts' }));
    expect(await screen.findByRole('link', { name: 'Add a part' })).toHaveAttribute('href', '/parts/new?vehicle_id=7');
  });
});

describe('its end', () => {
  const ask = async () => {
    visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Modification' }));
    return within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this modification?' }));
  };

  it('comes after a question, and leads to the list', async () => {
    fakeApi({ [READ]: { body: aModification() }, [DELETE]: { status: 204 } });
    const question = await ask();
    expect(
      question.getByText(/This action cannot be undone. The modification will be permanently removed./),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('at: /modifications')).toBeInTheDocument();
  });

  it('does not come where the answer is no', async () => {
    const { calls } = fakeApi({ [READ]: { body: aModification() } });
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete Modification' })).toHaveFocus();
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('that fails closes the question and says why', async () => {
    fakeApi({ [READ]: { body: aModification() }, [DELETE]: { status: 500 } });
    const question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Error: Error deleting modification')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
