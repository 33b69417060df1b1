import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from '../testing';
import { defineRemote, type Remote } from './define-remote';
import { loadPart } from './lazy-part';
import { Panel } from './panel';
import { RemotesContext } from './remotes-context';

declare global {
  interface CarnetPanels {
    'test/greeting': { who: string };
  }
}

const remote = (greeting: NonNullable<Remote['panels']['test/greeting']>): Remote =>
  defineRemote({ name: 'mf-test', id: 'test', paths: [], nav: [], routes: [], panels: { 'test/greeting': greeting } });

const Greeting = ({ who }: { who: string }) => <p>Hello {who}</p>;

it('shows the piece of another remote, with its props', async () => {
  renderWithKit(<Panel name="test/greeting" who="Anna" />, { remotes: [remote(async () => ({ default: Greeting }))] });
  expect(await screen.findByText('Hello Anna')).toBeVisible();
});

it('is there at once where it was loaded before', async () => {
  const greeting = async () => ({ default: Greeting });
  await loadPart(greeting);
  const loaded = new Map([['test', remote(greeting)]]);
  renderWithKit(
    <RemotesContext value={{ entries: [], load: () => new Promise(() => undefined), loaded }}>
      <Panel name="test/greeting" who="Anna" />
    </RemotesContext>,
  );
  expect(screen.getByText('Hello Anna')).toBeVisible();
});

describe('while its remote is away', () => {
  const away = (load: () => Promise<Remote>) =>
    renderWithKit(
      <>
        <h1>Vehicle</h1>
        <RemotesContext value={{ entries: [], load, loaded: new Map() }}>
          <Panel name="test/greeting" who="Anna" />
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
