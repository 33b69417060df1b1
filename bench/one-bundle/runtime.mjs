// Replaces shell/src/federation/runtime.ts in a build without federation: the remotes are part of the build.
import garage from '../../mf-garage/src/remote.tsx';
import records from '../../mf-records/src/remote.tsx';
import service from '../../mf-service/src/remote.tsx';
import usage from '../../mf-usage/src/remote.tsx';
import { loadedRemotes } from '../../shell/src/federation/loaded-remotes.ts';

const remotes = { garage, records, service, usage };

for (const [id, remote] of Object.entries(remotes)) loadedRemotes.set(id, remote);

export const loadRemoteById = async (entries, id) => remotes[id];
