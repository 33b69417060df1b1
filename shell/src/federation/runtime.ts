import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import injectExternalRuntime from '@module-federation/inject-external-runtime-core-plugin';
import { type Remote, type RemoteEntry, VersionMismatch } from '@carnet/mf-kit/federation';
import { loadedRemotes } from './loaded-remotes';
import { shared } from './shared';

const QUICK_TRIES = 3;
const WAIT_MS = 250;
const asked = new Map<string, Promise<Remote>>();
const tried = new Set<string>();

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

/** Loads a remote's `./remote` once. A failure is not cached, so the next call tries again. */
export function loadRemoteById(entries: readonly RemoteEntry[], id: string): Promise<Remote> {
  const known = asked.get(id);
  if (known) return known;
  const loading = tryToLoad(entries, id);
  asked.set(id, loading);
  loading.then(
    (remote) => loadedRemotes.set(id, remote),
    () => asked.delete(id),
  );
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
 * Loads a remote. The runtime caches failures, and the browser caches failed preloads. Each retry therefore reads the newest files from the manifest and uses
 * a new URL.
 */
async function loadOnce(remote: RemoteEntry): Promise<Remote> {
  const name = remote.name.replace(/-/g, '_');
  const again = tried.has(name);
  tried.add(name);
  const entry = again
    ? `${inLanguage(await newestEntry(remote.manifest), remote.language)}?retry=${Date.now()}`
    : remote.entry;
  registerRemotes([{ name, entry, type: 'global' }], { force: again });
  const module = await loadRemote<{ default: Remote }>(`${name}/remote`).catch(asMismatch);
  if (!module) throw new Error(`The remote '${remote.name}' exposes nothing`);
  return module.default;
}

/** The runtime reports this error only by its message. */
const MISMATCH = /shared singleton module \S+ does not satisfy the requirement/;

function asMismatch(error: unknown): never {
  throw error instanceof Error && MISMATCH.test(error.message) ? new VersionMismatch(error.message) : error;
}

/** The manifest names the English file. A page in another language uses the file of its language. */
const inLanguage = (entry: string, language?: string): string =>
  language ? entry.replace(/((?:\.[0-9a-f]{10})?\.js)$/, `.${language}$1`) : entry;

async function newestEntry(manifest: string): Promise<string> {
  const answer = await fetch(`${manifest}?retry=${Date.now()}`);
  if (!answer.ok) throw new Error(`${manifest} answers ${answer.status}`);
  const { metaData } = (await answer.json()) as {
    metaData: { publicPath: string; remoteEntry: { path: string; name: string } };
  };
  return metaData.publicPath + metaData.remoteEntry.path + metaData.remoteEntry.name;
}
