import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, NO_ANSWER } from '../data/api/api-error';
import { Button } from '../ui/button';
import type { Entry } from '../data/outbox/entry';
import { isBeingChanged, publishWaiting } from '../data/outbox/outbox';
import { anEntry, renderWithKit } from '../testing';
import { KitForm, TextField, useFormPart, useKitForm } from '.';

const mockOutbox = { keepUnanswered: jest.fn(), held: jest.fn(), wake: jest.fn() };
jest.mock('../data/outbox/current-outbox', () => mockOutbox);

interface Values {
  make: string;
  model: string;
}

const entry = anEntry();

const onKept = jest.fn<Promise<void>, []>();
function Files() {
  useFormPart({ isUnsaved: true, onSaved: () => undefined, onKept, onDropped: () => undefined });
  return null;
}

function CarForm({ save }: { save: (values: Values) => Promise<unknown> }) {
  const form = useKitForm<Values, unknown>({ initial: { make: '', model: '' }, save });
  return (
    <KitForm form={form} label="Car">
      <TextField form={form} name="make" label="Make" />
      <TextField form={form} name="model" label="Model" />
      <Files />
      <Button type="submit">Save</Button>
    </KitForm>
  );
}

const person = userEvent.setup({ delay: null });
const save = jest.fn().mockResolvedValue({ id: 1 });
const show = (...entries: Entry[]) => act(() => publishWaiting(entries));
const open = () => renderWithKit(<CarForm save={save} />, { path: '/cars/new#waiting=e1', route: '/cars/new' });

afterEach(() => {
  show();
  localStorage.clear();
  sessionStorage.clear();
});

it('holds an entry back while its form is open', () => {
  const { unmount } = open();
  show(entry);
  expect(isBeingChanged('e1')).toBe(true);
  expect(screen.getByLabelText('Model')).toHaveValue('900');
  unmount();
  expect(isBeingChanged('e1')).toBe(false);
});

it('asks before it saves what was sent while its form was open, and saves it then', async () => {
  open();
  show(entry);
  await person.type(screen.getByLabelText('Make'), ' turbo');
  show();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('alert')).toHaveTextContent('This was sent meanwhile');
  expect(screen.getByLabelText('Make')).toHaveValue('Saab turbo');
  expect(save).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalledWith({ make: 'Saab turbo', model: '900' }));
});

it('waits without its files where there is no room for them', async () => {
  const unsent = { person: 1, method: 'POST', path: '/api/garage/cars', tried: false };
  save.mockRejectedValueOnce(new ApiError('No line', NO_ANSWER, [], null, null, null, unsent));
  mockOutbox.keepUnanswered.mockResolvedValueOnce(entry);
  onKept.mockRejectedValueOnce(new DOMException('No room', 'QuotaExceededError'));
  open();
  await person.type(screen.getByLabelText('Make'), 'Saab');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('at: /cars')).toBeVisible();
  await waitFor(() => expect(mockOutbox.held).toHaveBeenCalledWith('e1'));
});

it('keeps what was typed before the entry was read', async () => {
  open();
  await person.type(screen.getByLabelText('Make'), 'Volvo');
  show(entry);
  expect(screen.getByLabelText('Make')).toHaveValue('Volvo');
  expect(screen.getByLabelText('Model')).toHaveValue('900');
});

describe('a draft', () => {
  const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));

  it('of an entry is restored over it', async () => {
    const { unmount } = open();
    show(entry);
    await person.type(screen.getByLabelText('Make'), ' turbo');
    leavePage();
    unmount();
    open();
    show({ ...entry });
    expect(screen.getByLabelText('Make')).toHaveValue('Saab turbo');
    expect(screen.getByLabelText('Model')).toHaveValue('900');
    expect(screen.getByText('Restored what you had typed')).toBeVisible();
  });

  it('of a new thing at the same address does not take the place of an entry', async () => {
    const { unmount } = renderWithKit(<CarForm save={save} />, { path: '/cars/new', route: '/cars/new' });
    await person.type(screen.getByLabelText('Make'), 'Volvo');
    leavePage();
    unmount();
    open();
    show(entry);
    expect(screen.getByLabelText('Make')).toHaveValue('Saab');
  });
});
