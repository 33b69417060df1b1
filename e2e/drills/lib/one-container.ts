import { freePort } from '@carnet/embedded-pg';
import { call } from '../../src/api.js';
import { until } from '../../src/until.js';
import type { ComposeProject } from './compose-project.js';

const HEALTHY_WITHIN_MS = 120_000;
/** Minimal rights: a read-only file system, and no capabilities. */
const CONTAINED = [
  ...['--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--security-opt', 'no-new-privileges:true'],
  ...['--pids-limit', '256'],
];

/** A container with the whole stack, with its own volume and port. */
export class OneContainer {
  readonly name: string;
  readonly volume: string;
  address = '';

  constructor(
    private readonly project: ComposeProject,
    readonly label: string,
  ) {
    this.name = `${project.name}-${label}`;
    this.volume = `${this.name}-data`;
  }

  /** Creates and starts the container, and waits until it is healthy. */
  async run(image: string, ...more: string[]): Promise<void> {
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    const place = ['--publish', `127.0.0.1:${port}:8080`, '--volume', `${this.volume}:/data`];
    await this.project.docker('run', '--detach', '--name', this.name, ...place, ...CONTAINED, ...more, image);
    await this.untilHealthy();
  }

  async start(): Promise<void> {
    await this.project.docker('start', this.name);
    await this.untilHealthy();
  }

  /** @returns the exit code of its first process */
  async exitCode(): Promise<number> {
    return Number(await this.project.docker('wait', this.name));
  }

  exec(...command: string[]): Promise<string> {
    return this.project.docker('exec', this.name, ...command);
  }

  inspect(format: string): Promise<string> {
    return this.project.docker('inspect', '--format', format, this.name);
  }

  /** Lines of its log. */
  async log(): Promise<string[]> {
    return (await this.project.docker('logs', this.name)).split('\n').filter(Boolean);
  }

  /** Memory of its processes in megabytes. Shared pages are divided among their users (PSS). */
  async memory(): Promise<number> {
    const said = await this.exec(
      'sh',
      '-c',
      `cat /proc/[0-9]*/smaps_rollup 2>/dev/null | awk '/^Pss:/ { sum += $2 } END { print sum }'`,
    );
    return Math.round((Number(said) * 1024) / 1e6);
  }

  /** Number of worker processes for pictures, papers and books, busy or waiting. */
  async workers(): Promise<number> {
    // Their files are below svc-records and svc-dossier. The brackets keep this command itself from matching.
    const said = await this.exec('sh', '-c', 'grep -l "/stack/[s]vc-" /proc/[0-9]*/cmdline 2>/dev/null | wc -l');
    return Number(said);
  }

  /** Memory as Docker reports it. It includes page cache, which the kernel frees when memory is needed. */
  memoryByDocker(): Promise<string> {
    return this.project.docker('stats', '--no-stream', '--format', '{{index (split .MemUsage " / ") 0}}', this.name);
  }

  /** Removes the container, and its volume unless it is still needed. */
  async remove({ volume = true } = {}): Promise<void> {
    await this.project.tryDocker('rm', '--force', this.name);
    if (volume) await this.project.tryDocker('volume', 'rm', '--force', this.volume);
  }

  async untilHealthy(): Promise<void> {
    const answers = async () => (await call({ address: this.address, path: '/api/health' })).status === 200;
    await until('everything in the container answers', () => answers().catch(() => false), HEALTHY_WITHIN_MS);
  }
}
