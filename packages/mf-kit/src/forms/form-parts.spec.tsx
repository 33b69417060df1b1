import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../ui/button';
import { Link, useNavigate } from 'react-router-dom';
import { renderWithKit } from '../testing';
import { KitForm, TextField, useFormPart, useKitForm } from '.';

const told = { saved: jest.fn(), dropped: jest.fn() };
let save: jest.Mock<Promise<{ id: number }>>;

/** A part of the form, like a panel of another remote. */
function Files({ chosen }: { chosen: boolean }) {
  useFormPart({ isUnsaved: chosen, onSaved: told.saved, onDropped: told.dropped });
  return null;
}

function PartForm({ chosen }: { chosen: boolean }) {
  const navigate = useNavigate();
  const form = useKitForm({ initial: { name: '' }, save, onSaved: ({ id }) => void navigate(`/parts/${id}`) });
  return (
    <KitForm form={form} label="Part">
      <TextField form={form} name="name" label="Name" />
      <Files chosen={chosen} />
      <Button type="submit">Create</Button>
      <Link to="/parts">Cancel</Link>
    </KitForm>
  );
}

const open = (chosen = true) => {
  renderWithKit(<PartForm chosen={chosen} />, { path: '/parts/new', route: '/parts/new' });
  return userEvent.setup();
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const cancel = () => userEvent.click(screen.getByRole('link', { name: 'Cancel' }));

beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  save = jest.fn(async () => ({ id: 7 }));
});

it('what waits in a form is told what that was saved as', async () => {
  open();
  await press('Create');
  expect(await screen.findByText('at: /parts/7')).toBeVisible();
  expect(told.saved).toHaveBeenCalledWith(7);
  expect(told.dropped).not.toHaveBeenCalled();
});

it('holds a move back by itself, and goes where the person leaves', async () => {
  open();
  await cancel();
  await press('Stay');
  expect(told.dropped).not.toHaveBeenCalled();
  await cancel();
  await press('Leave');
  expect(await screen.findByText('at: /parts')).toBeVisible();
  expect(told.dropped).toHaveBeenCalledTimes(1);
});

it('asks nothing where nothing waits', async () => {
  open(false);
  await cancel();
  expect(await screen.findByText('at: /parts')).toBeVisible();
});

it('goes with a draft that is discarded', async () => {
  const user = open();
  await user.type(screen.getByLabelText('Name'), 'Pump');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  document.body.innerHTML = '';
  open();
  await press('Discard');
  expect(told.dropped).toHaveBeenCalledTimes(1);
});

it('stays where a save fails, and is told of one that is answered after the page was left', async () => {
  save.mockRejectedValueOnce(new TypeError('x'));
  let answer: (saved: { id: number }) => void = () => undefined;
  open();
  await press('Create');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(told.saved).not.toHaveBeenCalled();
  save.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  await press('Create');
  fireEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await press('Leave');
  expect(await screen.findByText('at: /parts')).toBeVisible();
  expect(told.dropped).not.toHaveBeenCalled();
  act(() => answer({ id: 8 }));
  await waitFor(() => expect(told.saved).toHaveBeenCalledWith(8));
  expect(screen.getByText('at: /parts')).toBeVisible();
});
