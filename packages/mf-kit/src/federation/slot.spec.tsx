import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, renderWithKit } from '../testing';
import type { Remote } from './define-remote';
import { loadPart } from '../ui/lazy-part';
import { RemotesContext, type Remotes } from './remotes-context';
import { Slot, useSlot } from './slot';

declare global {
  interface CarnetSlots {
    greeting: { who: string };
    leaving: never;
  }
}

type Load = () => Promise<{ default: (props: { who: string }) => React.ReactNode }>;

const slots = { greeting: { hello: {} } };
const remote = (greeting: Load): KnownRemote => ({
  ...{ name: 'mf-test', id: 'test', paths: [], nav: [], routes: [], slots },
  panels: { greeting: { hello: greeting } },
});
const entries: Remotes['entries'] = [
  { name: 'mf-test', id: 'test', paths: [], nav: [], slots, manifest: '', entry: '' },
];

const Greeting = ({ who }: { who: string }) => <p>Hello {who}</p>;

it('shows the pieces of other remotes, with their props', async () => {
  renderWithKit(<Slot slot="greeting" who="Anna" />, { remotes: [remote(async () => ({ default: Greeting }))] });
  expect(await screen.findByText('Hello Anna')).toBeVisible();
});

it('is there at once where it was loaded before', async () => {
  const greeting = async () => ({ default: Greeting });
  await loadPart(greeting);
  const loaded = new Map([['test', remote(greeting)]]);
  renderWithKit(
    <RemotesContext value={{ entries, load: () => new Promise(() => undefined), loaded }}>
      <Slot slot="greeting" who="Anna" />
    </RemotesContext>,
  );
  expect(screen.getByText('Hello Anna')).toBeVisible();
});

describe('while its remote is away', () => {
  const away = (load: () => Promise<Remote>) =>
    renderWithKit(
      <>
        <h1>Vehicle</h1>
        <RemotesContext value={{ entries, load, loaded: new Map() }}>
          <Slot slot="greeting" who="Anna" />
        </RemotesContext>
      </>,
    );

  it('says so alone, and comes back on a try', async () => {
    const load = jest.fn<Promise<Remote>, []>().mockRejectedValueOnce(new Error('net'));
    load.mockResolvedValue(remote(async () => ({ default: Greeting })));
    away(load);
    expect(await screen.findByRole('alert')).toHaveTextContent('This section is not available right now.');
    expect(screen.getByRole('heading', { name: 'Vehicle' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Anna')).toBeVisible();
  });

  it('comes back on a try when only its own chunk was lost', async () => {
    const chunk = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ default: Greeting });
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    away(async () => remote(chunk));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Anna')).toBeVisible();
    quiet.mockRestore();
  });

  const lostOnce = <Result,>(then: Result) =>
    jest.fn<Promise<Result>, []>().mockRejectedValueOnce(new Error('net')).mockResolvedValue(then);

  it('comes back by itself when the network does', async () => {
    away(lostOnce(remote(async () => ({ default: Greeting }))));
    await networkReturns();
    expect(await screen.findByText('Hello Anna')).toBeVisible();
  });

  it('comes back by itself when the network does and only its own chunk was lost', async () => {
    const chunk = lostOnce({ default: Greeting });
    away(async () => remote(chunk));
    await networkReturns();
    expect(await screen.findByText('Hello Anna')).toBeVisible();
  });

  async function networkReturns() {
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event('online')));
  }

  it('says so where the remote no longer offers it', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    away(async () => ({ ...remote(async () => ({ default: Greeting })), panels: {} }));
    expect(await screen.findByRole('alert')).toBeVisible();
    quiet.mockRestore();
  });
});

describe('a slot', () => {
  const filling = (id: string, greeting: Record<string, { place?: number; quiet?: boolean }>): KnownRemote => ({
    ...{ name: `mf-${id}`, id, paths: [], nav: [], routes: [], slots: { greeting } },
    panels: {
      greeting: Object.fromEntries(
        Object.keys(greeting).map((name) => [name, async () => ({ default: () => <li>{`${id} ${name}`}</li> })]),
      ),
    },
  });
  const open = (remotes: readonly KnownRemote[]) =>
    renderWithKit(<Slot slot="greeting" who="Anna" otherwise={<p>Nobody greets</p>} />, { remotes });

  it('is filled by every remote in their order, those that say their place first', async () => {
    open([filling('one', { last: {}, second: { place: 2 } }), filling('two', { more: {}, first: { place: 1 } })]);
    const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
    await waitFor(() => expect(shown()).toEqual(['two first', 'one second', 'one last', 'two more']));
  });

  it('shows one of its panels alone where that is asked for', async () => {
    const remotes = [filling('one', { first: {}, second: {} })];
    renderWithKit(<Slot slot="greeting" only="second" who="Anna" />, { remotes });
    expect(await screen.findByText('one second')).toBeVisible();
    expect(screen.queryByText('one first')).not.toBeInTheDocument();
  });

  it('says what the page says where nobody fills it', () => {
    open([filling('one', {})]);
    expect(screen.getByText('Nobody greets')).toBeVisible();
  });

  it('keeps the panels of other remotes while one of them is dead', async () => {
    const dead = {
      ...filling('dead', { hello: {} }),
      panels: { greeting: { hello: () => Promise.reject(new Error()) } },
    };
    open([dead, filling('two', { hello: {} })]);
    expect(await screen.findByText('two hello')).toBeVisible();
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  it('holds no place for a panel that is quiet until it has come', async () => {
    open([filling('one', { hello: { quiet: true } })]);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(await screen.findByText('one hello')).toBeVisible();
  });

  it('tells a page of links before any remote is loaded', () => {
    const Leaving = () =>
      useSlot('leaving').map(({ label, to }) => (
        <a key={to} href={to}>
          {label}
        </a>
      ));
    const load = jest.fn();
    const [known] = entries;
    const leads = { ...known!, slots: { leaving: { out: { label: 'Out', to: '/out' } } } };
    renderWithKit(
      <RemotesContext value={{ entries: [leads], load, loaded: new Map() }}>
        <Leaving />
      </RemotesContext>,
    );
    expect(screen.getByRole('link', { name: 'Out' })).toHaveAttribute('href', '/out');
    expect(load).not.toHaveBeenCalled();
  });
});
