import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from './child.js';
import type { FullOptions } from './defaults.js';
import type { NginxBinary } from './nginx.binary.js';
import { renderNginxConf } from './nginx.conf.js';
import type { RunningGateway } from './options.js';
import { endOrphans } from './orphans.js';
import { readInlineHashes } from './site.js';

/** Writes nginx.conf into the state folder and runs nginx there as a child. */
export async function startNginx(binary: NginxBinary, options: FullOptions): Promise<RunningGateway> {
  const home = join(options.stateDir, 'nginx');
  const pidFile = join(home, 'nginx.pid');
  await mkdir(join(home, 'logs'), { recursive: true });
  await mkdir(join(home, 'temp'), { recursive: true });
  await endOrphans(pidFile, home);
  const conf = renderNginxConf({
    ...options,
    ...binary,
    listen: `${options.host.includes(':') ? `[${options.host}]` : options.host}:${options.port}`,
    inlineHashes: await readInlineHashes(options.siteDir),
    pidFile,
    tempDir: join(home, 'temp'),
    errorLog: join(home, 'logs/error.log'),
    accessLog: { kind: options.accessLog, file: join(home, 'logs/access.log') },
    // Workers of a master that runs as root would run as nobody, who cannot enter root's folders.
    runAs: process.getuid?.() === 0 ? 'root' : undefined,
  });
  await writeFile(join(home, 'nginx.conf'), conf);
  const [command, ...args] = [
    ...(await diesWithParent('SIGQUIT')),
    ...[binary.file, '-p', home, '-e', 'logs/error.log', '-c', 'nginx.conf', '-g', 'daemon off;'],
  ] as [string, ...string[]];
  return startChild({
    kind: 'nginx',
    command,
    args,
    options: { cwd: home, stdio: ['ignore', 'ignore', 'pipe'] },
    host: options.host,
    port: options.port,
    leaveSignal: 'SIGQUIT',
    log: options.log,
  });
}

/** Command prefix that makes Linux signal the process when its parent ends, even if it is killed; empty where there is no `setpriv`. */
async function diesWithParent(signal: NodeJS.Signals): Promise<string[]> {
  const setpriv = '/usr/bin/setpriv';
  const known = await access(setpriv, constants.X_OK).then(
    () => true,
    () => false,
  );
  return known ? [setpriv, '--pdeathsig', signal.replace('SIG', ''), '--'] : [];
}
