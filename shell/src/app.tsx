import { AppRouter, type AppHistory, type RemoteEntry } from '@carnet/mf-kit/federation';
import { RemotesProvider } from './federation/remotes-provider';
import { ShellRoutes } from './routes/shell-routes';

export interface AppProps {
  history: AppHistory;
  remotes: readonly RemoteEntry[];
}

export function App({ history, remotes }: AppProps) {
  return (
    <RemotesProvider entries={remotes}>
      <AppRouter history={history}>
        <ShellRoutes />
      </AppRouter>
    </RemotesProvider>
  );
}
