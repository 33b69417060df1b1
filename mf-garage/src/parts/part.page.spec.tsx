import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aPart } from '../testing/factories';
import { aRemote, remotes } from '../testing/remotes';
import PartPage from './part.page';

const visit = (known = remotes) =>
  renderWithKit(<PartPage />, { path: '/parts/21', route: '/parts/:id', remotes: known });
const event = {
  id: 31,
  name: 'Oil change',
  type: 'Regular Maintenance',
  date_performed: null,
  date_performed_edtf: null,
  status: 'Upcoming',
};
const modification = { id: 51, name: 'Big brakes', category: 'Performance', status: 'Planned' };

it('shows all that is known of the part', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart({ notes: 'Box 12' }) } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Fuel pump', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '1973 Porsche 911 T (Olive)' })).toHaveAttribute('href', '/vehicles/7');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  for (const value of ['Bosch', '0 580 464 999', '$289.00', 'OEM', 'Jun 14, 2019', 'Installed', 'Rebuilt', 'Box 12'])
    expect(values).toContain(value);
  expect(screen.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/parts/21/edit');
  expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute('href', '/parts');
});

it('shows the service events and modifications that use it', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart({ service_events: [event], modifications: [modification] }) } });
  visit();
  const [used, modified] = await screen.findAllByRole('listitem');
  expect(used).toHaveTextContent('Oil changeRegular Maintenance · No dateUpcoming');
  expect(within(used!).getByRole('link')).toHaveAttribute('href', '/service/events/31');
  expect(modified).toHaveTextContent('Big brakesPerformancePlanned');
  expect(within(modified!).getByRole('link')).toHaveAttribute('href', '/modifications/51');
});

it('shows its photos and its papers', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart() } });
  visit();
  for (const what of ['Photos', 'Documents']) expect(await screen.findByText(`${what} of part 21`)).toBeInTheDocument();
});

it('has a section of each remote that knows more of a part', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart() } });
  const life = async () => ({ default: ({ partId }: { partId: number }) => <p>{`The life of part ${partId}`}</p> });
  const other = aRemote({
    id: 'usage',
    slots: { 'part-section': { life: {} } },
    panels: { 'part-section': { life } },
  });
  visit([...remotes, other]);
  expect(await screen.findByText('The life of part 21')).toBeInTheDocument();
});

it('names what uses it where no remote has a page for that', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart({ service_events: [event] }) } });
  visit([]);
  const [used] = await screen.findAllByRole('listitem');
  expect(used).toHaveTextContent('Oil change');
  expect(within(used!).queryByRole('link')).not.toBeInTheDocument();
});

it('says when nothing uses it', async () => {
  fakeApi({ 'GET /api/parts/21': { body: aPart() } });
  visit();
  expect(await screen.findByText('No service events use this part.')).toBeInTheDocument();
  expect(screen.getByText('No modifications use this part.')).toBeInTheDocument();
});

it('leads back where the part is not found', async () => {
  fakeApi({ 'GET /api/parts/21': { status: 404, body: { msg: 'Part not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Part not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Parts' })).toHaveAttribute('href', '/parts');
});

describe('deleting', () => {
  const ask = () => screen.findByRole('button', { name: 'Delete Part' }).then((button) => userEvent.click(button));

  it('asks in the documents’ words, then deletes and returns to the list', async () => {
    const { calls } = fakeApi({ 'GET /api/parts/21': { body: aPart() }, 'DELETE /api/parts/21': { status: 204 } });
    visit();
    await ask();
    const question = within(screen.getByRole('alertdialog', { name: 'Are you sure you want to delete this part?' }));
    expect(
      question.getByText('This action cannot be undone. The part will be permanently removed.'),
    ).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('at: /parts')).toBeInTheDocument();
  });

  it('says why it could not be deleted', async () => {
    fakeApi({ 'GET /api/parts/21': { body: aPart() }, 'DELETE /api/parts/21': { status: 500, body: {} } });
    visit();
    await ask();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error: Error deleting part');
  });
});
