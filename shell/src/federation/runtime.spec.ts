import type { Remote, RemoteEntry } from '@carnet/mf-kit/federation';
import { fakeApi } from '@carnet/mf-kit/testing';

const registerRemotes = jest.fn();
const loadRemote = jest.fn();

jest.mock('@module-federation/enhanced/runtime', () => ({
  init: jest.fn(),
  registerRemotes: (...args: unknown[]) => registerRemotes(...args),
  loadRemote: (...args: unknown[]) => loadRemote(...args),
}));
jest.mock('@module-federation/inject-external-runtime-core-plugin', () => ({ __esModule: true, default: () => ({}) }));

const garage: RemoteEntry = {
  name: 'mf-garage',
  id: 'garage',
  paths: ['/vehicles'],
  nav: [],
  manifest: '/remotes/mf-garage/mf-manifest.json',
  entry: '/remotes/mf-garage/assets/entry.old.js',
};
const remote: Remote = { routes: [] };
const newest = {
  metaData: { publicPath: '/remotes/mf-garage/', remoteEntry: { path: 'assets/', name: 'entry.new.js' } },
};

let loadRemoteById: (entries: readonly RemoteEntry[], id: string) => Promise<Remote>;
let loadedRemotes: Map<string, Remote>;
beforeEach(async () => {
  jest.resetModules();
  jest.resetAllMocks();
  ({ loadRemoteById } = await import('./runtime'));
  ({ loadedRemotes } = await import('./loaded-remotes'));
});

it('loads a remote from the entry that the page knows, once', async () => {
  loadRemote.mockResolvedValue({ default: remote });
  await expect(loadRemoteById([garage], 'garage')).resolves.toBe(remote);
  await loadRemoteById([garage], 'garage');
  expect(registerRemotes.mock.calls).toEqual([
    [[{ name: 'mf_garage', entry: garage.entry, type: 'global' }], { force: false }],
  ]);
});

it('tells the page of a remote that is there, and of none that is not', async () => {
  fakeApi({ [`GET ${garage.manifest}`]: { status: 404 } });
  loadRemote.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: remote });
  await expect(loadRemoteById([garage], 'garage')).rejects.toThrow('404');
  expect(loadedRemotes.size).toBe(0);
  fakeApi({ [`GET ${garage.manifest}`]: { body: newest } });
  await loadRemoteById([garage], 'garage');
  expect(loadedRemotes.get('garage')).toBe(remote);
});

it('tries again from the newest entry, at an address nobody has asked before', async () => {
  fakeApi({ [`GET ${garage.manifest}`]: { body: newest } });
  loadRemote.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: remote });
  await expect(loadRemoteById([garage], 'garage')).resolves.toBe(remote);
  const [entries, how] = registerRemotes.mock.calls[1] as [{ entry: string }[], object];
  expect(entries[0]?.entry).toMatch(/^\/remotes\/mf-garage\/assets\/entry\.new\.js\?retry=\d+$/);
  expect(how).toEqual({ force: true });
});

it('gives up after a few quick tries, and starts anew when asked again', async () => {
  const { on } = fakeApi({ [`GET ${garage.manifest}`]: { status: 404 } });
  loadRemote.mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ default: remote });
  await expect(loadRemoteById([garage], 'garage')).rejects.toThrow('404');
  on(`GET ${garage.manifest}`, { body: newest });
  await expect(loadRemoteById([garage], 'garage')).resolves.toBe(remote);
});

it('refuses a remote that nobody named', async () => {
  await expect(loadRemoteById([garage], 'racing')).rejects.toThrow("No remote 'racing'");
});

it('tells a remote that wants another kit from one that is away', async () => {
  fakeApi({ [`GET ${garage.manifest}`]: { body: newest } });
  const refusal =
    '[ Federation Runtime ]: Version 1.0.0 from carnet_shell of shared singleton module @carnet/mf-kit does not satisfy the requirement of mf_garage which needs ^2.0.0)';
  loadRemote.mockRejectedValue(new Error(refusal));
  await expect(loadRemoteById([garage], 'garage')).rejects.toMatchObject({ name: 'VersionMismatch' });
});
