// Composes the site from the build outputs of the frontends: `tsx scripts/compose.ts`, or for one remote
// `tsx scripts/compose.ts --remote mf-garage`. `--out` names another folder than `.carnet/site`; `--plain` compresses
// nothing. It builds nothing itself.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compression } from './compose/compress.js';
import { publishRemote, publishShell } from './compose/publish.js';
import { writePages } from './compose/pages.js';
import { pruneOldFiles } from './compose/prune.js';
import { inRoot, REMOTES } from './lib/paths.js';

const { values } = parseArgs({
  options: { remote: { type: 'string', multiple: true }, out: { type: 'string' }, plain: { type: 'boolean' } },
});
if (values.plain) compression.when = 'later';
const site = values.out ?? inRoot('.carnet/site');

if (!values.remote) await publishShell(inRoot('shell/dist'), site);
const remotes = values.remote ?? REMOTES.filter((name) => existsSync(inRoot(name, 'dist/mf-manifest.json')));
for (const name of remotes) await publishRemote(inRoot(name, 'dist'), site, name);
if (await writePages(site)) console.log('The pages have another policy: an nginx that runs has to be started again.');
await pruneOldFiles(site);
