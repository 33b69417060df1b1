import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import type { Remote, RemoteEntry } from '@carnet/mf-kit';
import { shared } from './shared';

const QUICK_TRIES = 3;
const WAIT_MS = 250;
const loaded = new Map<string, Promise<Remote>>();
const asked = new Set<string>();

init({
  name: 'carnet_shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(shared).map(([key, share]) => [
      key,
      { ...share, shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${share.version}` } },
    ]),
  ),
  plugins: [injectExternalRuntime()],
});

/** Loads a remote's `./remote` once. A failure is not kept: the next call starts anew. */
export function loadRemoteById(entries: readonly RemoteEntry[], id: string): Promise<Remote> {
  const known = loaded.get(id);
  if (known) return known;
  const loading = tryToLoad(entries, id);
  loaded.set(id, loading);
  loading.catch(() => loaded.delete(id));
  return loading;
}

async function tryToLoad(entries: readonly RemoteEntry[], id: string): Promise<Remote> {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No remote '${id}' is known`);
  for (let round = 1; ; round += 1) {
    try {
      return await loadOnce(entry);
    } catch (error) {
      if (round >= QUICK_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS * round));
    }
  }
}

/**
 * The runtime keeps a failed manifest, and a browser a failed preload: every further try goes to an address nobody has asked
 * before.
 */
async function loadOnce(entry: RemoteEntry): Promise<Remote> {
  const name = entry.name.replace(/-/g, '_');
  const again = asked.has(name);
  asked.add(name);
  registerRemotes([{ name, entry: again ? `${entry.manifest}?retry=${Date.now()}` : entry.manifest }], {
    force: again,
  });
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`);
  if (!module) throw new Error(`The remote '${entry.name}' exposes nothing`);
  return module.default;
}
