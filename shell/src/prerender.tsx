import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { type RemoteEntry, RemotesContext } from '@carnet/mf-kit/federation';
import { StaticRouter } from '@carnet/mf-kit/prerender';
import { ShellRoutes } from './routes/shell-routes';

/** Renders the HTML inside `#root` for a path, as shown before any personal data is loaded. */
export async function renderPath(path: string, entries: readonly RemoteEntry[]): Promise<string> {
  const load = () => new Promise<never>(() => undefined);
  const { prelude } = await prerender(
    <StrictMode>
      <RemotesContext value={{ entries, load, loaded: new Map() }}>
        <StaticRouter location={path}>
          <ShellRoutes />
        </StaticRouter>
      </RemotesContext>
    </StrictMode>,
  );
  return new Response(prelude).text();
}

export { description, shellPages } from './routes/page-table';
