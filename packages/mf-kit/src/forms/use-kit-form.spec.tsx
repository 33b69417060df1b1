import { lazy, type ReactNode, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/api/api-error';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog/dialog';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { renderWithKit } from '../testing';
import { ChoiceField, KitForm, NumberField, SelectField, TextField, useKitForm } from '.';

interface Values {
  make: string;
  year: string;
  type: string;
  collection_id: string;
}

const empty: Values = { make: '', year: '', type: 'Car', collection_id: '' };

interface FormProps {
  save: (values: Values) => Promise<{ id: number }>;
  guard?: boolean;
}

function VehicleForm({ save, guard }: FormProps) {
  const navigate = useNavigate();
  const form = useKitForm({
    initial: empty,
    validate: ({ make }) =>
      make.trim() ? null : { message: 'Please fill in all required fields', fields: { make: 'Make is required' } },
    save,
    guard,
    onSaved: ({ id }) => void navigate(`/vehicles/${id}`),
    fallback: 'Failed to create vehicle',
  });
  return (
    <KitForm form={form} label="Vehicle">
      <TextField form={form} name="make" label="Make" required />
      <NumberField form={form} name="year" label="Year" />
      <ChoiceField form={form} name="type" label="Type" options={['Car', 'Truck']} />
      <SelectField
        form={form}
        name="collection_id"
        label="Collection"
        options={[{ value: '3', label: 'Classics' }]}
        empty="Select"
      />
      <Button type="submit" busy={form.busy}>
        {form.busy ? 'Saving...' : 'Create'}
      </Button>
      <Link to="/vehicles">Cancel</Link>
    </KitForm>
  );
}

const saved = () => jest.fn<Promise<{ id: number }>, [Values]>().mockResolvedValue({ id: 7 });
const open = (save = saved()) => {
  renderWithKit(<VehicleForm save={save} />, { path: '/vehicles/new', route: '/vehicles/new' });
  return { save, user: userEvent.setup() };
};
const create = () => screen.getByRole('button', { name: 'Create' });

/** A save that waits until the test answers it. */
function slowly() {
  const answer = { saved: (_: { id: number }): void => undefined, refused: (_: unknown): void => undefined };
  const save = saved().mockImplementation(
    () => new Promise((resolve, reject) => Object.assign(answer, { saved: resolve, refused: reject })),
  );
  return { save, answer };
}

it('saves what was entered under the API’s names, and goes on', async () => {
  const { save, user } = open();
  await user.type(screen.getByLabelText(/Make/), 'Saab');
  await user.type(screen.getByLabelText('Year'), '1987');
  await user.click(screen.getByLabelText('Truck'));
  await user.selectOptions(screen.getByLabelText('Collection'), 'Classics');
  await user.click(create());
  expect(await screen.findByText('at: /vehicles/7')).toBeVisible();
  expect(save).toHaveBeenCalledWith({ make: 'Saab', year: '1987', type: 'Truck', collection_id: '3' });
});

/** A page whose code arrives when the test says so, before or after it is requested. */
function slowPage() {
  let load: (page: { default: () => ReactNode }) => void = () => undefined;
  const code = new Promise<{ default: () => ReactNode }>((resolve) => (load = resolve));
  return { Page: lazy(() => code), show: (text: string) => act(async () => load({ default: () => text })) };
}

it('says what is missing, at the field and for the whole, and sends nothing', async () => {
  const { save, user } = open();
  await user.click(create());
  expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields');
  expect(screen.getByLabelText(/Make/)).toHaveAccessibleDescription('Make is required');
  await waitFor(() => expect(screen.getByLabelText(/Make/)).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

it('takes the message back when a field is edited', async () => {
  const { user } = open();
  await user.click(create());
  await user.type(screen.getByLabelText(/Make/), 'S');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('keeps what was typed when saving fails, and shows the service’s words at their fields', async () => {
  const error = new ApiError('Year is too late', 400, [{ field: 'year', msg: 'At most next year' }]);
  const { user } = open(saved().mockRejectedValueOnce(error));
  await user.type(screen.getByLabelText(/Make/), 'Saab');
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent('Year is too late');
  expect(screen.getByLabelText('Year')).toHaveAccessibleDescription('At most next year');
  expect(screen.getByLabelText(/Make/)).toHaveValue('Saab');
});

it('has words of its own for an error that has none', async () => {
  const { user } = open(saved().mockRejectedValueOnce(new TypeError('x is undefined')));
  await user.type(screen.getByLabelText(/Make/), 'Saab');
  await user.click(create());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create vehicle');
});

it('sends once, however often the button is pressed', async () => {
  const { save, answer } = slowly();
  const { user } = open(save);
  await user.type(screen.getByLabelText(/Make/), 'Saab{Enter}{Enter}');
  expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(save).toHaveBeenCalledTimes(1);
  answer.saved({ id: 7 });
  expect(await screen.findByText('at: /vehicles/7')).toBeVisible();
});

describe('while a save is on its way', () => {
  /** Removes the focus from a disabled field, as browsers do; jsdom does not. */
  function loseFocus() {
    const elsewhere = screen.getByText('Cancel');
    act(() => elsewhere.focus());
    act(() => elsewhere.blur());
  }

  async function saving() {
    const { save, answer } = slowly();
    const { user } = open(save);
    await user.type(screen.getByLabelText(/Make/), 'Saab{Enter}');
    return { user, answer };
  }

  it('takes nothing that would not go with it', async () => {
    const { user } = await saving();
    await user.type(screen.getByLabelText('Year'), '1987');
    await user.click(screen.getByLabelText('Truck'));
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByLabelText('Year')).toHaveValue('');
    expect(screen.getByLabelText('Car')).toBeChecked();
    expect(screen.getByLabelText('Collection')).toBeDisabled();
  });

  it('lets a person go on in the same field once it has failed', async () => {
    const { user, answer } = await saving();
    loseFocus();
    answer.refused(new ApiError('Away', 503));
    await waitFor(() => expect(screen.getByLabelText(/Make/)).toHaveFocus());
    await user.keyboard('!');
    expect(screen.getByLabelText(/Make/)).toHaveValue('Saab!');
    expect(screen.getByRole('form')).not.toHaveAttribute('aria-busy');
  });

  it('leaves the focus where a person has taken it meanwhile', async () => {
    const { answer } = await saving();
    act(() => screen.getByText('Cancel').focus());
    answer.refused(new ApiError('Away', 503));
    expect(await screen.findByRole('alert')).toBeVisible();
    await new Promise(requestAnimationFrame);
    expect(screen.getByText('Cancel')).toHaveFocus();
  });

  it('says so to who is about to leave, and leads them nowhere else afterwards', async () => {
    const { user, answer } = await saving();
    // user-event treats a link inside a disabled fieldset as disabled; browsers do not.
    fireEvent.click(screen.getByText('Cancel'));
    expect(screen.getByText('Leave while it is being saved?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('at: /vehicles')).toBeVisible();
    await act(async () => answer.saved({ id: 7 }));
    expect(screen.getByText('at: /vehicles')).toBeVisible();
    expect(window.location.pathname).toBe('/vehicles');
  });

  it('leads who is still being asked where they meant to go, once it is saved', async () => {
    const { answer } = await saving();
    fireEvent.click(screen.getByText('Cancel'));
    expect(screen.getByText('Leave while it is being saved?')).toBeVisible();
    await act(async () => answer.saved({ id: 7 }));
    expect(await screen.findByText('at: /vehicles')).toBeVisible();
  });

  it('pulls nobody back from a page that is still loading', async () => {
    const { Page: Next, show } = slowPage();
    const { save, answer } = slowly();
    renderWithKit(
      <Routes>
        <Route path="/vehicles/new" element={<VehicleForm save={save} guard={false} />} />
        <Route path="/vehicles" element={<Next />} />
        <Route path="/vehicles/7" element="the saved one" />
      </Routes>,
      { path: '/vehicles/new' },
    );
    fireEvent.change(screen.getByLabelText(/Make/), { target: { value: 'Saab' } });
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.click(screen.getByText('Cancel'));
    expect(screen.getByLabelText(/Make/)).toBeVisible();
    await act(async () => answer.saved({ id: 7 }));
    await show('the list');
    expect(await screen.findByText('the list')).toBeVisible();
  });
});

it('saves no second time at a click that comes while the page after the save is loading', async () => {
  const { Page: Next, show } = slowPage();
  const save = saved();
  renderWithKit(
    <Routes>
      <Route path="/vehicles/new" element={<VehicleForm save={save} />} />
      <Route path="/vehicles/7" element={<Next />} />
    </Routes>,
    { path: '/vehicles/new' },
  );
  fireEvent.change(screen.getByLabelText(/Make/), { target: { value: 'Saab' } });
  fireEvent.submit(screen.getByRole('form'));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicles/7'));
  fireEvent.submit(screen.getByRole('form'));
  await show('the saved one');
  expect(await screen.findByText('the saved one')).toBeVisible();
  expect(save).toHaveBeenCalledTimes(1);
});

describe('leaving with changes that are not saved', () => {
  it('asks first, and stays', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText(/Make/), 'Saab');
    await user.click(screen.getByText('Cancel'));
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText(/Make/)).toHaveValue('Saab');
  });

  it('goes where it was going when the person says so', async () => {
    const { user } = open();
    await user.type(screen.getByLabelText(/Make/), 'Saab');
    await user.click(screen.getByText('Cancel'));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('at: /vehicles')).toBeVisible();
  });
});

describe('two forms in one dialog', () => {
  function NoteForm({ label }: { label: string }) {
    const form = useKitForm({ initial: { note: '' }, save: () => Promise.resolve({ id: 1 }), subject: label });
    return (
      <KitForm form={form} label={`${label} note`}>
        <TextField form={form} name="note" label={`${label} text`} />
      </KitForm>
    );
  }

  function TwoForms({ onClose }: { onClose: () => void }) {
    const [both, setBoth] = useState(true);
    return (
      <Dialog opened title="Notes" onClose={onClose}>
        <NoteForm label="First" />
        {both && <NoteForm label="Second" />}
        <Button onClick={() => setBoth(false)}>One is enough</Button>
      </Dialog>
    );
  }
  const openBoth = () => {
    const onClose = jest.fn();
    renderWithKit(<TwoForms onClose={onClose} />, { path: '/notes', route: '/notes' });
    return { onClose, user: userEvent.setup() };
  };
  const close = () => screen.getByRole('button', { name: 'Close' });
  const leave = () => screen.getByRole('button', { name: 'Leave' });

  it('are both asked before it closes', async () => {
    const { onClose, user } = openBoth();
    await user.type(screen.getByLabelText('Second text'), 'b');
    await user.type(screen.getByLabelText('First text'), 'a');
    await user.click(close());
    await user.click(leave());
    expect(onClose).not.toHaveBeenCalled();
    await user.click(leave());
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('one that is gone takes no question of the other along', async () => {
    const { onClose, user } = openBoth();
    await user.type(screen.getByLabelText('First text'), 'a');
    await user.click(screen.getByRole('button', { name: 'One is enough' }));
    await user.click(close());
    expect(leave()).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });
});
