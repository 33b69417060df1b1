import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../data/api/api-error';
import { Button } from '../ui/button';
import { Link } from 'react-router-dom';
import { endSession, sessionState, signOut, startSession } from '../data/session/store';
import { aUser, renderWithKit } from '../testing';
import { KitForm, PasswordField, RichTextField, SelectField, TextField, useKitForm } from '.';

interface Values {
  make: string;
  model: string;
  vehicle_id: string;
  parts: string[];
  report: string;
  password: string;
}

const empty: Values = { make: '', model: '', vehicle_id: '1', parts: [], report: '', password: '' };

interface CarFormProps {
  initial?: Partial<Values>;
  save?: (values: Values) => Promise<unknown>;
}

function CarForm({ initial, save = () => Promise.resolve() }: CarFormProps) {
  const form = useKitForm<Values, unknown>({
    initial: { ...empty, ...initial },
    clears: { vehicle_id: { parts: [] } },
    save,
  });
  return (
    <KitForm form={form} label="Car">
      <TextField form={form} name="make" label="Make" />
      <TextField form={form} name="model" label="Model" />
      <SelectField form={form} name="vehicle_id" label="Vehicle" options={['1', '2']} />
      <p>Parts: {form.values.parts.join()}</p>
      <Button onClick={() => form.set('parts', [...form.values.parts, 'Filter'])}>Add part</Button>
      <RichTextField form={form} name="report" label="Report" />
      <PasswordField form={form} name="password" label="Password" autoComplete="new-password" />
      <Button type="submit">Save</Button>
      <Button onClick={form.release}>Delete</Button>
      <Link to="/elsewhere">Cancel</Link>
    </KitForm>
  );
}

const PATH = '/cars/new?vehicle_id=1';
const person = userEvent.setup({ delay: null });

async function open(props: CarFormProps = {}, user = aUser(), path = PATH) {
  renderWithKit(<CarForm {...props} />, { path, route: '/cars/:id', user });
  await screen.findByRole('textbox', { name: 'Report' });
}

/** Dispatches `pagehide`, as a browser does when a page is reloaded, closed or put in the background. */
const leavePage = () => act(() => void window.dispatchEvent(new Event('pagehide')));
async function reload(props: CarFormProps = {}, user = aUser(), path = PATH) {
  leavePage();
  cleanup();
  await open(props, user, path);
}

const make = () => screen.getByLabelText('Make');
const note = () => screen.queryByText('Restored what you had typed');
const press = (name: string) => person.click(screen.getByRole('button', { name }));
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('carnet.draft.'));
const paste = (html: string) =>
  fireEvent.paste(screen.getByRole('textbox', { name: 'Report' }), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') },
  });

/** Opens another tab: local storage is shared, session storage is empty. */
async function openTab(props: CarFormProps = {}) {
  leavePage();
  cleanup();
  sessionStorage.clear();
  await open(props);
}
/** Dispatches the `storage` event about a change that another tab made to this tab's draft. */
const hear = (key: string, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

const offer = () => screen.queryByText(/^You typed something here on .* and did not save it\.$/);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

it('brings back after a reload what was typed, and says so', async () => {
  await open();
  expect(note()).not.toBeInTheDocument();
  await person.type(make(), 'Saab');
  await reload();
  expect(make()).toHaveValue('Saab');
  expect(note()).toBeVisible();
});

describe('where something else was saved meanwhile', () => {
  const OUTDATED = /It was changed elsewhere since: saving replaces the newer version/;

  it.each([
    ['in the place of what was typed', { make: 'Volvo' }, true],
    ['in another field', { model: '99' }, false],
    ['and it is the same', { make: 'Saab' }, false],
  ])('%s: says so, or does not', async (_, now, said) => {
    const before = { make: 'Opel', model: '96' };
    await open({ initial: before });
    await person.clear(make());
    await person.type(make(), 'Saab');
    await reload({ initial: { ...before, ...now } });
    expect(make()).toHaveValue('Saab');
    expect(screen.queryAllByText(OUTDATED)).toHaveLength(said ? 1 : 0);
    if (said) await press('Discard');
    expect(make()).toHaveValue(said ? 'Volvo' : 'Saab');
  });

  it('knows nothing of it from a draft of an earlier release', async () => {
    await open({ initial: { make: 'Opel' } });
    await person.type(make(), '!');
    leavePage();
    const [key] = kept();
    const { before: _, ...earlier } = JSON.parse(localStorage.getItem(key!)!) as Record<string, unknown>;
    localStorage.setItem(key!, JSON.stringify(earlier));
    await reload({ initial: { make: 'Volvo' } });
    expect(make()).toHaveValue('Opel!');
    expect(note()).toBeVisible();
  });
});

describe('two tabs of one form', () => {
  const makes = () => kept().map((key) => (JSON.parse(localStorage.getItem(key)!) as { changes: Values }).changes.make);

  it('have a draft each: neither replaces the other’s', async () => {
    await open();
    await person.type(make(), 'Saab');
    await openTab();
    expect(make()).toHaveValue('');
    expect(offer()).toBeVisible();
    await person.type(make(), 'Volvo');
    leavePage();
    expect(makes()).toEqual(['Saab', 'Volvo']);
    await press('Save');
    await waitFor(() => expect(makes()).toEqual(['Saab']));
  });

  it('find each their own after a reload', async () => {
    await open();
    await person.type(make(), 'Saab');
    await openTab();
    await person.type(make(), 'Volvo');
    await reload();
    expect(make()).toHaveValue('Volvo');
    expect(note()).toBeVisible();
    await reload();
    expect(make()).toHaveValue('Volvo');
    expect(makes()).toEqual(['Saab', 'Volvo']);
  });

  it('offer what is left of one that is gone, and go on with it', async () => {
    await open();
    await person.type(make(), 'Saab');
    await openTab();
    await press('Bring back');
    expect(make()).toHaveValue('Saab');
    expect([note(), offer()]).toEqual([expect.anything(), null]);
    await person.type(make(), ' 99');
    leavePage();
    expect(makes()).toEqual(['Saab 99']);
    await press('Discard');
    expect(make()).toHaveValue('');
    expect(makes()).toEqual([]);
  });

  it('offer the newest first, and then the one before', async () => {
    const [key] = ['carnet.draft.1./cars/new?vehicle_id=1#make,model,parts,password,report,vehicle_id'];
    const keep = (name: string, at: number) =>
      localStorage.setItem(
        `${key}${name}`,
        JSON.stringify({ at: Date.now() - at, changes: { make: name }, before: {} }),
      );
    keep('@Saab', 60_000);
    keep('@Volvo', 1000);
    // A draft from an earlier release.
    keep('', 120_000);
    await open();
    await press('Discard');
    await press('Bring back');
    expect(make()).toHaveValue('@Saab');
    expect(kept()).toEqual([`${key}@Saab`, key]);
  });

  it('ask whether another still has it, and offer nothing then', async () => {
    await open();
    await person.type(make(), 'Saab');
    await openTab();
    const [key] = kept();
    expect(localStorage.getItem(key!)).toContain('"asked"');
    hear(key!, 'written anew');
    expect(offer()).not.toBeInTheDocument();
  });

  it('answer for what they have, at once, and keep it where another has removed it', async () => {
    await open();
    await person.type(make(), 'Saab');
    leavePage();
    const [key] = kept();
    localStorage.setItem(key!, 'asked');
    hear(key!, 'asked');
    expect(makes()).toEqual(['Saab']);
    localStorage.removeItem(key!);
    hear(key!, null);
    leavePage();
    expect(makes()).toEqual(['Saab']);
  });

  it('answer for what they have restored as well, by writing it as their own', async () => {
    await open();
    await person.type(make(), 'Saab');
    await reload();
    const [key] = kept();
    hear(key!, 'asked');
    expect(makes()).toEqual(['Saab']);
    expect(kept()).not.toEqual([key]);
  });

  it('leave nothing where another has signed out', async () => {
    await open();
    await person.type(make(), 'Saab');
    leavePage();
    const [key] = kept();
    localStorage.removeItem(key!);
    hear(key!, null);
    act(() => signOut());
    leavePage();
    expect(kept()).toEqual([]);
  });

  it('do not take a copy away from the tab that they were made of', async () => {
    await open();
    await person.type(make(), 'Saab');
    await reload();
    const [key] = kept();
    const original = { ...(JSON.parse(localStorage.getItem(key!)!) as object), at: Date.now() + 1 };
    localStorage.setItem(key!, JSON.stringify(original));
    await person.type(make(), ' 99');
    leavePage();
    expect(makes().toSorted()).toEqual(['Saab', 'Saab 99']);
  });
});

it('brings back after a crash what was typed half a second before', async () => {
  await open();
  jest.useFakeTimers();
  fireEvent.change(make(), { target: { value: 'Saab' } });
  act(() => jest.advanceTimersByTime(500));
  jest.useRealTimers();
  expect(JSON.parse(localStorage.getItem(kept()[0]!)!)).toMatchObject({ changes: { make: 'Saab' } });
});

it('brings back what was chosen together with what it belongs to', async () => {
  await open();
  await person.selectOptions(screen.getByLabelText('Vehicle'), '2');
  await press('Add part');
  await reload();
  expect(screen.getByText('Parts: Filter')).toBeVisible();
  expect(screen.getByLabelText('Vehicle')).toHaveValue('2');
});

it('brings back what was written in the editor an instant ago', async () => {
  await open();
  paste('<p>Two laps</p>');
  await reload();
  expect(screen.getByRole('textbox', { name: 'Report' })).toHaveTextContent('Two laps');
});

it('keeps what is written in the editor without a pause', async () => {
  await open();
  jest.useFakeTimers();
  for (let second = 0; second < 4; second += 1) {
    paste(`<p>Lap ${second}</p>`);
    act(() => jest.advanceTimersByTime(900));
  }
  expect(localStorage.getItem(kept()[0]!)).toContain('Lap 2');
});

it('keeps no password', async () => {
  await open();
  await person.type(screen.getByLabelText('Password'), 'Giulia-1967');
  leavePage();
  expect(kept()).toEqual([]);
  await person.type(make(), 'Saab');
  leavePage();
  expect(localStorage.getItem(kept()[0]!)).not.toContain('Giulia');
});

it('goes with a discard, back to what is saved', async () => {
  const initial = { make: 'Volvo', vehicle_id: '1', parts: ['Belt'] };
  await open({ initial });
  await person.type(make(), ' 240');
  await person.selectOptions(screen.getByLabelText('Vehicle'), '2');
  await reload({ initial });
  expect(make()).toHaveValue('Volvo 240');
  await press('Discard');
  expect(make()).toHaveValue('Volvo');
  expect(screen.getByText('Parts: Belt')).toBeVisible();
  expect(note()).not.toBeInTheDocument();
  await reload({ initial });
  expect(make()).toHaveValue('Volvo');
});

it.each([
  ['saved', () => press('Save')],
  ['left knowingly', async () => (await press2('Cancel'), press('Leave'))],
  ['deleted', () => press('Delete')],
])('goes when the form is %s', async (_how, end) => {
  await open();
  await person.type(make(), 'Saab');
  leavePage();
  expect(kept()).toHaveLength(1);
  await end();
  await waitFor(() => expect(kept()).toEqual([]));
  leavePage();
  cleanup();
  expect(kept()).toEqual([]);
});
const press2 = (name: string) => person.click(screen.getByRole('link', { name }));

it('goes when what was typed is taken back', async () => {
  await open();
  await person.type(make(), 'S');
  leavePage();
  await person.clear(make());
  leavePage();
  expect(kept()).toEqual([]);
});

it.each([412, 503, 0])('stays where a save fails with %i, and so does the form', async (status) => {
  await open({ save: () => Promise.reject(new ApiError('Not now', status)) });
  await person.type(make(), 'Saab');
  await press('Save');
  expect(await screen.findByText('Not now')).toBeVisible();
  expect(make()).toHaveValue('Saab');
  await reload();
  expect(make()).toHaveValue('Saab');
});

it('fills in only what was changed: the rest is as it has become', async () => {
  await open({ initial: { make: 'Saab', model: '99' } });
  await person.type(make(), ' AB');
  await reload({ initial: { make: 'Saab', model: '900' } });
  expect(make()).toHaveValue('Saab AB');
  expect(screen.getByLabelText('Model')).toHaveValue('900');
});

it('is of one address', async () => {
  await open();
  await person.type(make(), 'Saab');
  await reload({}, aUser(), '/cars/new?vehicle_id=2');
  expect(make()).toHaveValue('');
});

it('is shown to nobody else, and stays for whose it is', async () => {
  await open();
  await person.type(make(), 'Saab');
  await reload({}, aUser({ id: 2 }));
  expect(make()).toHaveValue('');
  await reload();
  expect(make()).toHaveValue('Saab');
});

it('goes with a sign-out, and only that of who signs out', async () => {
  await open({}, aUser({ id: 2 }));
  await person.type(make(), 'Volvo');
  await reload();
  await person.type(make(), 'Saab');
  act(() => signOut());
  leavePage();
  cleanup();
  expect(kept().map((key) => key.split('.')[2])).toEqual(['2']);
});

it('does without where the browser has no room, and leaves alone what has found some', async () => {
  localStorage.setItem('another', 'thing');
  await open();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await person.type(make(), 'Saab');
  leavePage();
  expect(make()).toHaveValue('Saab');
  full.mockRestore();
  expect(localStorage.getItem('another')).toBe('thing');
  expect(localStorage.getItem('carnet.token')).toBe('test-token');
});

it('goes after thirty days', async () => {
  localStorage.setItem(
    'carnet.draft.3./cars/9#make',
    JSON.stringify({ by: 'x', at: Date.now() - 31 * 24 * 3600 * 1000, changes: { make: 'Saab' } }),
  );
  await open();
  expect(kept()).toEqual([]);
});

describe('a session that ends', () => {
  it('is held while something is not saved, with the form as it was', async () => {
    await open();
    await person.type(make(), 'Saab');
    act(() => endSession('test-token'));
    expect(sessionState()).toMatchObject({ status: 'held', token: null, user: { id: 1 } });
    act(() => startSession('newer-token', aUser()));
    expect(make()).toHaveValue('Saab');
  });

  it('has the save say that it can be made again', async () => {
    const save = () => {
      endSession('test-token');
      return Promise.reject(new ApiError('Authentication required', 401));
    };
    await open({ save });
    await person.type(make(), 'Saab');
    await press('Save');
    expect(await screen.findByText(/Your session ended before this was saved/)).toBeVisible();
    expect(make()).toHaveValue('Saab');
  });

  it('ends where nothing has been typed, and where it has been taken back', async () => {
    await open();
    await person.type(make(), 'S');
    await person.clear(make());
    act(() => endSession('test-token'));
    expect(sessionState()).toMatchObject({ status: 'out', expired: true });
  });
});
