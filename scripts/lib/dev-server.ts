import { rspack, type Compiler } from '@rspack/core';
import { RspackDevServer, type Configuration as ServerOptions } from '@rspack/dev-server';
import { remoteConfig } from '@carnet/tooling/rspack/remote.mjs';
import { shellConfig } from '@carnet/tooling/rspack/shell.mjs';
import { devPage, type DevEntry } from './dev-page.js';
import { inRoot } from './paths.js';

export interface DevOptions {
  /** Remotes in development; all others come from the stack. */
  remotes: readonly string[];
  /** Address of the running stack, which answers the API and the other remotes. */
  stack: string;
  /** The port of the pages. Further remotes take the ports after it. */
  port: number;
}

/**
 * Serves remotes with hot reload inside a shell that is also a development build, since React's hot reload and development messages need both
 * of them to be one. The running stack does not change. @returns the address
 */
export async function startDevServer({ remotes, stack, port }: DevOptions): Promise<string> {
  await buildShell();
  const ports = new Map(remotes.map((name, at) => [name, port + at]));
  for (const [name, own] of ports) {
    const front = own === port;
    const compiler = rspack(remoteConfig({ name, root: inRoot(name), dev: true }));
    await new RspackDevServer(front ? frontOptions(stack, ports, own) : remoteOptions(own), compiler).start();
  }
  return `http://127.0.0.1:${port}`;
}

/** Builds the shell, and again whenever its sources or the kit's change. The change shows after a reload of the page. */
async function buildShell(): Promise<void> {
  const [page] = shellConfig({ root: inRoot('shell'), dev: true });
  const compiler: Compiler = rspack(page);
  await new Promise<void>((resolve, reject) => {
    compiler.watch({}, (error, stats) => {
      if (error) reject(error);
      if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
      resolve();
    });
  });
}

function remoteOptions(port: number): ServerOptions {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    static: false,
    allowedHosts: 'all',
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: { errors: true, warnings: false } },
  };
}

function frontOptions(stack: string, ports: ReadonlyMap<string, number>, port: number): ServerOptions {
  const others = [...ports].filter(([, other]) => other !== port);
  const own = [...ports].find(([, other]) => other === port)?.[0];
  return {
    ...remoteOptions(port),
    static: { directory: inRoot('.carnet/dev/shell/page'), publicPath: '/', watch: false },
    setupMiddlewares: (middlewares) => [{ name: 'pages', middleware: pages(stack, [...ports.keys()]) }, ...middlewares],
    proxy: [
      ...others.map(([name, other]) => ({ context: [`/remotes/${name}/`], target: `http://127.0.0.1:${other}` })),
      {
        pathFilter: (path: string) => path.startsWith('/api/') || isElsewhere(path, own),
        target: stack,
        changeOrigin: true,
      },
    ],
  };
}

const isElsewhere = (path: string, own = ''): boolean =>
  path.startsWith('/remotes/') && !path.startsWith(`/remotes/${own}/`);

type Middleware = (
  request: { url?: string; method?: string },
  response: { setHeader(name: string, value: string): void; end(text: string): void },
  next: (error?: unknown) => void,
) => void;

/** Serves the same page for every path that is neither a file nor an API call. */
function pages(stack: string, remotes: readonly string[]): Middleware {
  return (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '/';
    if (request.method !== 'GET' || /^\/(api|remotes|assets|ws)(\/|$)/.test(path) || /\.[^/]*$/.test(path))
      return next();
    entriesOf(stack, remotes)
      .then((entries) => {
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(devPage(entries));
      })
      .catch(next);
  };
}

/** The stack's remotes. Those in development have the entry of the dev server. */
async function entriesOf(stack: string, remotes: readonly string[]): Promise<DevEntry[]> {
  const entries = (await (await fetch(`${stack}/remotes.json`)).json()) as DevEntry[];
  return entries.map((entry) =>
    remotes.includes(entry.name) ? { ...entry, entry: `/remotes/${entry.name}/assets/entry.js` } : entry,
  );
}
