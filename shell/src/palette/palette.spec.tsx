import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiOf } from '@carnet/mf-kit/data';
import type { CoverPhoto } from '@carnet/mf-kit/ui';
import { type NavItem, searchGroup, type SearchGroup } from '@carnet/mf-kit/federation';
import { type KnownRemote, type AnyPaths, aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { AppFrame } from '../layout';
import Palette from './palette';
import { remember } from './recents';

const api = apiOf<AnyPaths>();

interface Thing {
  id: number;
  name: string;
  picture?: CoverPhoto;
}

const group = (id: string, label: string, listed = true): SearchGroup =>
  searchGroup({
    ...{ id, label },
    list: (ask) => api.list(`/api/${id}`, { ...ask, fallback: 'Failed' }),
    hit: ({ id: number, name, picture }: Thing) => ({
      id: number,
      title: name,
      picture,
      note: `a note on ${name}`,
      to: `/${id}/${number}`,
    }),
    ...(listed && { all: (text: string) => `/${id}?search=${text}` }),
  });

function aRemote(
  id: string,
  label: string,
  groups: readonly SearchGroup[],
  actions: readonly NavItem[] = [],
): KnownRemote {
  const pages = groups.map((one) => ({ label: one.label, to: `/${one.id}` }));
  return {
    ...{ id, name: `mf-${id}`, routes: [] },
    paths: groups.map((one) => `/${one.id}`),
    nav: [{ label, items: pages }],
    search: async () => ({ default: groups, actions }),
  };
}

const garage = aRemote(
  'garage',
  'Garage',
  [group('vehicles', 'Vehicles'), group('collections', 'Collections', false)],
  [
    { label: 'Add Vehicle', to: '/vehicles/new' },
    { label: 'Add Boat', to: '/boats/new' },
  ],
);
const service = aRemote('service', 'Service', [group('events', 'Service events')]);
const remotes = [garage, service];

const things = (...names: string[]) => names.map((name, index) => ({ id: index + 1, name }));
const found = (body: Thing[], total = body.length) => ({ body, headers: { 'x-total-count': String(total) } });
const stack = (changes: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/vehicles': found(things('Oil lorry')),
    'GET /api/collections': found([]),
    'GET /api/events': found(things('Oil change', 'Oil filter', 'Oil pump', 'Oil pan', 'Oil leak'), 34),
    ...changes,
  });

function visit(options: Parameters<typeof renderWithKit>[1] = {}) {
  renderWithKit(<AppFrame nav={[]}>the page</AppFrame>, { path: '/dashboard', remotes, ...options });
  return userEvent.setup({ delay: null });
}

async function open(options?: Parameters<typeof renderWithKit>[1]) {
  const person = visit(options);
  await person.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search' });
  return person;
}

const field = () => screen.getByRole('combobox', { name: 'Search' });
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const at = () => window.location.pathname + window.location.search;

describe('opening', () => {
  it('is done by Ctrl+K from everywhere, and undone by it', async () => {
    stack();
    const person = await open();
    expect(field()).toHaveFocus();
    await person.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is done by the button, which has the focus again after Escape', async () => {
    stack();
    const person = visit();
    const button = screen.getByRole('button', { name: 'Search' });
    await person.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Search' });
    expect(field()).toHaveFocus();
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  it('keeps what is typed before there is a field', async () => {
    stack();
    const person = visit();
    await person.keyboard('{Control>}k{/Control}oil');
    await waitFor(() => expect(field()).toHaveValue('oil'));
    expect(await option(/Oil change/)).toBeVisible();
  });

  it('keeps what is typed while the field is being drawn', async () => {
    stack();
    let typed = 'oi';
    const takeTyped = () => {
      const soFar = typed;
      typed = 'oil';
      return soFar;
    };
    renderWithKit(<Palette takeTyped={takeTyped} onClose={() => undefined} />, { remotes });
    expect(field()).toHaveValue('oil');
    await option(/Oil filter/);
  });

  it('waits while another dialog asks something', async () => {
    stack();
    const person = visit();
    const question = document.body.appendChild(document.createElement('dialog'));
    question.showModal();
    await person.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    question.remove();
  });
});

describe('without a text', () => {
  it('leads to pages and first steps, of those that somebody serves', async () => {
    stack();
    const person = await open();
    expect(await option('Add Vehicle')).toHaveAttribute('href', '/vehicles/new');
    expect(screen.queryByRole('option', { name: 'Add Boat' })).not.toBeInTheDocument();
    const pages = within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option');
    expect(pages.map(({ textContent }) => textContent?.replace('↵', ''))).toEqual([
      'Dashboard',
      'Quick entry',
      'Vehicles',
      'Collections',
      'Service events',
      'Profile',
      'Settings',
    ]);
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(at()).toBe('/vehicles');
  });

  it('leads back to what was opened lately, of this person alone', async () => {
    remember(aUser().id, { title: 'Oil pump', to: '/events/3' });
    stack();
    await open();
    expect(within(screen.getByRole('group', { name: 'Recent' })).getByRole('option')).toHaveAttribute(
      'href',
      '/events/3',
    );
  });

  it('shows nothing of another person', async () => {
    remember(99, { title: 'Not yours', to: '/events/3' });
    stack();
    await open();
    expect(screen.queryByText('Not yours')).not.toBeInTheDocument();
  });
});

describe('a text', () => {
  it('shows the picture of what has one', async () => {
    const picture = { photo_id: 41, hash: '0123456789abcdef', thumbhash: null };
    stack({
      'GET /api/vehicles': found([
        { id: 1, name: 'Oil lorry', picture },
        { id: 2, name: 'Oil barge' },
      ]),
    });
    const person = await open();
    await person.type(field(), 'oil');
    const lorry = await option(/Oil lorry/);
    await waitFor(() =>
      expect(lorry.querySelector('img')).toHaveAttribute('src', '/api/media/41/320?v=0123456789abcdef'),
    );
    expect((await option(/Oil barge/)).querySelector('[data-cover]')).toBeNull();
  });

  it('finds things of all domains, grouped, with the way to all of them', async () => {
    const { calls } = stack();
    const person = await open();
    await person.type(field(), ' oil ');
    expect(await option(/^Oil lorry/)).toHaveAttribute('href', '/vehicles/1');
    const events = within(await screen.findByRole('group', { name: 'Service events' }));
    expect(events.getAllByRole('option')).toHaveLength(6);
    expect(events.getByRole('option', { name: /Show all 34 service events/ })).toHaveAttribute(
      'href',
      '/events?search=oil',
    );
    expect(screen.queryByRole('group', { name: 'Collections' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText('35 results')).toBeInTheDocument());
    expect(calls.map(({ path, query }) => `${path} ${query.toString()}`)).toEqual([
      '/api/vehicles search=oil&limit=5',
      '/api/collections search=oil&limit=5',
      '/api/events search=oil&limit=5',
    ]);
  });

  it('says how many more there are where no list shows them', async () => {
    stack({ 'GET /api/collections': found(things('Oil burners'), 9) });
    const person = await open();
    await person.type(field(), 'oil');
    expect(await screen.findByText('and 8 more; another word narrows them down')).toBeVisible();
  });

  it('is asked once the person pauses', async () => {
    const { calls } = stack();
    const person = await open();
    await person.type(field(), 'oil change');
    await option(/Oil change/);
    expect(new Set(calls.map(({ query }) => query.get('search')))).toEqual(new Set(['oil change']));
  });

  it('says that nothing was found only when all have answered', async () => {
    let answer: (value: ReturnType<typeof found>) => void = () => undefined;
    const { calls } = stack({
      'GET /api/vehicles': found([]),
      'GET /api/events': () => new Promise<ReturnType<typeof found>>((resolve) => (answer = resolve)),
    });
    const person = await open();
    await person.type(field(), 'xyz');
    await waitFor(() => expect(calls).toHaveLength(3));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByText(/Nothing found/)).not.toBeInTheDocument();
    answer(found([]));
    expect(await screen.findByText('Nothing found for xyz')).toBeInTheDocument();
  });

  it('names the domain that could not be reached, finds the rest, and tries again', async () => {
    const api = stack({ 'GET /api/events': { status: 503, body: { msg: 'Away' } } });
    const person = await open();
    await person.type(field(), 'oil');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Service could not be reached. Everything else was searched.',
    );
    expect(await option(/^Oil lorry/)).toBeVisible();
    api.on('GET /api/events', found(things('Oil change')));
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await option(/^Oil change/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
  });
});

describe('the keys', () => {
  async function searched() {
    stack({ 'GET /api/events': found(things('Oil change')) });
    const person = await open();
    await person.type(field(), 'oil');
    await option(/Oil change/);
    return person;
  }

  it('go through all options and around, and to both ends', async () => {
    const person = await searched();
    expect(active()).toHaveTextContent('Oil lorry');
    await person.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Oil change');
    expect(active()).toHaveAttribute('aria-selected', 'true');
    await person.keyboard('{ArrowDown}');
    expect(active()).toHaveTextContent('Oil lorry');
    await person.keyboard('{ArrowUp}');
    expect(active()).toHaveTextContent('Oil change');
    await person.keyboard('{Home}');
    expect(active()).toHaveTextContent('Oil lorry');
    await person.keyboard('{End}');
    expect(active()).toHaveTextContent('Oil change');
    expect(field()).toHaveFocus();
  });

  it('open the active one, leave the focus on its page, and remember it', async () => {
    const person = await searched();
    await person.keyboard('{End}{Enter}');
    expect(at()).toBe('/events/1');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
    await person.keyboard('{Control>}k{/Control}');
    expect(within(await screen.findByRole('group', { name: 'Recent' })).getByRole('option')).toHaveAttribute(
      'href',
      '/events/1',
    );
  });

  it('open it in a new tab with Ctrl, and stay', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    const person = await searched();
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(opened).toHaveBeenCalledWith('/vehicles/1', '_blank', 'noopener');
    expect(field()).toBeVisible();
    expect(at()).toBe('/dashboard');
    opened.mockRestore();
  });

  describe('before the text is answered', () => {
    async function asked() {
      const person = await searched();
      let answer: (value: ReturnType<typeof found>) => void = () => undefined;
      const { calls } = stack({
        'GET /api/vehicles': found([]),
        'GET /api/events': () => new Promise<ReturnType<typeof found>>((resolve) => (answer = resolve)),
      });
      await person.type(field(), ' chan{Enter}');
      await waitFor(() => expect(calls).toHaveLength(3));
      return { person, answer: () => act(async () => answer(found([{ id: 7, name: 'Oil change' }]))) };
    }

    it('open nothing that was found for another text, but what this one finds as soon as all have answered', async () => {
      const { answer } = await asked();
      expect(at()).toBe('/dashboard');
      expect(screen.getByRole('dialog')).toBeVisible();
      await answer();
      expect(at()).toBe('/events/7');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });

    it.each(['more is typed', 'another choice is gone to'])('open nothing by themselves when %s', async (change) => {
      const { person, answer } = await asked();
      await person.keyboard(change === 'more is typed' ? 'g{Backspace}' : '{End}');
      await answer();
      await waitFor(() => expect(active()).toHaveAttribute('href', '/events/7'));
      expect(at()).toBe('/dashboard');
    });
  });
});

it('opens what is pressed', async () => {
  stack();
  const person = await open();
  await person.type(field(), 'oil');
  await person.click(await option(/^Oil pump/));
  expect(at()).toBe('/events/3');
});

it('forgets what was opened when the person logs out', async () => {
  remember(aUser().id, { title: 'Oil pump', to: '/events/3' });
  const person = visit();
  await person.click(screen.getByRole('button', { name: /Anna/ }));
  await person.click(screen.getByRole('button', { name: 'Log out' }));
  expect(localStorage.getItem('carnet.recent')).toBeNull();
});
